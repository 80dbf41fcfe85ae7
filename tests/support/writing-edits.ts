import type { Mark, Node, NodeType } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { canJoin, canSplit, findWrapping, liftTarget, type Transform } from "@tiptap/pm/transform";
import fc from "fast-check";
import { documentSchema } from "../../web/staff/features/writing/document/extensions";

const schema = documentSchema;
const types = Object.values(schema.nodes);
const blockTypes = types.filter(({ name }) => /^(paragraph|heading|codeBlock)$/.test(name));
const containerTypes = types.filter(({ name }) =>
  /^(blockquote|bulletList|orderedList|container)$/.test(name),
);
const typedText = fc.constantFrom(
  "kata",
  "a & b",
  "<p>",
  ' "kutip"',
  "x",
  " ",
  "\u00a0",
  "é",
  "👍",
  " spasi ",
);
const lineMarks = fc.array(
  fc.oneof(
    fc
      .constantFrom("bold", "italic", "underline", "strike", "code", "superscript", "subscript", "highlight")
      .map((name) => schema.mark(name)),
    fc.constantFrom("/blog/a", "https://contoh.id/?a=1&b=2").map((href) => schema.mark("link", { href })),
  ),
  { maxLength: 3 },
);

interface Edit {
  kind: (typeof kinds)[number];
  /** Places, as parts of the document's length. */
  from: number;
  to: number;
  target: number;
  text: string;
  marks: readonly Mark[];
  type: number;
}

const kinds = [
  "type",
  "delete",
  "copy",
  "split",
  "join",
  "mark",
  "unmark",
  "block",
  "wrap",
  "lift",
  "attribute",
] as const;
const part = fc.nat(1000).map((part) => part / 1000);

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    ...{ from: part, to: part, target: part, text: typedText, marks: lineMarks, type: fc.nat(100) },
  }),
  { minLength: 1, maxLength: 8 },
);

/** The document after these edits in the editor; one that is impossible where it falls changes nothing. */
export function edited(document: Node, steps: readonly Edit[]): Node {
  return steps.reduce(
    (state, step) => {
      const { tr } = state;
      try {
        edit(tr, step);
        tr.doc.check();
      } catch {
        return state;
      }
      return state.apply(tr);
    },
    EditorState.create({ doc: document }),
  ).doc;
}

function edit(transform: Transform, { kind, text, marks, type, ...places }: Edit) {
  const { doc } = transform;
  const lines = placesIn(doc, (node) => node.inlineContent);
  const [from = 0, to = 0] = [pick(lines, places.from), pick(lines, places.to)].sort((a, b) => a - b);
  // What lies near each other is edited together more often than what does not.
  const end = type % 2 === 0 ? to : Math.min(doc.resolve(from).end(), from + 3);
  const range = doc.resolve(from).blockRange(doc.resolve(end));
  switch (kind) {
    case "type":
      // The cleaner takes a link off that holds no words.
      return transform.replaceWith(
        from,
        from,
        doc.type.schema.text(text, text.trim() ? marks : marks.filter((mark) => mark.type.name !== "link")),
      );
    case "delete":
      return transform.deleteRange(from, end);
    case "copy": {
      const target = pick(lines, places.target);
      return transform.replaceRange(target, target, doc.slice(from, end));
    }
    case "split": {
      const depth = 1 + (type % 2);
      return canSplit(doc, from, depth) && transform.split(from, depth);
    }
    case "join": {
      const joints = placesIn(doc, () => true).filter((place) => canJoin(doc, place));
      return joints.length > 0 && transform.join(pick(joints, places.from));
    }
    case "mark":
      return marks.map((mark) => transform.addMark(from, end, mark));
    case "unmark":
      return transform.removeMark(from, end, marks[0]);
    case "block":
      return transform.setBlockType(from, end, blockTypes[type % blockTypes.length] as NodeType);
    case "wrap": {
      const container = containerTypes[type % containerTypes.length];
      const wrapping = range && container && findWrapping(range, container);
      return range && wrapping && transform.wrap(range, wrapping);
    }
    case "lift": {
      const target = range && liftTarget(range);
      return range && target != null && transform.lift(range, target);
    }
    case "attribute": {
      const nodes = placesIn(doc, () => true).filter((place) => doc.nodeAt(place)?.isText === false);
      const [name, value] = attributes[type % attributes.length] ?? ["lang", "en"];
      return transform.setNodeAttribute(pick(nodes, places.from), name, value);
    }
  }
}

const pick = (positions: readonly number[], part: number) =>
  positions[Math.round(part * (positions.length - 1))] ?? 0;

/** Positions right in a node of this kind. */
function placesIn(doc: Node, isMeant: (node: Node) => boolean): number[] {
  return Array.from({ length: doc.content.size + 1 }, (_, place) => place).filter((place) =>
    isMeant(doc.resolve(place).parent),
  );
}

const attributes: [string, unknown][] = [
  ["lang", "en"],
  ["colspan", 2],
  ["start", 5],
  ["level", 4],
  ["alt", "toko & taman"],
  ["src", "/media/b.jpg"],
  ["part", ""],
];
