import type { ReactNode } from "react";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { LoadFailure, type Reloadable } from "../../../ui/load-failure";
import type { PostFormState } from "../use-post-form";
import { ChangeBanner } from "./change-banner";
import { PendingNotice } from "./pending-notice";

interface PendingAreaProps {
  post: StaffPost;
  state: PostFormState;
  query: Reloadable & { isError: boolean; data: PendingChange | null | undefined };
  onPromote: (waiting: PendingChange) => void;
  claims: (waiting: PendingChange) => ReactNode;
}

/** The change that waits beside a post, or that is in its form. */
export function PendingArea({ post, state, query, onPromote, claims }: PendingAreaProps) {
  const { change, saving, reader } = state;
  if (change) {
    return (
      <ChangeBanner
        post={post}
        change={change}
        typed={state.form.getValues}
        isSaving={saving.isSaving}
        onLeave={state.leaveChange}
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
      isSaving={saving.isSaving}
      mayPromote={reader.may("posts.publish")}
      mayDrop={reader.may("posts.write") || waiting.author?.id === reader.id}
      onPromote={() => onPromote(waiting)}
      onEdit={() => state.editChange(waiting)}
      onDropped={state.changeDropped}
    />
  );
}
