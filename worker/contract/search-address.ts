/** Characters of a question that are read; the rest is left aside. */
export const maxQuestionLength = 200;

/** The question of an address's query (a `URLSearchParams`): without what stands around it, and cut to size. */
export function parseQuestion(search: { get(name: string): string | null }): string {
  // Cut before the normalization, whose time can grow with the square of the text.
  const words = (search.get("q") ?? "")
    .slice(0, 4 * maxQuestionLength)
    .toWellFormed()
    .normalize("NFC")
    .split(/[\s\p{Cc}]+/u);
  const question = words.filter(Boolean).join(" ");
  return [...question].slice(0, maxQuestionLength).join("").trim();
}

export function searchAddress(question: string): string {
  return question ? `/search?q=${encodeURIComponent(question)}` : "/search";
}
