const noise = "script, style, meta, link, title, xml, template, noscript";
/** Pictures that are nowhere. */
const passing = 'img:not([src]), img[src^="blob:"], img[src^="file:"], img[src^="data:"]';
/** Of these a browser can make files: of Word and Docs, the latter for as long as somebody is signed in there. */
const movable = 'img[src^="data:image/"], img[src*=".googleusercontent.com/docs"]';
const blocks =
  "address, article, aside, blockquote, div, dl, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul";
/** Pictures that come into the library at once. */
const mostPictures = 10;
const signs =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

/** Stands in the words where a picture is to come. */
export const pictureMark = (index: number) => `⟦gambar ${index}⟧`;
export const pictureMarks = /⟦gambar (\d+)⟧/g;

export interface ForeignHtml {
  html: string;
  /** Addresses of pictures that are to be uploaded, in the order of their marks. */
  pictures: string[];
  /** Pictures that cannot come along. */
  lost: number;
}

/**
 * Copied HTML as it may be sent to be cleaned: without what weighs much and says nothing, with the lines that mail
 * programs and chats make of `div`s as paragraphs, Word's lists as lists and emoji as text. Read in a document of its
 * own, which loads and runs nothing.
 */
export function tidyForeignHtml(html: string): ForeignHtml {
  const body = bodyOf(html);
  for (const image of body.querySelectorAll("img")) {
    if (signs.test(image.alt)) image.replaceWith(image.alt);
  }
  const pictures: string[] = [];
  for (const image of body.querySelectorAll<HTMLImageElement>(movable)) {
    if (pictures.length === mostPictures) break;
    image.replaceWith(pictureMark(pictures.length));
    pictures.push(image.src);
  }
  const lost = body.querySelectorAll<HTMLImageElement>(`${passing}, ${movable}`);
  for (const image of lost) image.remove();
  // The innermost first.
  for (const div of [...body.querySelectorAll("div, address")].reverse()) {
    if (!div.querySelector(blocks) && div.textContent?.trim()) toParagraph(div);
  }
  return { html: body.innerHTML, pictures, lost: lost.length };
}

/** Whether it says anything beside pictures. */
export function hasWords(html: string): boolean {
  return Boolean(bodyOf(html).textContent?.trim());
}

/** Whether it is one cell of a sheet, whose words are meant. */
export function isOneCell(html: string): boolean {
  const body = bodyOf(html);
  return (
    body.querySelectorAll("td, th").length === 1 &&
    body.textContent?.trim() === body.querySelector("table")?.textContent?.trim()
  );
}

export function wordsOf(html: string): string {
  return bodyOf(html).textContent?.trim() ?? "";
}

function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(noise)) element.remove();
  return body;
}

function toParagraph(element: Element): void {
  const paragraph = element.ownerDocument.createElement("p");
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}
