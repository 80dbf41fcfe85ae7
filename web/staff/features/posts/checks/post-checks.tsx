import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../../worker/contract/blog";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import type { Claim } from "../../../../../worker/contract/studio/checks";
import { ChecksPanel } from "../../../lib/checks/checks-panel";
import { findClaim } from "../../../lib/checks/find-claim";
import { selectInText } from "../../../lib/checks/select-in-text";
import { type Reader, worksOn } from "../state/ways";
import type { PostChecksState } from "./use-post-checks";

interface PostChecksProps {
  post: StaffPost;
  checks: PostChecksState;
  form: UseFormReturn<PostInput>;
  reader: Reader;
  /** What is in the form is the change that waits beside the post. */
  isChange: boolean;
}

/** In which fields a claim may stand. */
const claimedFields = ["content", "summary", "title"] as const;

/** The checks of the article in the form, each claim with the way to its words. */
export function PostChecks({ post, checks, form, reader, isChange }: PostChecksProps) {
  function show(claim: Claim): string {
    for (const name of claimedFields) {
      const range = findClaim(form.getValues(name), claim);
      const field = document.getElementById(`post-${name}`);
      if (!range || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) continue;
      selectInText(field, range);
      return "";
    }
    if (claim.pending && !isChange)
      return "Kalimat ini ada di usulan. Tekan “Sunting Usulan” untuk membukanya.";
    return "Kalimat ini tidak ada lagi di formulir. Simpan perubahan Anda agar artikel diperiksa ulang.";
  }

  return (
    <section
      ref={checks.panel}
      aria-label="Pemeriksaan"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
      tabIndex={0}
      className="scroll-mt-4 rounded-lg border border-line bg-paper p-4 sm:p-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <ChecksPanel
        postId={post.id}
        query={checks.query}
        decide={checks.decide}
        mayDecide={worksOn(post, reader)}
        onShow={show}
        showLabel="Tunjukkan di teks"
      />
    </section>
  );
}
