import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { ChecksLink } from "../checks/checks-link";
import { notDoneText } from "./post-acts";
import type { PostDesk } from "./use-post-desk";

/** Says that something could not be done to some posts; the sentence of each that is on the screen stands in its row. */
export function RefusedNotice({ posts, desk }: { posts: readonly StaffPostSummary[]; desk: PostDesk }) {
  const { refused } = desk;
  if (!refused) return null;
  const shown = new Set(posts.map(({ id }) => id));
  const elsewhere = refused.posts.filter(({ id }) => !shown.has(id));
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title={notDoneText(refused.act, refused.posts.length)}
      actions={
        <Button variant="outline" size="sm" onClick={desk.forgetRefused}>
          Mengerti
        </Button>
      }
      className="mt-6"
    >
      {elsewhere.length < refused.posts.length && <p>Alasannya tertulis di bawah judul artikel.</p>}
      {elsewhere.length > 0 && (
        <>
          <p>Tidak ada lagi di daftar ini:</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {elsewhere.map(({ id, title, message, isHeldByClaims }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <strong className="text-ink">{title}</strong>: {message}{" "}
                {isHeldByClaims && <ChecksLink id={id} title={title} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineNotice>
  );
}
