import { listWordItems } from "./word-lists";

const noise = "script, style, meta, link, title, xml, template, noscript";
/** Pictures that are nowhere, or that Google Docs shows for as long as somebody is signed in there. */
const passing =
  'img[src^="data:"], img[src^="blob:"], img[src^="file:"], img[src*=".googleusercontent.com/docs"]';
const blocks =
  "address, article, aside, blockquote, div, dl, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul";

/**
 * Copied HTML as it may be sent to be cleaned: without what weighs much and says nothing, with the lines that mail
 * programs and chats make of `div`s as paragraphs, and Word's lists as lists. Read in a document of its own, which
 * loads and runs nothing.
 */
export function tidyForeignHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(noise)) element.remove();
  for (const image of body.querySelectorAll(passing)) image.remove();
  listWordItems(body);
  for (const heading of body.querySelectorAll("h5, h6")) rename(heading, "h4");
  // The innermost first.
  for (const div of [...body.querySelectorAll("div, address")].reverse()) {
    if (!div.querySelector(blocks) && div.textContent?.trim()) rename(div, "p");
  }
  return body.innerHTML;
}

/** Whether it says anything beside pictures. */
export function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(noise)) element.remove();
  return Boolean(body.textContent?.trim());
}

/** How many pictures it shows. */
export function picturesIn(html: string): number {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(noise)) element.remove();
  return body.querySelectorAll("img").length;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  if (element.getAttribute("lang")) renamed.setAttribute("lang", element.getAttribute("lang") ?? "");
  element.replaceWith(renamed);
}
