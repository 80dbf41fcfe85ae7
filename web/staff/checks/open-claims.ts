import type { Claim } from "../../../worker/contract/studio/checks";
import { findSentence } from "./find-words";

/** Claims of the post itself that hold it back from the public. */
export function openInPost(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ state, pending }) => state === "open" && !pending);
}

interface ClaimedText {
  title: string;
  summary: string;
  content: string;
}

/** Claims that hold back the waiting change: its own, and those of the post that it still has. */
export function openInChange(claims: readonly Claim[], change: ClaimedText): Claim[] {
  const texts = [change.title, change.summary, change.content];
  return claims.filter(
    ({ state, pending, sentence }) =>
      state === "open" && (pending || texts.some((text) => findSentence(text, sentence) !== null)),
  );
}

/** What another claim of the same sentence was confirmed with, else null: one source often says all of it. */
export function sourceFor({ key, sentence }: Claim, claims: readonly Claim[]): string | null {
  const other = claims.find(
    (known) => known.key !== key && known.sentence === sentence && known.state === "confirmed",
  );
  return other?.source ?? null;
}

/** "3 klaim belum diperiksa". */
export function openText(count: number): string {
  return `${count} klaim belum diperiksa`;
}
