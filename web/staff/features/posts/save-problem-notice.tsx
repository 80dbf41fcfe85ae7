import { useEffect, useRef } from "react";
import type { PostInput } from "../../../../worker/contract/blog";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { Button } from "../../../ui/button";
import { InlineNotice } from "../../ui/inline-notice";
import { ConflictChoice } from "./conflict-choice";
import { ChangeProblem } from "./pending/change-problem";
import type { SaveProblem } from "./save-problem";

interface SaveProblemNoticeProps {
  problem: SaveProblem;
  mine: PostInput;
  isSaving: boolean;
  onKeepMine: (stored: StaffPost) => void;
  onTakeStored: (stored: StaffPost) => void;
  onSaveAsNew: () => void;
  onProposeOver: (stored: StaffPost) => void;
  onReplaceChange: (waiting: PendingChange) => void;
  onOpenChecks: () => void;
}

/** Why the save did not happen and what can be done now; takes the focus when it appears. */
export function SaveProblemNotice(props: SaveProblemNoticeProps) {
  const { problem, isSaving } = props;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem anew, also one like the one before
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const frame = { ref, tone: "danger", role: "alert", className: "mt-6 scroll-mb-40" } as const;

  if (problem.kind === "conflict") {
    return (
      <ConflictChoice
        ref={ref}
        mine={props.mine}
        stored={problem.stored}
        isSaving={isSaving}
        onKeepMine={props.onKeepMine}
        onTakeStored={props.onTakeStored}
      />
    );
  }
  if (problem.kind === "moved-on" || problem.kind === "other-change") {
    return <ChangeProblem ref={ref} {...props} problem={problem} />;
  }
  if (problem.kind === "gone") {
    return (
      <InlineNotice
        {...frame}
        title="Artikel ini sudah dihapus"
        actions={
          <Button variant="dark" busy={isSaving} onClick={props.onSaveAsNew}>
            Simpan sebagai post baru
          </Button>
        }
      >
        Seseorang menghapusnya saat Anda mengedit. Tulisan Anda masih ada di formulir ini.
      </InlineNotice>
    );
  }
  if (problem.kind === "offline") {
    return (
      <InlineNotice {...frame} title="Belum tersimpan: tidak ada koneksi ke server">
        Tulisan Anda aman sebagai draf di browser ini. Simpan lagi setelah koneksi kembali.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      {...frame}
      title={problem.title ?? "Belum tersimpan"}
      actions={
        problem.isHeldByClaims && (
          <Button variant="dark" onClick={props.onOpenChecks}>
            Buka Pemeriksaan
          </Button>
        )
      }
    >
      {problem.message}
    </InlineNotice>
  );
}
