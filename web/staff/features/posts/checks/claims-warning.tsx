import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { InlineNotice } from "../../../ui/inline-notice";
import { ChecksLink } from "./checks-link";

interface ClaimsWarningProps {
  posts: readonly StaffPostSummary[];
  /** What becomes of them: "tidak ikut terbit". */
  consequence: string;
}

/** Names the posts among those that a dialog is about that are held back by their claims, with the way to each. */
export function ClaimsWarning({ posts, consequence }: ClaimsWarningProps) {
  const held = posts.filter(({ origin, openClaims }) => origin === "ai" && openClaims > 0);
  if (held.length === 0) return null;
  return (
    <InlineNotice title={`Masih ada klaim yang belum diperiksa, jadi ${consequence}`} className="mt-5">
      <ul className="mt-1 grid gap-1.5">
        {held.map(({ id, title, openClaims }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {posts.length > 1 && `“${title}”: `}
            {openClaims} klaim. <ChecksLink id={id} title={title} />
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
