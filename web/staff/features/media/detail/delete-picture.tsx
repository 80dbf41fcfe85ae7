import { Trash2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import { generatePath, Link } from "react-router-dom";
import type { MediaDetail, MediaUse } from "../../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../../worker/contract/paths";
import { useDeleteMedia } from "../../../../api/media";
import { ApiError, isGone } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { InlineNotice } from "../../../ui/inline-notice";

interface DeletePictureProps {
  picture: MediaDetail;
  onDeleted: () => void;
}

/** Deletes a picture after a question; one that is used stays, and says where. */
export function DeletePicture({ picture, onDeleted }: DeletePictureProps) {
  const [isAsked, setAsked] = useState(false);
  const [usedIn, setUsedIn] = useState<readonly MediaUse[] | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (usedIn) notice.current?.focus();
  }, [usedIn]);

  function handleClick() {
    setUsedIn(picture.usedIn.length > 0 ? [...picture.usedIn] : null);
    setAsked(picture.usedIn.length === 0);
  }

  function handleFailure(error: Error) {
    const uses = error instanceof ApiError && error.status === 409 ? error.details.usedIn : undefined;
    if (uses) setUsedIn(uses);
    // Somebody was faster.
    else if (isGone(error)) onDeleted();
    else showFailure(error, "Gambar belum dihapus", "Silakan coba lagi.");
  }

  return (
    <div className="border-line border-t pt-5 xl:col-span-2">
      {usedIn && (
        <InlineNotice
          ref={notice}
          role="alert"
          title="Gambar ini masih dipakai, jadi belum bisa dihapus"
          className="mb-4"
        >
          Ganti dulu gambarnya di:
          <UseLinks usedIn={usedIn} />
        </InlineNotice>
      )}
      <Button variant="outline" onClick={handleClick} className="text-danger! hover:border-danger!">
        <Icon node={Trash2} className="size-4" />
        Hapus Gambar
      </Button>
      <ConfirmedAction
        input={isAsked ? picture.id : null}
        mutation={useDeleteMedia()}
        title="Hapus gambar ini?"
        confirmLabel="Ya, Hapus"
        success={() => {
          onDeleted();
          return { title: "Gambar dihapus", description: picture.name };
        }}
        onFailure={handleFailure}
        onDone={() => setAsked(false)}
      >
        Gambar dan semua ukurannya dihapus dan tidak bisa dikembalikan.
        <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{picture.name}</strong>
      </ConfirmedAction>
    </div>
  );
}

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
