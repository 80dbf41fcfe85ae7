import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { PostInput, StaffPost } from "../../../../worker/contract/desk/staff-post";
import { isHeldByClaims } from "../../../api/post-checks";
import { pendingQuery, useDropPending } from "../../../api/post-form";
import { formatLongDate, formatTime } from "../../../lib/format";
import { ApiError, isGone, isUnanswered } from "../../../lib/http";
import { Button } from "../../../ui/button";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { DrawerButton } from "../../lib/late-drawer";
import { RecordNotice } from "../../lib/record-form/record-form";
import { useWork } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { postLabels, toPostInput } from "./post-values";
import type { PostFormState } from "./use-post-form";

/** Pictures without an alt text, because of which the save was refused. */
export function undescribedIn({ problem }: PostFormState["record"]) {
  const error = problem?.kind === "refused" ? problem.error : null;
  return (error instanceof ApiError && error.details.pictures) || [];
}

interface StateNoticesProps {
  state: PostFormState;
  onPromote: (waiting: PendingChange) => void;
  /** The warning about open claims of a pending change. */
  claims: (waiting: PendingChange) => ReactNode;
}

/** The notices about the state of a post. */
export function StateNotices({ state, onPromote, claims }: StateNoticesProps) {
  const { current, stored, offer, reader } = state;
  if (!current) return null;
  const isOthers = !reader.may("posts.write") && current.author?.id !== reader.id;
  return (
    <>
      {offer.main === null && isOthers && (
        <InlineNotice title="Artikel ini ditulis orang lain" className="mt-5">
          Anda bisa membacanya, tetapi tidak mengubahnya selama belum terbit.
        </InlineNotice>
      )}
      {current.status === "published" && !reader.may("posts.publish") && !stored?.change && (
        <InlineNotice title="Artikel ini sudah diterbitkan atau dijadwalkan" className="mt-5">
          Perubahan Anda disimpan sebagai usulan dan baru tampil setelah diterapkan editor.
        </InlineNotice>
      )}
      {current.hasPending && (
        <PendingArea post={current} state={state} onPromote={onPromote} claims={claims} />
      )}
    </>
  );
}

/** The problem of the last action, with its remedies. */
export function PostNotice({ state, onOpenChecks }: { state: PostFormState; onOpenChecks: () => void }) {
  const { record, reader } = state;
  const { problem, faults } = record;
  const isOther = (change: PendingChange | null): change is PendingChange =>
    change !== null && change.updatedAt !== record.base;
  if (!problem) return null;
  if (problem.kind === "refused" && problem.isQuiet) {
    return (
      <p role="status" className="mt-4 text-sm font-medium text-danger">
        Belum tersimpan di server: {problem.text}
      </p>
    );
  }
  // The fields show their errors.
  if (problem.kind === "refused" && Object.keys(faults).length > 0) return null;
  if (problem.kind === "refused" && isUnanswered(problem.error) && problem.title === state.failure()) {
    return (
      <InlineNotice
        role="alert"
        tone="danger"
        title="Belum tersimpan: tidak ada koneksi ke server"
        className="my-6"
      >
        Tulisan Anda aman sebagai draf di browser ini. Simpan lagi setelah koneksi kembali.
      </InlineNotice>
    );
  }
  const isProposed =
    problem.kind === "conflict" &&
    problem.stored.post.status === "published" &&
    !isOther(problem.stored.change);
  return (
    <RecordNotice
      state={record}
      conflict={({ change }) =>
        isOther(change)
          ? `${change.author?.id === reader.id ? "Anda" : (change.author?.name ?? "Orang lain")} sudah menyimpan usulan, ${formatLongDate(change.updatedAt)} pukul ${formatTime(change.updatedAt)} WIB`
          : "Artikel ini diubah orang lain saat Anda mengedit"
      }
      keeping={
        isProposed
          ? "menyimpan isian Anda sebagai usulan; artikel yang dibaca pengunjung tidak berubah"
          : undefined
      }
      gone={{ title: "Artikel ini sudah dihapus", action: "Simpan sebagai post baru" }}
      labels={postLabels}
      toValues={({ post, change }) => toPostInput(isOther(change) ? change : post)}
      textOf={(values: PostInput, field) => values[field]}
      onKeepMine={state.keepMine}
      onTakeStored={({ post, change }) => state.takeOver({ post, change: isOther(change) ? change : null })}
      onSaveAsNew={state.saveAsNew}
    >
      {problem.kind === "refused" && isHeldByClaims(problem.error) && (
        <Button variant="dark" onClick={onOpenChecks} className="mt-4">
          Buka Pemeriksaan
        </Button>
      )}
    </RecordNotice>
  );
}

interface TrashedNoticeProps {
  post: StaffPost;
  record: PostFormState["record"];
  /** Null without the right. */
  onRestore: (() => void) | null;
}

