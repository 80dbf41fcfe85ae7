import { callOrReturn, Extension, getExtensionField, Node, type NodeConfig } from "@tiptap/core";
import { ofEveryNode, shown, unseen } from "./node-attributes";

declare module "@tiptap/core" {
  interface NodeConfig<Options, Storage> {
    /** What prosemirror-tables knows a node by. */
    tableRole?: string | ((this: { name: string; options: Options; storage: Storage }) => string);
  }
}

/** Gives the nodes below the roles that prosemirror-tables works with. */
export const TableRoles = Extension.create({
  name: "tableRoles",
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options, storage: extension.storage };
    return {
      tableRole: callOrReturn(getExtensionField<NodeConfig["tableRole"]>(extension, "tableRole", context)),
    };
  },
});

/** Rows alone: the caption stands beside them (CaptionedTable), and a row says in which section it is. */
export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  tableRole: "table",
  isolating: true,
  addAttributes: () => ofEveryNode,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
});

export const CaptionedTable = Node.create({
  name: "captionedTable",
  group: "block",
  content: "tableCaption table?",
  isolating: true,
  addAttributes: () => ofEveryNode,
  parseHTML: () => [{ tag: "div[data-captioned]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", { ...HTMLAttributes, "data-captioned": "" }, 0],
});

/**
 * `section` is "thead", "tbody", "tfoot", or "none" right in the table; null for a new row, which its neighbours
 * decide (see table-sections.ts). `opens` stands on the first row of each section that was read.
 */
export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  tableRole: "row",
  addAttributes: () => ({ ...ofEveryNode, ...unseen("section"), ...unseen("opens") }),
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
});

const cellAttributes = {
  ...ofEveryNode,
  ...shown("colspan", 1),
  ...shown("rowspan", 1),
  ...unseen("colwidth"),
};

export const TableCell = Node.create({
  name: "tableCell",
  content: "block+",
  tableRole: "cell",
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: "tableHeader",
  content: "block+",
  tableRole: "header_cell",
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, ...shown("scope") }),
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});
