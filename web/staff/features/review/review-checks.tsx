import { ChevronDown } from "lucide";
import type { RefObject } from "react";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { useDecideClaim } from "../../../api/checks";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { ChecksPanel } from "../../lib/checks/checks-panel";
import { openClaimsText } from "../../lib/checks/claim-groups";
import { showClaim } from "./show-claim";
import type { OpenClaims } from "./use-open-claims";

interface ReviewChecksProps {
  post: StaffPost;
  claims: OpenClaims;
  /** What is read. */
  article: RefObject<HTMLElement | null>;
}

/** The checks of the article that is read: beside it where there is room, else folded above it. */
export function ReviewChecks({ post, claims, article }: ReviewChecksProps) {
  const decide = useDecideClaim(post.id);
  const { user, may } = useStaff();
  const { query, open, isOpen, setOpen, panel } = claims;
  return (
    <section
      ref={panel}
      aria-label="Pemeriksaan"
      tabIndex={-1}
      className="scroll-mt-4 rounded-lg border border-line bg-paper outline-none 2xl:sticky 2xl:top-4 2xl:max-h-[calc(100dvh-8rem)] 2xl:overflow-y-auto"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-4 py-2.5 text-left font-semibold -outline-offset-3"
      >
        <span>
          Pemeriksaan
          {query.data && (
            <span className={cn("font-normal", open > 0 ? "text-fajar-deep" : "text-ink-soft")}>
              {" · "}
              {open > 0 ? openClaimsText(open) : "klaim beres"}
              {query.data.faults.length > 0 && `, ${query.data.faults.length} saran`}
            </span>
          )}
        </span>
        <Icon
          node={ChevronDown}
          className={cn("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div className="border-t border-line p-4">
          <ChecksPanel
            postId={post.id}
            query={query}
            decide={decide}
            mayDecide={may("posts.write") || post.author?.id === user?.id}
            onShow={(claim) =>
              article.current && showClaim(article.current, claim)
                ? ""
                : "Kalimat ini tidak tampil di artikel ini. Buka “Sunting” untuk mencarinya."
            }
            showLabel="Tunjukkan di artikel"
          />
        </div>
      )}
    </section>
  );
}
