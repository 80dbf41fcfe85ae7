import type { Mark, Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { documentSchema } from "../../web/staff/features/writing/document/document-extensions";

const schema = documentSchema();
const { nodes } = schema;

const words = fc.oneof(
  fc.constantFrom(
    "kata",
    "a & b",
    "<p>",
    ' "kutip"',
    "x",
    " ",
    "  ",
    "\u00a0",
    "é",
    "👍",
    "a\u00a0",
    "\n",
    "a\nb",
    " spasi ",
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: "binary" }).filter((text) => !text.includes("\0")),
);

const addresses = fc.constantFrom(
  "/blog/a",
  "https://contoh.id/?a=1&b=2",
  "mailto:a@b.id",
  "javascript:alert(1)",
  "//jahat.id",
  "",
);
const languages = fc.constantFrom(null, null, null, "en");

const wrappers: fc.Arbitrary<Mark> = fc.oneof(
  fc
    .constantFrom("bold", "italic", "underline", "strike", "code", "superscript", "subscript", "highlight")
    .chain((name) => languages.map((lang) => schema.mark(name, { lang }))),
  fc.constantFrom("b", "strong").map((tag) => schema.mark("bold", { tag })),
  fc
    .record({
      href: addresses,
      title: fc.constantFrom(null, "", 'judul "a"'),
      target: fc.constantFrom(null, "_blank", "_top"),
    })
    .map((attributes) => schema.mark("link", attributes)),
  fc.constantFrom("\n", "\n  ", "  ").map((as) => schema.mark("softSpace", { as })),
);

const marks = fc.array(wrappers, { maxLength: 3 });

const leaf: fc.Arbitrary<Node> = fc.oneof(
  { weight: 6, arbitrary: words.map((text) => schema.text(text)) },
  languages.map((lang) => schema.node("hardBreak", { lang })),
  fc
    .record({
      src: fc.constantFrom("/media/a.jpg", "https://x.id/a.png", "http://x.id/a.png"),
      alt: words,
      width: fc.constantFrom(null, "480"),
    })
    .map((attributes) => schema.node("image", attributes)),
  fc.constant(schema.node("blank")),
);

const line = fc
  .array(fc.tuple(leaf, marks), { maxLength: 5 })
  .map((parts) =>
    parts.map(([node, on]) => node.mark(on.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []))),
  );

const textBlock = (name: string, attributes: fc.Arbitrary<object> = fc.constant({})) =>
  fc
    .tuple(line, attributes, languages)
    .map(([content, more, lang]) => schema.node(name, { ...more, lang }, content));

const cellAttributes = fc.record({ colspan: fc.constantFrom(1, 1, 2), rowspan: fc.constantFrom(1, 1, 3) });

/** Any block that the editor's schema lets stand, as the editor itself would make it. */
const blockTrees: fc.Arbitrary<Node> = fc.letrec<{ block: Node; blocks: Node[]; table: Node }>((tie) => ({
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    textBlock("paragraph", fc.record({ bare: fc.constantFrom(null, null, true, false) })),
    textBlock("heading", fc.record({ level: fc.constantFrom(2, 3, 4) })),
    textBlock("codeBlock", fc.record({ plain: fc.boolean() })),
    fc.constant(schema.node("horizontalRule")),
    fc
      .tuple(fc.constantFrom("section", "blockquote", "figure"), tie("blocks"))
      .map(([name, inside]) => schema.node(name, null, inside)),
    fc
      .tuple(
        fc.constantFrom(
          ...[1, 3].flatMap((start) =>
            [true, false].map((reversed) => ({ name: "orderedList", start, reversed })),
          ),
          { name: "bulletList" },
        ),
        fc.array(tie("blocks"), { minLength: 1, maxLength: 3 }),
      )
      .map(([{ name, ...attributes }, items]) =>
        schema.node(
          name,
          attributes,
          items.map((inside) => schema.node("listItem", null, inside)),
        ),
      ),
    fc
      .array(
        fc.oneof(
          textBlock("descriptionTerm"),
          tie("blocks").map((inside) => schema.node("descriptionDetails", null, inside)),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((inside) => schema.node("descriptionList", null, inside)),
    fc.tuple(tie("block"), textBlock("figureCaption")).map((inside) => schema.node("figure", null, inside)),
    tie("table"),
    fc
      .tuple(textBlock("tableCaption"), fc.option(tie("table")))
      .map(([caption, table]) => schema.node("captionedTable", null, table ? [caption, table] : [caption])),
  ),
  blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3 }),
  table: fc
    .array(
      fc.tuple(
        fc.constantFrom(null, null, "thead", "tbody", "tfoot", "none"),
        fc.array(
          fc
            .tuple(fc.boolean(), cellAttributes, tie("blocks"))
            .map(([isHeader, attributes, inside]) =>
              schema.node(isHeader ? "tableHeader" : "tableCell", attributes, inside),
            ),
          { maxLength: 3 },
        ),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((rows) =>
      schema.node(
        "table",
        null,
        rows.map(([section, cells]) => schema.node("tableRow", { section }, cells)),
      ),
    ),
})).block;

export const documentTrees: fc.Arbitrary<Node> = fc
  .array(blockTrees, { minLength: 1, maxLength: 4 })
  .map((blocks) => schema.node("doc", null, blocks));

export const lineMarks = marks;
export const typedText = words;
export const blockTypes = Object.values(nodes).filter((type) => type.isTextblock);
export const containerTypes = Object.values(nodes).filter(
  (type) => type.isBlock && !type.isTextblock && !type.isLeaf && type.name !== "doc",
);
