/** Ends the address of a form that opens with its claims. */
export const checksHash = "#pemeriksaan";

/** The form of a post, open where its claims are checked. */
export function checksAddress(postId: number): string {
  return `/admin/blog/edit/${postId}${checksHash}`;
}
