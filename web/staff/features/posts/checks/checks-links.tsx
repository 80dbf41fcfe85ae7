import { Link } from "react-router-dom";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { InlineNotice } from "../../../ui/inline-notice";
import { useListState } from "../list-return";

/** Ends the address of a form that opens with its claims. */
export const checksHash = "#pemeriksaan";

/** The way from the list to where the claims of a post are checked. */
export function ChecksLink({ id, title }: { id: number; title: string }) {
  return (
    <Link
      to={`/admin/blog/edit/${id}${checksHash}`}
      state={useListState()}
      aria-label={`Periksa klaim ${title}`}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
    >
      Periksa klaim
    </Link>
  );
}

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
