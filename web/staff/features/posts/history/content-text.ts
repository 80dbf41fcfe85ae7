const blocks = new Set(
  "ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);

/** The text of an article's HTML as somebody compares it: a line for each block, with addresses of links and pictures. */
export function contentText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return textOf(body)
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/[ \n]+/g, (space) => (space.includes("\n") ? "\n" : space))
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  const text = [...node.childNodes].map(textOf).join("");
  if (!(node instanceof Element)) return text;
  const { tagName } = node;
  if (tagName === "BR") return "\n";
  if (tagName === "IMG") {
    return `\n[Gambar: ${[node.getAttribute("alt"), node.getAttribute("src")].filter(Boolean).join(", ")}]\n`;
  }
  if (tagName === "A") return `${text} (${node.getAttribute("href") ?? ""})`;
  if (tagName === "TD" || tagName === "TH") return `${text} | `;
  const heading = /^H([1-6])$/.exec(tagName);
  const mark = heading ? `${"#".repeat(Number(heading[1]))} ` : tagName === "LI" ? "• " : "";
  return blocks.has(tagName) ? `\n${mark}${text}\n` : text;
}
