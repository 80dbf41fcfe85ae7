import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { ArticleSource } from "../../../worker/contract/blog";
import {
  type Claim,
  claimKindNames,
  claimStateNames,
  type MovedVersions,
} from "../../../worker/contract/studio/checks";
import { briefTitleQuery, checksQuery, provenanceQuery, useRemoveSource } from "../../api/post-checks";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { ConfirmedAction } from "../lib/confirmed-action";
import { showFailure } from "../lib/show-failure";
import { LoadFailure } from "../ui/load-failure";
import { ClaimItem, MarkedSentence } from "./claim-item";
import { openText, sourceFor } from "./claims";

interface ChecksPanelProps {
  /** The stored post. */
  post: { id: number; content: string };
  /** A text below the count. */
  note?: ReactNode;
  onShow?: (claim: Claim) => string | null;
  /** Called after a verdict that gave the post or its pending change a new version. */
  onMoved?: (moved: MovedVersions) => void;
}

/** The claims of an AI article with their sources, its faults and its provenance. */
export function ChecksPanel({ post, note, onShow, onMoved }: ChecksPanelProps) {
  const query = useQuery(checksQuery(post.id));
  const head = useRef<HTMLParagraphElement>(null);
  const items = useRef(new Map<string, HTMLLIElement>());
  /** The index of the last decided claim among the open ones; the focus moves to the next. */
  const [decided, setDecided] = useState<{ index: number } | null>(null);
  const claims = query.data?.claims ?? [];
  const open = claims.filter(({ state }) => state === "open");
  const faults = query.data?.faults ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each decision
  useEffect(() => {
    if (!decided) return;
    const next = open[decided.index] ?? open.at(-1);
    ((next && items.current.get(next.key)) ?? head.current)?.focus();
  }, [decided]);

  if (query.isPending) return <Spinner label="Memuat pemeriksaan..." className="py-10" />;
  if (query.isError && !query.data) {
    return <LoadFailure place="inline" title="Pemeriksaan belum bisa dimuat" query={query} />;
  }
  return (
    <>
      <p ref={head} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
        {formatHead(open.length, claims.length)}
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
            onDecided={(moved) => {
              onMoved?.(moved);
              setDecided({ index });
            }}
            onShow={onShow}
          />
        ))}
      </ol>
      <DecidedClaims claims={claims.filter(({ state }) => state !== "open")} />
      <BriefSources postId={post.id} sources={query.data.sources} />
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

function formatHead(open: number, all: number): string {
  if (open > 0) return openText(open);
  return all > 0 ? "Semua klaim sudah beres" : "Tidak ada klaim yang perlu diperiksa";
}

/** The provenance of an AI article. */
function ProvenanceLine({ postId }: { postId: number }) {
  const { data } = useQuery(provenanceQuery(postId));
  const briefId = data?.briefId ?? null;
  const brief = useQuery({ ...briefTitleQuery(briefId ?? 0), enabled: briefId !== null });
  if (!data) return null;
  const { writer, model, rulesVersion, changedShare } = data;
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
      Ditulis oleh {writer}
      {model && ` (${model})`}
      {rulesVersion > 0 ? `, aturan menulis versi ${rulesVersion}` : ", tanpa aturan menulis"}
      {brief.data && (
        <>
          , dari bahan{" "}
          <Link to={`/admin/bahan/${briefId}`} className="font-semibold underline underline-offset-4">
            “{brief.data}”
          </Link>
        </>
      )}
      {changedShare !== null && `, ${sharePercent(changedShare)}% kata diubah`}.
    </p>
  );
}

/** The percentage of a share; 0 and 100 only for none and all. */
function sharePercent(share: number): number {
  const percent = Math.round(share * 100);
  if (share > 0 && percent === 0) return 1;
  return share < 1 && percent === 100 ? 99 : percent;
}

/** The decided claims, collapsed. */
function DecidedClaims({ claims }: { claims: readonly Claim[] }) {
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

/** The sources of the brief, which readers see below the article. */
function BriefSources({ postId, sources }: { postId: number; sources: readonly ArticleSource[] }) {
  const remove = useRemoveSource(postId);
  const [removing, setRemoving] = useState<string | null>(null);
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="brief-sources-title" className="mt-6">
      <h3 id="brief-sources-title" className="text-base">
        Sumber dari bahan, tampil di bawah artikel
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line bg-white">
        {sources.map(({ title, url }) => (
          <li key={url} className="flex items-start justify-between gap-3 px-4 py-3 text-sm">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {title}
              <br />
              <Source source={url} />
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Hapus sumber “${title}”`}
              onClick={() => setRemoving(url)}
            >
              Hapus
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmedAction
        input={removing}
        mutation={remove}
        title="Hapus sumber dari artikel ini?"
        confirmLabel="Hapus Sumber"
        success={() => ({ title: "Sumber dihapus dari artikel" })}
        onFailure={(error) =>
          showFailure(error, "Sumber belum dihapus", "Terjadi kesalahan. Silakan coba lagi.")
        }
        onDone={() => setRemoving(null)}
      >
        Pembaca tidak lagi melihat <strong className="break-words">{removing}</strong> di bawah artikel.
        Tindakan ini tidak dapat dibatalkan.
      </ConfirmedAction>
    </section>
  );
}

/** A source; addresses are links, and a path of this site marks an own fact. */
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
