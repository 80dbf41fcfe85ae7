import { useRef, useState } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import type { Claim, MovedVersions } from "../../../../../worker/contract/studio/checks";
import { ChecksPanel } from "../../../checks/checks-panel";
import { findRanges } from "../../../checks/claim-marks";
import { findLetters } from "../../../checks/claims";
import { Drawer } from "../../../ui/drawer";
import { InlineNotice } from "../../../ui/inline-notice";

export interface ChecksDrawerProps {
  /** The stored post. */
  post: StaffPost;
  hasUnsaved: () => boolean;
  onMoved: (moved: MovedVersions) => void;
  onClose: () => void;
}

/** The width from which form and drawer fit beside each other. */
const roomForBoth = "(min-width: 64rem)";

/** The drawer with the claims of an AI article. */
export default function ChecksDrawer({ post, hasUnsaved, onMoved, onClose }: ChecksDrawerProps) {
  const [isBeside] = useState(() => window.matchMedia(roomForBoth).matches);
  const showLater = useRef<(() => void) | null>(null);

  function show(claim: Claim): string | null {
    const select = findInForm(claim);
    if (!select) return claim.pending ? inChangeOnly : notInForm;
    if (isBeside) select();
    else {
      showLater.current = select;
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
        showLater.current?.();
        return showLater.current !== null;
      }}
      onClose={onClose}
    >
      <ChecksPanel
        post={post}
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

/** The fields of the text, the visual editor first. */
const fieldIds = ["post-content-visual", "post-content", "post-summary", "post-title"];

/** Returns a function that selects a claim in the form, or null if the form does not contain it. */
function findInForm(claim: Claim): (() => void) | null {
  for (const id of fieldIds) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const found = field.classList.contains("hidden") ? null : findLetters(field.value, claim);
      if (found) return () => selectIn(field, found.from, found.to);
    } else {
      const range = field && findRanges(field, [claim]).get(claim.key);
      if (range) return () => selectRange(field, range);
    }
  }
  return null;
}

function selectIn(field: HTMLInputElement | HTMLTextAreaElement, from: number, to: number) {
  field.setSelectionRange(from, to);
  // Browsers scroll to a selection when its field gets the focus.
  field.blur();
  field.focus();
  field.scrollIntoView({ block: "center" });
}

function selectRange(field: HTMLElement, { startContainer, startOffset, endContainer, endOffset }: Range) {
  field.focus();
  getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  startContainer.parentElement?.scrollIntoView({ block: "center" });
}
