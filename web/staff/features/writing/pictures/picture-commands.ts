import type { Node, NodeType, ResolvedPos } from "@tiptap/pm/model";
import { type Command, NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";

export interface Picture {
  src: string;
  alt: string;
}

const typesOf = (node: Node) => node.type.schema.nodes as Record<string, NodeType>;

/** A picture as it stands in an article: a figure, to which a caption may be added. */
export function figureOf(doc: Node, { src, alt }: Picture): Node | null {
  const { figure, paragraph, image } = typesOf(doc);
  if (!figure || !paragraph || !image) return null;
  return figure.create(null, paragraph.create(null, image.create({ src, alt })));
}

/** Where a block may stand that is put at a position: behind the text block there, or in its place where it is empty. */
export function blockPlace(doc: Node, pos: number, type: NodeType): { from: number; to: number } {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  for (let depth = $pos.depth; depth >= 0; depth -= 1) {
    const parent = $pos.node(depth);
    const isBetween = depth === $pos.depth && !parent.inlineContent;
    if (isBetween && parent.canReplaceWith($pos.index(), $pos.index(), type)) return { from: pos, to: pos };
    if (depth === 0) break;
    const outer = $pos.node(depth - 1);
    const index = $pos.index(depth - 1);
    const isEmpty = parent.type.name === "paragraph" && parent.content.size === 0;
    if (isEmpty && outer.canReplaceWith(index, index + 1, type)) {
      return { from: $pos.before(depth), to: $pos.after(depth) };
    }
    const after = $pos.after(depth);
    if (outer.canReplaceWith(index + 1, index + 1, type) && !isIsolated($pos, depth)) {
      return { from: after, to: after };
    }
  }
  return { from: doc.content.size, to: doc.content.size };
}

/** What is put into a figure goes behind it, so that no picture stands in another one's. */
function isIsolated($pos: ResolvedPos, depth: number): boolean {
  return $pos.node(depth - 1).type.name === "figure";
}

/** Puts a picture near a position, and below the last block a paragraph; answers where the picture ends. */
export function putPicture(tr: Transaction, pos: number, picture: Picture): number | null {
  const figure = figureOf(tr.doc, picture);
  if (!figure) return null;
  const { from, to } = blockPlace(tr.doc, pos, figure.type);
  tr.replaceWith(from, to, figure);
  const end = from + figure.nodeSize;
  const { paragraph } = typesOf(tr.doc);
  if (!tr.doc.resolve(end).nodeAfter && paragraph) tr.insert(end, paragraph.create());
  return end;
}

/** Puts a picture behind the selection, and the cursor below it. */
export function insertPicture(picture: Picture): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const end = putPicture(tr, state.selection.to, picture);
    if (end === null) return false;
    dispatch?.(selectBelow(tr, end).scrollIntoView());
    return true;
  };
}

/** Puts the cursor into the text behind a block, which gets a paragraph there where nothing is written. */
export function selectBelow(tr: Transaction, end: number): Transaction {
  const { paragraph } = typesOf(tr.doc);
  const $end = tr.doc.resolve(end);
  const isText = $end.nodeAfter?.isTextblock === true;
  if (!isText && paragraph && $end.parent.canReplaceWith($end.index(), $end.index(), paragraph)) {
    tr.insert(end, paragraph.create());
  }
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1));
}

/**
 * Moves the cursor off a picture that is selected, or out of its line in a figure, to where one may write: nothing that
 * is typed or put there is to replace the picture, or to stand in its figure. False where it is at neither.
 */
export function leavePicture(tr: Transaction): boolean {
  const { selection } = tr;
  const { $from } = selection;
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "image";
  const depth = figureDepth($from);
  const isInFigure = depth > 0 && depth === $from.depth - 1;
  if (isInFigure && $from.parent.type.name === "paragraph" && (isPicture || hasPicture($from.parent))) {
    if (!isPicture && !selection.empty) return false;
    const end = $from.after(depth);
    const next = tr.doc.nodeAt(end);
    const { paragraph } = typesOf(tr.doc);
    // What stands below already is another thought.
    if (paragraph && (next?.type !== paragraph || next.content.size > 0)) tr.insert(end, paragraph.create());
    tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1));
    return true;
  }
  if (!isPicture) return false;
  tr.setSelection(TextSelection.create(tr.doc, selection.to));
  return true;
}

