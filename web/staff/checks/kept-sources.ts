/** Sources that were typed and not stored yet, for as long as the page is not loaded anew. */
const kept = new Map<string, string>();

export function readSource(postId: number, key: string): string {
  return kept.get(`${postId}:${key}`) ?? "";
}

/** An empty one is forgotten. */
export function keepSource(postId: number, key: string, text: string): void {
  if (text === "") kept.delete(`${postId}:${key}`);
  else kept.set(`${postId}:${key}`, text);
}
