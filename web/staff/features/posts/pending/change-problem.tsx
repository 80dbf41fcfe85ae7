import type { Ref } from "react";
import type { PostInput } from "../../../../../worker/contract/blog";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { toPostInput } from "../post-draft";
import type { SaveProblem } from "../save-problem";
import { CompareButton } from "./compare-button";

interface ChangeProblemProps {
  problem: Extract<SaveProblem, { kind: "moved-on" | "other-change" }>;
  mine: PostInput;
  isSaving: boolean;
  onProposeOver: (stored: StaffPost) => void;
  onReplaceChange: (waiting: PendingChange) => void;
  ref: Ref<HTMLDivElement>;
}

/** Why a change could not be kept beside its post, and the choice that is to be made. */
export function ChangeProblem(props: ChangeProblemProps) {
  const { problem, mine, isSaving, ref } = props;
  const frame = { ref, tone: "danger", role: "alert", className: "mt-6" } as const;
  if (problem.kind === "moved-on") {
    return (
      <InlineNotice
        {...frame}
        title="Artikel ini diubah orang lain sejak Anda membukanya"
        actions={
          <>
            <CompareButton
              title="Artikel sekarang dan tulisan Anda"
              live={toPostInput(problem.stored)}
              change={() => mine}
              changeName="tulisan Anda"
            />
            <Button variant="dark" busy={isSaving} onClick={() => props.onProposeOver(problem.stored)}>
              Simpan Usulan di Atas Versi Terbaru
            </Button>
          </>
        }
      >
        Usulan belum tersimpan; tulisan Anda masih ada di formulir ini. Bandingkan dulu dengan versi terbaru,
        lalu simpan lagi.
      </InlineNotice>
    );
  }
  const { pending } = problem;
  const who = pending.author?.name ?? "Orang lain";
  return (
    <InlineNotice
      {...frame}
      title={`${who} sudah menyimpan usulan, ${formatLongDate(pending.updatedAt)} pukul ${formatTime(pending.updatedAt)} WIB`}
      actions={
        <>
          <CompareButton
            title="Usulan yang menunggu dan tulisan Anda"
            live={toPostInput(pending)}
            change={() => mine}
            changeName="tulisan Anda"
          />
          <Button variant="dark" busy={isSaving} onClick={() => props.onReplaceChange(pending)}>
            Gantikan dengan Tulisan Saya
          </Button>
        </>
      }
    >
      Tulisan Anda belum tersimpan dan masih ada di formulir ini. Satu artikel hanya punya satu usulan.
    </InlineNotice>
  );
}
