import { blocksOf } from "../../blog/claims/extract-blocks";
import type { Brief } from "../../contract/studio/brief";
import { wordsOf } from "./article-parts";

const element = /<(p|li|h[2-6])(?:\s[^>]{0,500})?>([^<]{1,5000})<\/\1>/gi;
const leastWords = 2;

/** HTML without the paragraphs that staff wrote themselves in the brief; the same HTML where there are none. */
export function withoutOwnWords(html: string, brief: Brief | null): string {
  const own = [brief?.ownFacts ?? "", brief?.callToAction ?? ""]
    .flatMap((text) => text.split(/\n+/))
    .map((line) => ` ${sayingOf(line)} `)
    .filter((line) => line.trim() !== "");
  if (own.length === 0) return html;
  return html.replace(element, (whole, _tag: string, inside: string) => {
    const said = blocksOf(inside)
      .map(({ text }) => sayingOf(text))
      .join(" ");
    const isOwn = said.split(" ").length >= leastWords && own.some((line) => line.includes(` ${said} `));
    return isOwn ? "" : whole;
  });
}

/** Signs of markdown and full stops make no difference. */
function sayingOf(text: string): string {
  return wordsOf(text).join(" ");
}
