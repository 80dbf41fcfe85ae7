import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { briefTitleQuery, provenanceQuery } from "../../api/post-checks";

/** How an article of the writer came about; nothing while that is not known. */
export function ProvenanceLine({ postId }: { postId: number }) {
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

/** Something that was changed is never 0, and what is left of the writer never 100. */
function sharePercent(share: number): number {
  const percent = Math.round(share * 100);
  if (share > 0 && percent === 0) return 1;
  return share < 1 && percent === 100 ? 99 : percent;
}
