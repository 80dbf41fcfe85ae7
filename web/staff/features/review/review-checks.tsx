import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { ChecksPanel } from "../../checks/checks-panel";

const id = "review-checks";

/** Where the claims of an AI article are checked, below its text. */
export function ReviewChecks({ post }: { post: StaffPost }) {
  if (post.origin !== "ai") return null;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-4 outline-none">
      <h2 id={`${id}-title`} className="mb-2 text-xl">
        Pemeriksaan
      </h2>
      <ChecksPanel key={post.id} post={post} mayDecide />
    </section>
  );
}

/** Brings the claims into sight, and the focus to them. */
export function goToChecks(): void {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}
