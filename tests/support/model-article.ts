import { findSubject, type Subject, subjects } from "../../worker/generation/catalogue/subjects";
import type { TopicSection } from "../../worker/generation/catalogue/topic";
import { createSeededChoice } from "../../worker/generation/seeded-choice";
import { fillers } from "./model-fillers";

/** An article as a model answers it: nothing in it has been cleaned or checked. */
export interface ModelArticle {
  topic: string;
  title: string;
  summary: string;
  category: string;
  sections: readonly string[];
  content: string;
  /** Whether it ends because there was no more room. */
  isCut: boolean;
}

/** Addresses that a good article leads to, where a prompt names no others; the last is a page. */
export const answerLinks = [
  "/blog/menulis-halaman-tentang-kami",
  "/blog/perawatan-website-bulanan",
  "/contact",
] as const;

/** Sections of a subject that one takes, so that there are no more than a plan may have. */
const mostOwn = 4;
const fillersInEach = 4;

/** A good article about a subject of the catalogue, or about the one that comes at this place. */
export function articleFor(
  topic: string,
  place: number,
  links: readonly string[] = answerLinks,
): ModelArticle {
  const subject = findSubject(topic) ?? subjects[Math.abs(place) % subjects.length];
  if (!subject) throw new Error("the catalogue is empty");
  return { ...composed(subject, links), topic: topic || subject.title };
}

export function titled(article: ModelArticle, title: string): ModelArticle {
  return { ...article, title };
}

function composed({ title, topic, angle }: Subject, links: readonly string[]): ModelArticle {
  const choose = createSeededChoice(title.length, title);
  const left = [...fillers];
  const more = Array.from({ length: fillersInEach }, () => {
    const filler = choose(left);
    left.splice(left.indexOf(filler), 1);
    return filler.replaceAll("{subject}", topic.subject);
  });
  // The last stands below the one before it, so that there are no more sections than a plan may have.
  more.push(more.pop()?.replaceAll("h2>", "h3>") ?? "");
  const own = angle.sections.slice(0, mostOwn).map(htmlOf);
  const body = [...angle.opening.map(paragraph), ...own, ...more];
  const headings = [...body.join("\n").matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = ""]) => heading);
  return {
    ...{ topic: title, title, summary: angle.summary, category: topic.category, sections: headings },
    content: withLinks(body, links).join("\n"),
    isCut: false,
  };
}

const paragraph = (text: string) => `<p>${plain(text)}</p>`;
const items = (texts: readonly string[]) => texts.map((text) => `<li>${plain(text)}</li>`).join("");

function htmlOf(section: TopicSection): string {
  const { heading, parts = [] } = section;
  const nested = parts.map((part) => `<h3>${plain(part.heading)}</h3>\n${blocksOf(part)}`);
  return [`<h2>${plain(heading)}</h2>`, blocksOf(section), ...nested].join("\n");
}

function blocksOf({ paragraphs, list, steps, table }: Omit<TopicSection, "parts">): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${plain(cell)}</${tag}>`).join("")}</tr>`;
  return [
    ...paragraphs.map(paragraph),
    ...(list ? [`<ul>${items(list)}</ul>`] : []),
    ...(steps ? [`<ol>${items(steps)}</ol>`] : []),
    ...(table
      ? [
          `<table><thead>${row(table.head, "th")}</thead><tbody>${table.rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`,
        ]
      : []),
  ].join("\n");
}

/** The catalogue's text without its own links, which a prompt may not have allowed. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("&", "&amp;");
}

/** Two links within the article, and one of its last paragraph that asks the reader to come. */
function withLinks(blocks: readonly string[], links: readonly string[]): string[] {
  const [first, second] = links;
  const last = links.at(-1);
  const [opening = "", ...others] = blocks;
  const linked = first
    ? opening.replace(
        "</p>",
        ` Sebagian sudah kami tulis di <a href="${first}">panduan lain di blog ini</a>.</p>`,
      )
    : opening;
  const end = [
    ...(second && second !== last
      ? [`<p>Pembahasan yang berdekatan ada di <a href="${second}">artikel pendampingnya</a>.</p>`]
      : []),
    ...(last && last !== first
      ? [`<p>Bila Anda ingin pendapat kedua, bawa catatan Anda ke <a href="${last}">tim kami</a>.</p>`]
      : []),
  ];
  return [linked, ...others, ...end];
}
