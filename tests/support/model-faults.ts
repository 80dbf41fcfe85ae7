import { articleFor } from "./model-article";

/** What may be wrong with the HTML that a model answers: each puts one fault into a good article. */
const faults = {
  "cut off": (html: string) => html.slice(0, html.lastIndexOf(" ", html.length * 0.62) - 3),
  "broken HTML": (html: string) =>
    html
      .replace("</h2>", "</p>")
      .replace("<ul>", '<div style="color:red"><ul>')
      .replaceAll("</li>", "")
      .replace(/<\/p>\n<h2>/g, "\n<h2>")
      .concat("<script>document.title = 1</script><p><strong>Akhirnya, periksa sekali lagi.</p>"),
  markdown: (html: string) =>
    html
      .replace(/<h2>(.*?)<\/h2>/g, "## $1\n")
      .replace(/<h3>(.*?)<\/h3>/g, "### $1\n")
      .replace(/<li>(.*?)<\/li>/g, "- $1\n")
      .replace(/<a href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)")
      .replace(/<p>(\S+)/g, "**$1**")
      .replace(/<\/p>/g, "\n")
      .replace(/<[^>]*>/g, ""),
  "inside JSON": (html: string) => JSON.stringify({ title: "Judul", content: html }),
};

/** Answers of models, each with what is wrong with it. */
export const faultyAnswers: readonly (readonly [fault: string, title: string, content: string])[] =
  Object.entries(faults).map(([fault, spoil], index) => {
    const { title, content } = articleFor("", index);
    return [fault, title, spoil(content)];
  });
