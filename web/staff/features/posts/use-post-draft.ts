import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../worker/contract/blog";
import {
  emptyPost,
  isSamePost,
  listDrafts,
  newDraftKey,
  type PostDraft,
  removeDraft,
  storeDraft,
} from "./post-draft";
import { onTypingPause } from "./typing-pause";

/** How the draft of this form stands: nothing to keep, kept at a time, or the browser refused. */
export type DraftState = { kept: null } | { kept: string } | { kept: "refused" };

/**
 * Keeps what is typed in the browser until it is saved, and offers the drafts that were left behind earlier.
 * `target` is the post's id, or "baru"; `baseUpdatedAt` is the stored version that the form started from.
 */
export function usePostDraft(target: string, form: UseFormReturn<PostInput>, baseUpdatedAt: string | null) {
  // A reference, because a change of place must not write what is typed to the place before.
  const place = useRef({ key: "", baseUpdatedAt });
  place.current.key ||= newDraftKey(target);
  place.current.baseUpdatedAt = baseUpdatedAt;
  const [offers, setOffers] = useState(() => listDrafts(target));
  const [state, setState] = useState<DraftState>({ kept: null });
  const isSaved = useRef(false);

  const hasUnsaved = useCallback(() => {
    const stored = { ...emptyPost, ...form.formState.defaultValues };
    return !isSaved.current && !isSamePost(form.getValues(), stored);
  }, [form]);

  const keep = useCallback(() => {
    if (isSaved.current) return;
    if (!hasUnsaved()) {
      removeDraft(place.current.key);
      setState({ kept: null });
      return;
    }
    const savedAt = new Date().toISOString();
    const isKept = storeDraft({ ...place.current, values: { ...form.getValues() }, savedAt });
    setState({ kept: isKept ? savedAt : "refused" });
  }, [form, hasUnsaved]);

  useEffect(() => {
    const unsubscribe = onTypingPause(form, keep);
    const keepNow = () => hasUnsaved() && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, [form, hasUnsaved, keep]);

  return {
    state,
    hasUnsaved,
    /** The newest draft that was left behind, if it says something else than the form. */
    offered: offers.find((draft) => !isSamePost(draft.values, form.getValues())) ?? null,
    /** The form's content is stored on the server, or another form has taken it over. */
    finish: () => {
      isSaved.current = true;
      removeDraft(place.current.key);
    },
    /** Fills the form with a draft, which from now on is the form's own. */
    resume: (draft: PostDraft) => {
      place.current.key = draft.key;
      for (const [name, value] of Object.entries(draft.values)) {
        form.setValue(name as keyof PostInput, value, { shouldDirty: true });
      }
      setOffers(offers.filter((offer) => offer.key !== draft.key));
    },
    discard: (draft: PostDraft) => {
      removeDraft(draft.key);
      setOffers(offers.filter((offer) => offer.key !== draft.key));
    },
    /** Leaves what is in the form behind as a draft, and begins a new one. */
    setAside: () => {
      keep();
      setOffers(listDrafts(target));
      place.current.key = newDraftKey(target);
      setState({ kept: null });
    },
  };
}
