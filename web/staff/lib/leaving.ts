/** The history state of a link that leaves a page with unsaved work without asking: the work is kept as a draft. */
export const withoutAsking = { withoutAsking: true } as const;

export function isWithoutAsking(state: unknown): boolean {
  return typeof state === "object" && state !== null && "withoutAsking" in state;
}
