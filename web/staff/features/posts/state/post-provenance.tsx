import { useQuery } from "@tanstack/react-query";
import { generatePath, Link } from "react-router-dom";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import type { Provenance } from "../../../../../worker/contract/studio/checks";
import { briefQuery } from "../../../../api/briefs";
import { provenanceQuery } from "../../../../api/checks";
import { isGone, messageOf } from "../../../../lib/http";

/** How an article of the writer came about, in a sentence that is folded. */
export function PostProvenance({ post }: { post: StaffPost }) {
  const query = useQuery(provenanceQuery(post.id));
  const briefId = query.data?.briefId ?? null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-9 w-fit cursor-pointer py-1.5 font-semibold text-ink underline underline-offset-4">
        Asal-usul artikel
      </summary>
      <div className="max-w-[75ch] pb-1 [overflow-wrap:anywhere]">
        {query.isPending && "Memuat asal-usul..."}
        {query.isError &&
          (isGone(query.error) ? (
            `${messageOf(query.error, "Asal-usul artikel ini tidak tercatat")}.`
          ) : (
            <>
              Asal-usul belum bisa dimuat.{" "}
              <button type="button" onClick={() => query.refetch()} className="font-semibold underline">
                Coba lagi
              </button>
            </>
          ))}
        {query.data && (
          <>
            {sentenceOf(query.data)}
            {briefId !== null && <FromBrief id={briefId} />}.{" "}
            {changedText(query.data, post.reviewer !== null)}
          </>
        )}
      </div>
    </details>
  );
}

function FromBrief({ id }: { id: number }) {
  const brief = useQuery(briefQuery(id));
  if (isGone(brief.error)) return ", dari bahan yang sudah dihapus";
  return (
    <>
      , dari bahan{" "}
      <Link
        to={generatePath(staffPaths.editedBrief, { id: String(id) })}
        className="font-semibold text-ink underline underline-offset-2"
      >
        {brief.data ? `“${brief.data.title}”` : `nomor ${id}`}
      </Link>
    </>
  );
}

function sentenceOf({ writer, model, promptVersion, rulesVersion }: Provenance): string {
  const parts = [
    `Ditulis oleh ${writer}`,
    model && `model ${model}`,
    promptVersion && `instruksi versi ${promptVersion}`,
    rulesVersion === 0 ? "aturan menulis bawaan" : `aturan menulis versi ${rulesVersion}`,
  ];
  return parts.filter(Boolean).join(", ");
}

function changedText({ changedShare }: Provenance, isApproved: boolean): string {
  const until = isApproved ? "sebelum disetujui" : "sejauh ini";
  const percent = Math.round(changedShare * 100);
  if (changedShare === 0) return `${isApproved ? "Tidak" : "Belum"} ada kata yang diubah ${until}.`;
  return `${percent < 1 ? "Kurang dari 1" : percent}% kata diubah ${until}.`;
}
