import { cutAround } from "./find-claim";

/** A sentence with the words of its claim marked. */
export function MarkedSentence({ claim }: { claim: { text: string; sentence: string } }) {
  const { before, words, after } = cutAround(claim);
  return (
    <q className="[overflow-wrap:anywhere] before:content-none after:content-none">
      {before}
      {words && <mark className="rounded-sm bg-peach px-0.5 font-semibold text-ink">{words}</mark>}
      {after}
    </q>
  );
}
