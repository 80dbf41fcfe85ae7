import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Claim, MovedVersions } from "../../../worker/contract/studio/checks";
import { checksQuery } from "../../api/post-checks";
import { Spinner } from "../../ui/spinner";
import { LoadFailure } from "../ui/load-failure";
import { ClaimItem } from "./claim-item";
import { DecidedClaims } from "./decided-claims";
import { openText, sourceFor } from "./open-claims";
import { ProvenanceLine } from "./provenance-line";

interface ChecksPanelProps {
  /** As it is stored. */
  post: { id: number; content: string };
  mayDecide: boolean;
  /** Below the count. */
  note?: ReactNode;
  onShow?: (claim: Claim) => string | null;
  /** After a verdict that has moved the versions of the post or of its waiting change. */
  onMoved?: (moved: MovedVersions) => void;
}

/** What an article of the writer claims and who says that it is so, what could be better in it, and how it came about. */
export function ChecksPanel({ post, mayDecide, note, onShow, onMoved }: ChecksPanelProps) {
  const query = useQuery(checksQuery(post.id));
  const head = useRef<HTMLParagraphElement>(null);
  const items = useRef(new Map<string, HTMLLIElement>());
  /** The place among the open ones of what was decided last: the one that follows is next to be read. */
  const [decided, setDecided] = useState<{ index: number } | null>(null);
  const claims = query.data?.claims ?? [];
  const open = claims.filter(({ state }) => state === "open");
  const faults = query.data?.faults ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (!decided) return;
    const next = open[decided.index] ?? open.at(-1);
    ((next && items.current.get(next.key)) ?? head.current)?.focus();
  }, [decided]);

  if (query.isPending) return <Spinner label="Memuat pemeriksaan..." className="py-10" />;
  if (query.isError && !query.data) {
    return (
      <LoadFailure
        place="inline"
        title="Pemeriksaan belum bisa dimuat"
        description="Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
      />
    );
  }
  return (
    <>
      <p ref={head} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
        {headOf(open.length, claims.length)}
      </p>
      {open.length > 0 && (
        <p className="mt-1 text-ink-soft">
          Cocokkan setiap klaim dengan sumbernya. Yang tidak bisa dibuktikan, tulis ulang atau hapus
          kalimatnya.
        </p>
      )}
      {note}
      <ol className="mt-4 grid gap-3 empty:hidden">
        {open.map((claim, index) => (
          <ClaimItem
            key={claim.key}
            ref={(item) => {
              if (item) items.current.set(claim.key, item);
              else items.current.delete(claim.key);
            }}
            claim={claim}
            post={post}
            knownSource={sourceFor(claim, claims)}
            mayDecide={mayDecide}
            onDecided={(moved) => {
              onMoved?.(moved);
              setDecided({ index });
            }}
            onShow={onShow}
          />
        ))}
      </ol>
      <DecidedClaims claims={claims.filter(({ state }) => state !== "open")} />
      {faults.length > 0 && (
        <section aria-labelledby="faults-title" className="mt-6">
          <h3 id="faults-title" className="text-base">
            Saran perbaikan
          </h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
            {faults.map(({ kind, message }) => (
              <li key={kind + message} className="[overflow-wrap:anywhere]">
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProvenanceLine postId={post.id} />
    </>
  );
}

function headOf(open: number, all: number): string {
  if (open > 0) return openText(open);
  return all > 0 ? "Semua klaim sudah beres" : "Tidak ada klaim yang perlu diperiksa";
}
