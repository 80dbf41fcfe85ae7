import { type Claim, claimKindNames, claimStateNames } from "../../../worker/contract/studio/checks";
import { MarkedSentence } from "./marked-sentence";

/** What was checked already, folded. */
export function DecidedClaims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <details className="mt-5 rounded-md border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {claims.length} klaim sudah beres
      </summary>
      <ol className="divide-y divide-line border-t border-line">
        {claims.map(({ key, kind, text, sentence, state, source, pending }) => (
          <li key={key} className="px-4 py-3 text-sm [overflow-wrap:anywhere]">
            <p className="text-ink-soft">
              <span className="font-semibold text-ink">{claimStateNames[state]}</span> ·{" "}
              {claimKindNames[kind]}
              {pending && " · di usulan"}
            </p>
            <p className="mt-0.5">
              <MarkedSentence sentence={sentence} text={text} />
            </p>
            {source !== null && (
              <p className="mt-1">
                Sumber: <Source source={source} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** An address leads there; one of this site is what the house itself knows. */
function Source({ source }: { source: string }) {
  const isOwn = /^\/[\w/#-]*$/.test(source);
  if (!isOwn && !/^https?:\/\/\S+$/.test(source)) return source;
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold underline underline-offset-4"
    >
      {isOwn ? `halaman kita, ${source}` : source}
      <span className="sr-only"> (tab baru)</span>
    </a>
  );
}
