import { Parser } from "htmlparser2";
import { refuseDeep } from "../../blog/posts/article-html";
import { cleanLine, limitMarks } from "../../contract/text";

const inline = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** What stands in these is no text that anybody reads. */
const silent = new Set(["script", "style", "template"]);

export interface Contents {
  words: Map<string, number>;
  count: number;
  pictures: Map<string, number>;
  links: Map<string, number>;
}

/** The words, pictures and links of HTML, by `resolve`, which says what an address is; null for one that counts for nothing. */
export function readContents(html: string, resolve: (address: string) => string | null): Contents {
  let text = "";
  let silence = 0;
  let levels = 0;
  const [pictures, links] = [new Map<string, number>(), new Map<string, number>()];
  const note = (counts: Map<string, number>, address: string | undefined) => {
    const resolved = address === undefined ? null : resolve(address);
    if (resolved !== null) counts.set(resolved, (counts.get(resolved) ?? 0) + 1);
  };
  const parser = new Parser(
    {
      onopentag(name, { href, src }) {
        levels += 1;
        refuseDeep(levels);
        if (silent.has(name)) silence += 1;
        if (!inline.has(name)) text += " ";
        if (name === "a") note(links, href);
        if (name === "img" && src !== undefined) note(pictures, src);
      },
      ontext(data) {
        if (silence === 0) text += data;
      },
      onclosetag(name) {
        levels -= 1;
        if (silent.has(name)) silence -= 1;
        if (!inline.has(name)) text += " ";
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const words = new Map<string, number>();
  let count = 0;
  for (const word of limitMarks(text)
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
    count += 1;
  }
  return { words, count, pictures, links };
}

/** What `before` has more of, each as often as it is lost. */
export function missingOf(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] {
  return [...before].flatMap(([what, count]) =>
    Array.from({ length: Math.max(0, count - (after.get(what) ?? 0)) }, () => what),
  );
}

/** Characters of a title, an excerpt and their like that are read. */
const maxPlain = 20_000;

/** The words at the beginning of HTML, one space between them; also of what should be text and is not. */
export function plainText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (data) => (text += data),
    onopentag: (name) => (text += inline.has(name) ? "" : " "),
  });
  parser.end(html.slice(0, maxPlain));
  return cleanLine(text);
}
