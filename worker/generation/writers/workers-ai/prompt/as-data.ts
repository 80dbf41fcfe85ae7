/** What looks like a mark, also as an entity or in another width, and every kind of space and line break. */
const marks = /(?:[<>＜＞﹤﹥〈〉⟨⟩\s\p{Cc}]|&(?:lt|gt|#0*6[02]|#x0*3[ce]);?)+/giu;
const unseen = /[\p{Cf}\p{Co}]/gu;

/**
 * Words of people or of the database as one line of data: without signs that could close the marks around it, and without
 * a line break, so that it cannot pass for another line of the prompt. Longer than `most` it ends at a word.
 */
export function asData(text: string, most = Number.POSITIVE_INFINITY): string {
  return clip(text.toWellFormed().replace(unseen, "").replace(marks, " ").trim(), most);
}

/** A line with its name; none for what is empty. */
export function field(name: string, value: string | null | undefined, most?: number): string[] {
  const data = asData(value ?? "", most);
  return data ? [`${name}: ${data}`] : [];
}

/** Lines under a name, as many as fit into `most` characters; none for a list without any. */
export function list(name: string, values: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
  let left = most;
  const lines = values
    .map((value) => asData(value))
    .filter((line) => {
      left -= line.length + 3;
      return line !== "" && left >= 0;
    });
  return lines.length > 0 ? [`${name}:`, ...lines.map((line) => `- ${line}`)] : [];
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 40)).trimEnd()} …`;
}
