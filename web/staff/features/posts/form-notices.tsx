import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import { pendingQuery } from "../../../api/post-pending";
import { InlineNotice } from "../../ui/inline-notice";
import { DraftOffer } from "./draft-offer";
import { PendingArea } from "./pending/pending-area";
import type { PostFormState } from "./use-post-form";

interface FormNoticesProps {
  state: PostFormState;
  onPromote: (waiting: PendingChange) => void;
  /** What holds back a waiting change. */
  claims: (waiting: PendingChange) => ReactNode;
}

/** What is to be known of a post before it is written on. */
export function FormNotices({ state, onPromote, claims }: FormNoticesProps) {
  const { current, draft, offer, reader } = state;
  const isWaiting = Boolean(current?.hasPending);
  const pending = useQuery({ ...pendingQuery(current?.id ?? 0), enabled: isWaiting });
  const isOthers = !reader.may("posts.write") && current !== null && current.author?.id !== reader.id;
  return (
    <>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          isOutdated={state.isOutdated(draft.offered)}
          onResume={(found) => state.resume(found, pending.data ?? null)}
          onDiscard={state.discard}
        />
      )}
      {offer.main === null && isOthers && (
        <InlineNotice title="Artikel ini ditulis orang lain" className="mt-7">
          Anda bisa membacanya, tetapi tidak mengubahnya selama belum terbit.
        </InlineNotice>
      )}
      {current?.status === "published" && !reader.may("posts.publish") && !state.change && (
        <InlineNotice title="Artikel ini sudah diterbitkan atau dijadwalkan" className="mt-7">
          Perubahan Anda disimpan sebagai usulan dan baru tampil setelah diterapkan editor.
        </InlineNotice>
      )}
      {isWaiting && current && (
        <PendingArea post={current} state={state} query={pending} onPromote={onPromote} claims={claims} />
      )}
    </>
  );
}
