import { Mark, type MarkConfig } from "@tiptap/core";
import { ofEveryMark, shown, unseen } from "./node-attributes";

const wrapper = (name: string, tags: readonly [string, ...string[]], config: Partial<MarkConfig> = {}) => {
  const [usual, ...others] = tags;
  return Mark.create({
    name,
    // Elements of one kind may stand within each other, and as `wrap` says do.
    excludes: "",
    addAttributes: () => ({
      ...ofEveryMark,
      ...(others.length > 0 && {
        tag: {
          default: usual,
          rendered: false,
          parseHTML: ({ localName }: HTMLElement) => (others.includes(localName) ? localName : usual),
        },
      }),
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag ?? usual, HTMLAttributes, 0],
    ...config,
  });
};

export const Link = wrapper("link", ["a"], {
  inclusive: false,
  excludes: "link",
  addAttributes: () => ({ ...ofEveryMark, ...shown("href"), ...shown("title"), ...shown("target") }),
});
export const Highlight = wrapper("highlight", ["mark"]);
/** `<strong>`, or `<b>` where it was read. */
export const Bold = wrapper("bold", ["strong", "b"]);
/** `<em>`, or `<i>` where it was read. */
export const Italic = wrapper("italic", ["em", "i"]);
export const Underline = wrapper("underline", ["u"]);
export const Strike = wrapper("strike", ["s"]);
export const Superscript = wrapper("superscript", ["sup"]);
export const Subscript = wrapper("subscript", ["sub"]);
export const Code = wrapper("code", ["code"], { code: true });

/** A space that stands for `as` in the source: a line break and what else a browser shows as one space. */
export const SoftSpace = Mark.create({
  name: "softSpace",
  inclusive: false,
  addAttributes: () => unseen("as", "\n"),
  renderHTML: () => ["span", { "data-soft": "" }, 0],
});
