/**
 * The history state of a link that leads to another page at the same path, as the numbered pages of a list
 * do: the view starts at its top. Without it a change of the address's query leaves the view where it is.
 */
export const newPage = { newPage: true } as const;

export function isNewPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "newPage" in state;
}
