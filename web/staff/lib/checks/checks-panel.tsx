import { type ReactNode, useEffect, useRef } from "react";
import type { Checks, Claim, VerdictInput } from "../../../../worker/contract/studio/checks";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure, type Reloadable } from "../../ui/load-failure";
import { groupClaims, openClaimsText } from "./claim-groups";
import { ClaimItem, type ClaimItemProps } from "./claim-item";

interface ChecksPanelProps extends Omit<ClaimItemProps, "claim" | "onDecide"> {
  query: Reloadable & { data: Checks | undefined; isPending: boolean; isError: boolean };
  /** Stores what is said of a claim; a mutation of TanStack Query is one. */
  decide: { mutateAsync: (input: { key: string; body: VerdictInput }) => Promise<Checks> };
}

/**
 * What an article of the writer claims and what is wrong with it: what is open first, the rest folded. It stands in a
 * section.
 */
export function ChecksPanel({ query, decide, ...item }: ChecksPanelProps) {
  const { data } = query;
  const list = useRef<HTMLOListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  /** Which of the open ones is being decided, whose place the next one takes, and how many there were. */
  const decided = useRef<{ at: number; of: number } | null>(null);
  const { open, confirmed, gone } = groupClaims(data?.claims ?? []);

  // What had the focus goes with the claim: the next one takes it, or what is left to say.
  useEffect(() => {
    if (decided.current === null || open.length >= decided.current.of) return;
    const at = Math.min(decided.current.at, open.length - 1);
    decided.current = null;
    const next = list.current?.children[at]?.querySelector<HTMLElement>("[data-claim-action]");
    (next ?? count.current)?.focus();
  });

  async function handleDecide(claim: Claim, verdict: VerdictInput["verdict"], source?: string) {
    const at = open.findIndex(({ key }) => key === claim.key);
    if (at >= 0) decided.current = { at, of: open.length };
    try {
      await decide.mutateAsync({ key: claim.key, body: { verdict, ...(source && { source }) } });
    } catch (error) {
      decided.current = null;
      throw error;
    }
  }

  const items = (claims: readonly Claim[]) =>
    claims.map((claim) => (
      <li key={claim.key} className="rounded-md border border-line bg-white px-4 py-3.5">
        <ClaimItem {...item} claim={claim} onDecide={handleDecide} />
      </li>
    ));

  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className="font-bold outline-none empty:hidden">
        {data && countText(open.length, data.faults.length, data.claims.length)}
      </p>
      {query.isPending && <Spinner label="Memuat pemeriksaan..." className="py-10" />}
      {query.isError && (
        <LoadFailure
          place="inline"
          title={data ? "Pemeriksaan terbaru belum bisa dimuat" : "Pemeriksaan belum bisa dimuat"}
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={query}
          className="mt-3"
        />
      )}
      {open.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            Cocokkan tiap klaim dengan sumbernya. Yang tidak bisa dibuktikan ditulis ulang atau dihapus dari
            artikel, lalu disimpan.
          </p>
          <ol ref={list} className="mt-4 grid gap-2.5">
            {items(open)}
          </ol>
        </>
      )}
      {data && data.faults.length > 0 && (
        <>
          <h3 className="mt-6 text-base font-bold">Yang sebaiknya diperbaiki ({data.faults.length})</h3>
          <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-edge">
            {data.faults.map(({ kind, message }) => (
              <li key={kind + message} className="[overflow-wrap:anywhere]">
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {confirmed.length > 0 && (
        <Folded title={`Sudah diperiksa benar (${confirmed.length})`}>{items(confirmed)}</Folded>
      )}
      {gone.length > 0 && (
        <Folded title={`Sudah tidak ada di artikel (${gone.length})`}>{items(gone)}</Folded>
      )}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <ol className="mt-1 grid gap-2.5">{children}</ol>
    </details>
  );
}

function countText(open: number, faults: number, claims: number): string {
  if (open > 0) return openClaimsText(open);
  if (claims > 0) return "Semua klaim sudah diperiksa.";
  return faults > 0
    ? "Tidak ada klaim yang perlu diperiksa."
    : "Tidak ada klaim yang perlu diperiksa, dan tidak ada yang perlu diperbaiki.";
}
