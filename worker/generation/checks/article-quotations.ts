/** A text without what stands between quotation marks: words of somebody else, or examples. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]{0,400}”|"[^"]{0,400}"/gu, " ");
}
