import type { PostInput } from "../../../../../worker/contract/blog";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { toPostInput } from "../post-draft";
import { CompareButton } from "./compare-button";

interface ChangeBannerProps {
  post: StaffPost;
  change: PendingChange;
  typed: () => PostInput;
  isSaving: boolean;
  onLeave: () => void;
}

/** Says that the form holds the waiting change and not the post. */
export function ChangeBanner({ post, change, typed, isSaving, onLeave }: ChangeBannerProps) {
  return (
    <InlineNotice
      role="status"
      title="Anda menyunting usulan perubahan"
      className="mt-7"
      actions={
        <>
          <CompareButton
            title="Usulan perubahan"
            live={toPostInput(post)}
            change={() => ({ ...typed() })}
            changeName="usulan di formulir ini"
          />
          <Button variant="outline" busy={isSaving} onClick={onLeave}>
            Kembali ke Versi Terbit
          </Button>
        </>
      }
    >
      Artikel yang dibaca pengunjung belum berubah sampai usulan ini diterapkan
      {change.author ? `; usulan terakhir disimpan oleh ${change.author.name}.` : "."}
    </InlineNotice>
  );
}