/** Replaces the form of a post in the trash. */
export function TrashedNotice({ post, record, onRestore }: TrashedNoticeProps) {
  const { problem, isSaved } = record;
  const isSaving = useWork(record) !== null;
  return (
    <InlineNotice
      title="Artikel ini ada di Sampah"
      className="mt-8"
      actions={
        onRestore && (
          <Button variant="dark" busy={isSaving} onClick={onRestore}>
            Pulihkan
          </Button>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        “{post.title}” tidak bisa dibaca pengunjung dan tidak bisa diubah. Setelah 30 hari di Sampah, artikel
        dihapus untuk selamanya. Yang dipulihkan menjadi draf.
      </p>
      {!isSaved && (
        <p className="mt-2">
          Tulisan Anda yang belum disimpan tetap ada di formulir, dan sebagai draf di browser ini.
        </p>
      )}
      {problem?.kind === "refused" && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem.text}
        </p>
      )}
    </InlineNotice>
  );
}

interface PendingAreaProps extends StateNoticesProps {
  post: StaffPost;
}

/** The notice about a pending change. */
function PendingArea({ post, state, onPromote, claims }: PendingAreaProps) {
  const { stored, record, reader } = state;
  const query = useQuery({ ...pendingQuery(post.id), enabled: !stored?.change });
  const drop = useDropPending();
  const [dropping, setDropping] = useState<{ id: number; updatedAt: string } | null>(null);
  const isSaving = useWork(record) !== null;
  if (stored?.change) {
    return (
      <InlineNotice
        role="status"
        title="Anda menyunting usulan perubahan"
        className="mt-7"
        actions={
          <>
            <CompareButton
              live={toPostInput(post)}
              change={() => ({ ...state.form.getValues() })}
              changeName="usulan di formulir ini"
            />
            <Button variant="outline" busy={isSaving} onClick={() => state.takeOver({ post, change: null })}>
              Kembali ke Versi Terbit
            </Button>
          </>
        }
      >
        Artikel yang dibaca pengunjung belum berubah sampai usulan ini diterapkan
        {stored.change.author ? `; usulan terakhir disimpan oleh ${stored.change.author.name}.` : "."}
      </InlineNotice>
    );
  }
  if (query.isError) {
    return (
      <LoadFailure
        place="inline"
        title="Usulan perubahan belum bisa dimuat"
        description="Ada usulan perubahan untuk artikel ini. Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
        className="mt-7"
      />
    );
  }
  const change = query.data;
  if (!change) return null;
  const isOutdated = change.baseVersion !== post.updatedAt;
  const mayPromote = reader.may("posts.publish") && !isOutdated;
  const who = change.author ? ` dari ${change.author.name}` : "";
  return (
    <InlineNotice
      title={`Ada usulan perubahan${who}, ${formatLongDate(change.updatedAt)} pukul ${formatTime(change.updatedAt)} WIB`}
      className="mt-7 [overflow-wrap:anywhere]"
      actions={
        <>
          {mayPromote && (
            <Button variant="dark" busy={isSaving} onClick={() => onPromote(change)}>
              Terapkan
            </Button>
          )}
          <CompareButton live={toPostInput(post)} change={() => toPostInput(change)} changeName="usulan" />
          <Button variant="outline" busy={isSaving} onClick={() => state.takeOver({ post, change })}>
            Sunting Usulan
          </Button>
          {(reader.may("posts.write") || change.author?.id === reader.id) && (
            <Button
              variant="quiet"
              busy={isSaving}
              onClick={() => setDropping({ id: post.id, updatedAt: change.updatedAt })}
            >
              Buang
            </Button>
          )}
        </>
      }
    >
      {isOutdated
        ? "Artikel sudah berubah sejak usulan ini ditulis. Bandingkan, sunting usulannya, lalu simpan lagi di atas versi terbaru."
        : "Artikel yang dibaca pengunjung belum berubah."}
      {mayPromote && claims(change)}
      <ConfirmedAction
        input={dropping}
        mutation={drop}
        title="Buang Usulan"
        confirmLabel="Ya, Buang"
        success={() => {
          state.changeDropped();
          return { title: "Sukses!", description: "Usulan dibuang" };
        }}
        onFailure={(error) => {
          if (isGone(error)) state.changeDropped();
          else void query.refetch();
          showFailure(error, "Usulan belum dibuang");
        }}
        onDone={() => setDropping(null)}
      >
        Usulan ini dihapus dan tidak bisa dikembalikan. Artikel yang terbit tidak berubah.
      </ConfirmedAction>
    </InlineNotice>
  );
}

interface CompareButtonProps {
  live: PostInput;
  /** Returns the current change. */
  change: () => PostInput;
  changeName: string;
}

/** Opens the comparison of a change with the published post. */
function CompareButton({ live, change, changeName }: CompareButtonProps) {
  return (
    <DrawerButton
      size="md"
      load={() => import("./history/comparison")}
      propsOf={() => ({ live, change: change(), changeName })}
    >
      Bandingkan
    </DrawerButton>
  );
}
