import { type StaffPost, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { openClaimsText } from "../../../lib/checks/claim-groups";
import type { PostChecksState } from "./use-post-checks";

/** Says beside the ways of a form why some of them lead nowhere yet, with the way to what is to be done first. */
export function OpenClaimsLine({ post, checks }: { post: StaffPost; checks: PostChecksState }) {
  const reason = reasonOf(post, checks);
  if (reason === "") return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold text-fajar-deep">{reason}</span>
      <button
        type="button"
        onClick={checks.show}
        className="min-h-8 font-semibold underline underline-offset-4 hover:text-fajar-deep"
      >
        Periksa klaim
      </button>
    </p>
  );
}

function reasonOf(post: StaffPost, { open, openInChange }: PostChecksState): string {
  if (open > 0) {
    const isLive = viewOf(post, Date.now()) === "published";
    return `${openClaimsText(open)}${isLive ? " di artikel yang sudah terbit ini." : ", jadi artikel belum bisa diterbitkan."}`;
  }
  return openInChange > 0 ? `${openClaimsText(openInChange)} di usulan, jadi belum bisa diterapkan.` : "";
}
