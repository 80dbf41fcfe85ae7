import { Node } from "@tiptap/core";

const kinds = [
  {
    title: "Video YouTube",
    pattern: /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/)\S+$/,
  },
  {
    title: "Peta Google Maps",
    pattern:
      /^https:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps\/|maps\.app\.goo\.gl\/|maps\.google\.[a-z.]{2,6}\/)\S+$/,
  },
];

/** What a card is called that leads to an address; null for an address that no card is made of. */
export function embedTitle(href: string): string | null {
  return kinds.find(({ pattern }) => pattern.test(href))?.title ?? null;
}

/** A figure with nothing but a link in it to a video or a map. */
function cardLink(figure: Element): Element | null {
  const link = figure.firstElementChild;
  const isAlone = figure.childElementCount === 1 && figure.textContent?.trim() === link?.textContent?.trim();
  const isPlain = link?.localName === "a" && link.childElementCount === 0 && !link.hasAttribute("target");
  return isAlone && isPlain && embedTitle(link.getAttribute("href") ?? "") ? link : null;
}

/** A video or a map as a card: stored as a link in a figure, so nothing of a third party loads before somebody follows it. */
export const Embed = Node.create({
  name: "embed",
  group: "block",
  content: "text*",
  marks: "",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    href: {
      default: "",
      rendered: false,
      parseHTML: (figure: HTMLElement) => cardLink(figure)?.getAttribute("href"),
    },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      priority: 60,
      getAttrs: (figure) => cardLink(figure) !== null && null,
      contentElement: (figure) => cardLink(figure as Element) as HTMLElement,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    "figure",
    { ...HTMLAttributes, class: "writing-embed", "data-address": node.attrs.href },
    ["a", { href: node.attrs.href }, 0],
  ],
});
