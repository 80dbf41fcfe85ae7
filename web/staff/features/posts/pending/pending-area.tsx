import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PostInput } from "../../../../../worker/contract/blog";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { pendingQuery, useDropPending } from "../../../../api/post-form";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { isGone } from "../../../../lib/http";
import { loadCode } from "../../../../lib/load-code";
import { Button } from "../../../../ui/button";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { useLateDrawer } from "../../../lib/use-late-drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { toPostInput } from "../post-values";
import type { PostFormState } from "../use-post-form";

interface PendingAreaProps {
  post: StaffPost;
  state: PostFormState;
  onPromote: (waiting: PendingChange) => void;
  claims: (waiting: PendingChange) => ReactNode;
}

/** The change that waits beside a post, or that is in its form. */
export function PendingArea({ post, state, onPromote, claims }: PendingAreaProps) {
  const { stored, record, reader } = state;
  const query = useQuery({ ...pendingQuery(post.id), enabled: !stored?.change });
  const isSaving = record.work !== null;
  if (stored?.change) {
    return (
      <ChangeBanner
        post={post}
        change={stored.change}
        typed={state.form.getValues}
        isSaving={isSaving}
        onLeave={() => state.takeOver({ post, change: null })}
      />
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
  const waiting = query.data;
  if (!waiting) return null;
  return (
    <PendingNotice
      post={post}
      change={waiting}
      claims={claims(waiting)}
      isSaving={isSaving}
      mayPromote={reader.may("posts.publish")}
      mayDrop={reader.may("posts.write") || waiting.author?.id === reader.id}
      onPromote={() => onPromote(waiting)}
      onEdit={() => state.takeOver({ post, change: waiting })}
      onDropped={state.changeDropped}
    />
  );
}

interface ChangeBannerProps {
  post: StaffPost;
  change: PendingChange;
  typed: () => PostInput;
  isSaving: boolean;
  onLeave: () => void;
}

/** Says that the form holds the waiting change and not the post. */
function ChangeBanner({ post, change, typed, isSaving, onLeave }: ChangeBannerProps) {
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
function PendingNotice(props: PendingNoticeProps) {
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

interface CompareButtonProps {
  title: string;
  live: PostInput;
  /** Read when it is asked for. */
  change: () => PostInput;
  changeName: string;
}

/** Shows a change beside the post that is out, word by word. */
function CompareButton({ title, live, change, changeName }: CompareButtonProps) {
  const { Drawer, isLoading, open, close } = useLateDrawer(() =>
    loadCode(() => import("../history/comparison")),
  );
  const [shown, setShown] = useState(live);

  function handleOpen() {
    setShown(change());
    void open();
  }

  return (
    <>
      <Button variant="outline" busy={isLoading} onClick={handleOpen}>
        Bandingkan
      </Button>
      {Drawer && <Drawer title={title} live={live} change={shown} changeName={changeName} onClose={close} />}
    </>
  );
}
