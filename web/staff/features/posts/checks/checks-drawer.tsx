import { useRef, useState } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import type { Claim, MovedVersions } from "../../../../../worker/contract/studio/checks";
import { ChecksPanel } from "../../../checks/checks-panel";
import { Drawer } from "../../../ui/drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { type Place, placeOf, selectWords } from "./show-words";

export interface ChecksDrawerProps {
  /** As it is stored. */
  post: StaffPost;
  hasUnsaved: () => boolean;
  onMoved: (moved: MovedVersions) => void;
  onClose: () => void;
}

/** From here on the form and the drawer have room beside each other. */
const roomForBoth = "(min-width: 64rem)";

/** Where the claims of an AI article are checked; beside the form where there is room for both. */
export default function ChecksDrawer({ post, hasUnsaved, onMoved, onClose }: ChecksDrawerProps) {
  const [isBeside] = useState(() => window.matchMedia(roomForBoth).matches);
  const place = useRef<Place | null>(null);

  function show(claim: Claim): string | null {
    const found = placeOf(claim);
    if (!found) return claim.pending ? inChangeOnly : notInForm;
    if (isBeside) selectWords(found);
    else {
      place.current = found;
      onClose();
    }
    return null;
  }

  return (
    <Drawer
      title="Pemeriksaan"
      lead={post.title}
      beside={isBeside}
      takeFocus={() => {
        if (place.current) selectWords(place.current);
        return place.current !== null;
      }}
      onClose={onClose}
    >
      <ChecksPanel
        post={post}
        mayDecide
        onShow={show}
        onMoved={onMoved}
        note={
          hasUnsaved() && (
            <InlineNotice title="Ada perubahan yang belum disimpan" className="mt-4">
              Daftar ini dari teks yang tersimpan. Simpan artikel supaya daftarnya ikut berubah.
            </InlineNotice>
          )
        }
      />
    </Drawer>
  );
}

const inChangeOnly = "Kalimat ini ada di usulan. Pilih Sunting Usulan untuk melihatnya di formulir.";
const notInForm =
  "Kalimat ini tidak ada lagi di formulir. Simpan artikel supaya daftar klaimnya ikut berubah.";
