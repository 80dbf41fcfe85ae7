import type { Checks, Claim } from "../../../../worker/contract/studio/checks";

/** The claims of a post by what is still to be done about them. */
export interface ClaimGroups {
  open: Claim[];
  confirmed: Claim[];
  /** The text has lost them. */
  gone: Claim[];
}

export function groupClaims(claims: readonly Claim[]): ClaimGroups {
  const open = claims.filter(({ state }) => state === "open");
  return {
    // What is already before readers, or is to be, comes before what waits beside it.
    open: [...open.filter(({ pending }) => !pending), ...open.filter(({ pending }) => pending)],
    confirmed: claims.filter(({ state }) => state === "confirmed"),
    gone: claims.filter(({ state }) => state === "reworded" || state === "removed"),
  };
}

/** Claims of the text itself, or of the change that waits beside it, that nobody has confirmed. */
export function countOpen(checks: Checks, isPending = false): number {
  return checks.claims.filter(({ state, pending }) => state === "open" && pending === isPending).length;
}

/** "3 klaim belum diperiksa". */
export function openClaimsText(count: number): string {
  return `${count} klaim belum diperiksa`;
}
