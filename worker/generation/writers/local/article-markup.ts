import { escapeHtml } from "../../../escape-html";
import type { TopicSection } from "../../catalogue/topic";

export interface ArticleParts {
  opening: readonly string[];
  sections: readonly TopicSection[];
}

/** Links are written before the subject, so that nobody's words can become one. */
function inline(text: string, subject: string): string {
  return escapeHtml(text)
    .replace(/\[([^\]]+)\]\((\/[a-z]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll("{subject}", () => escapeHtml(subject));
}

function element(tag: string, text: string, subject: string): string {
  const html = inline(text, subject);
  return `<${tag}>${html}</${tag}>`;
}

/**
 * The parts as article HTML of `h2`, `p`, `ul`, `li` and `a`. Texts are plain; `{subject}` in them becomes
 * `subject`, and `[words](/path)` a link of this site.
 */
export function articleMarkup({ opening, sections }: ArticleParts, subject: string): string {
  const blocks = opening.map((text) => element("p", text, subject));
  for (const section of sections) {
    blocks.push(element("h2", section.heading, subject));
    blocks.push(...section.paragraphs.map((text) => element("p", text, subject)));
    if (section.list) {
      const items = section.list.map((text) => element("li", text, subject));
      blocks.push(`<ul>\n${items.join("\n")}\n</ul>`);
    }
  }
  return blocks.join("\n");
}
