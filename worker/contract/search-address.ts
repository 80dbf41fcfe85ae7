export const maxQuestionLength = 200;

/** The search query of a URL (a `URLSearchParams`): trimmed, normalized and cut. */
export function parseQuestion(search: { get(name: string): string | null }): string {
  // Cut before the normalization, which can take quadratic time.
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