/** Changes the picture at a position: its address, its words. */
export function changePicture(pos: number, change: Partial<Picture>): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (node?.type.name !== "image") return false;
    // Another picture has other measures.
    const measures = change.src === undefined ? {} : { width: null, height: null };
    const tr = state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...measures, ...change });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)));
    return true;
  };
}

/** How deep the figure stands that a position is in; 0 outside. */
function figureDepth($pos: ResolvedPos): number {
  for (let depth = $pos.depth; depth > 0; depth -= 1)
    if ($pos.node(depth).type.name === "figure") return depth;
  return 0;
}

/** Deletes the selected picture, with its figure where that holds no other. */
export const deletePicture: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return false;
  const { $from } = selection;
  const depth = figureDepth($from);
  const figure = depth > 0 ? $from.node(depth) : null;
  const rest = figure?.children.filter(
    (child) => child !== $from.parent && child.type.name !== "figureCaption",
  );
  const isAlone = $from.parent.childCount === 1 && rest?.length === 0;
  if (!isAlone) {
    dispatch?.(state.tr.deleteSelection().scrollIntoView());
    return true;
  }
  const { paragraph } = typesOf(state.doc);
  const [from, to] = [$from.before(depth), $from.after(depth)];
  const tr = state.tr;
  const isOnly = $from.node(depth - 1).childCount === 1;
  if (isOnly && paragraph) tr.replaceWith(from, to, paragraph.create());
  else tr.delete(from, to);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), -1));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Goes to the caption of the picture at a position, and makes one where there is none. */
export function toCaption(pos: number): Command {
  return (state, dispatch) => {
    const $pos = state.doc.resolve(pos);
    const { figure, figureCaption } = typesOf(state.doc);
    if (!figure || !figureCaption) return false;
    const tr = state.tr;
    const depth = figureDepth($pos);
    if (!depth) {
      // A picture that stands alone in its paragraph becomes a figure; between words there is no place for a caption.
      if ($pos.parent.type.name !== "paragraph" || $pos.parent.childCount > 1) return false;
      const outer = $pos.node(-1);
      if (!outer.canReplaceWith($pos.index(-1), $pos.indexAfter(-1), figure)) return false;
      const inner = $pos.parent.type.create(null, $pos.parent.content);
      tr.replaceWith($pos.before(), $pos.after(), figure.create(null, [inner, figureCaption.create()]));
      tr.setSelection(TextSelection.near(tr.doc.resolve($pos.before() + 1 + inner.nodeSize + 1)));
    } else {
      const end = $pos.end(depth);
      let caption: number | null = null;
      $pos.node(depth).forEach((child, offset) => {
        if (child.type === figureCaption) caption = $pos.start(depth) + offset + child.nodeSize - 1;
      });
      if (caption === null) tr.insert(end, figureCaption.create());
      tr.setSelection(TextSelection.create(tr.doc, caption ?? end + 1));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** From a picture or its caption Enter goes on below. */
export const leaveFigure: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const depth = figureDepth($from);
  if (!depth || depth !== $from.depth - 1 || figureDepth($to) !== depth) return false;
  if ($from.parent.type.name === "paragraph" && !hasPicture($from.parent)) return false;
  const { paragraph } = typesOf(state.doc);
  const end = $from.after(depth);
  if (
    !paragraph ||
    !$from.node(depth - 1).canReplaceWith($from.indexAfter(depth - 1), $from.indexAfter(depth - 1), paragraph)
  )
    return false;
  const next = state.doc.nodeAt(end);
  const isReady = next?.type === paragraph && next.content.size === 0;
  const tr = isReady ? state.tr : state.tr.insert(end, paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

export function hasPicture(block: Node): boolean {
  return block.children.some(({ type }) => type.name === "image");
}
