import { type ReactNode, useState } from "react";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { useDropPending } from "../../../../api/post-pending";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { isGone } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { InlineNotice } from "../../../ui/inline-notice";
import { toPostInput } from "../post-draft";
import { CompareButton } from "./compare-button";

interface PendingNoticeProps {
  post: StaffPost;
  change: PendingChange;
  /** What holds it back. */
  claims: ReactNode;
  isSaving: boolean;
  mayPromote: boolean;
  mayDrop: boolean;
  onPromote: () => void;
  onEdit: () => void;
  onDropped: () => void;
}

/** Says that a change waits beside the post, and what can be done with it. */
export function PendingNotice(props: PendingNoticeProps) {
  const { post, change, isSaving } = props;
  const [dropping, setDropping] = useState<number | null>(null);
  const isOutdated = change.baseVersion !== post.updatedAt;
  const who = change.author ? ` dari ${change.author.name}` : "";
  return (
    <InlineNotice
      title={`Ada usulan perubahan${who}, ${formatLongDate(change.updatedAt)} pukul ${formatTime(change.updatedAt)} WIB`}
      className="mt-7 [overflow-wrap:anywhere]"
      actions={
        <>
          {props.mayPromote && !isOutdated && (
            <Button variant="dark" busy={isSaving} onClick={props.onPromote}>
              Terapkan
            </Button>
          )}
          <CompareButton
            title="Usulan perubahan"
            live={toPostInput(post)}
            change={() => toPostInput(change)}
            changeName="usulan"
          />
          <Button variant="outline" busy={isSaving} onClick={props.onEdit}>
            Sunting Usulan
          </Button>
          {props.mayDrop && (
            <Button variant="quiet" busy={isSaving} onClick={() => setDropping(post.id)}>
              Buang
            </Button>
          )}
        </>
      }
    >
      {isOutdated
        ? "Artikel sudah berubah sejak usulan ini ditulis. Bandingkan, sunting usulannya, lalu simpan lagi di atas versi terbaru."
        : "Artikel yang dibaca pengunjung belum berubah."}
      {props.mayPromote && !isOutdated && props.claims}
      <ConfirmedAction
        input={dropping}
        mutation={useDropPending()}
        title="Buang Usulan"
        confirmLabel="Ya, Buang"
        success={() => {
          props.onDropped();
          return { title: "Sukses!", description: "Usulan dibuang" };
        }}
        onFailure={(error) => {
          if (isGone(error)) props.onDropped();
          showFailure(error, "Usulan belum dibuang", "Silakan coba lagi.");
        }}
        onDone={() => setDropping(null)}
      >
        Usulan ini dihapus dan tidak bisa dikembalikan. Artikel yang terbit tidak berubah.
      </ConfirmedAction>
    </InlineNotice>
  );
}
