import { generatePath, Link } from "react-router-dom";
import type { MediaUse } from "../../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../../worker/contract/paths";

const viaTexts: Record<NonNullable<MediaUse["via"]>, string> = {
  pending: "dalam usulan perubahan",
  link: "lewat tautan pratinjau",
  trash: "di Sampah",
};

/** The posts that use a picture, each with the way to its form. */
export function UseLinks({ usedIn }: { usedIn: readonly MediaUse[] }) {
  return (
    <ul className="mt-2 grid gap-0.5">
      {usedIn.map(({ postId, title, via }) => (
        <li key={postId}>
          <Link
            to={generatePath(staffPaths.editedPost, { id: String(postId) })}
            className="inline-block py-1 font-semibold text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] hover:text-ink"
          >
            {title || "Tanpa judul"}
          </Link>
          {via && <span className="text-sm text-ink-soft"> ({viaTexts[via]})</span>}
        </li>
      ))}
    </ul>
  );
}
