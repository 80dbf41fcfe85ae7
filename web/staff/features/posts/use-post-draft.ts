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
  settleDraft,
  storeDraft,
} from "./post-draft";
import { onTypingPause } from "./typing-pause";

/** How the draft of this form stands: nothing to keep, kept at a time, or the browser refused. */
export type DraftState = { kept: null } | { kept: string } | { kept: "refused" };

/** Where what is stored belongs, and which version of the post it stands on. */
export interface StoredAt {
  target: string;
  version: string | null;
}

/**
 * Keeps what is typed in the browser until it is saved, and offers the drafts that were left behind earlier.
 * `target` says of what, as `draftTarget` does; `baseUpdatedAt` is the stored version that the form started from.
 */
export function usePostDraft(target: string, form: UseFormReturn<PostInput>, baseUpdatedAt: string | null) {
  // A reference, because a change of place must not write what is typed to the place before.
  const place = useRef({ key: "", baseUpdatedAt });
  place.current.key ||= newDraftKey(target);
  place.current.baseUpdatedAt = baseUpdatedAt;
  const [offers, setOffers] = useState(() => listDrafts(target));
  const [state, setState] = useState<DraftState>({ kept: null });
  /** What the server holds, as it was typed. */
  const saved = useRef<PostInput>({ ...emptyPost, ...form.formState.defaultValues });
  const isOpen = useRef(false);

  const hasUnsaved = useCallback(() => !isSamePost(form.getValues(), saved.current), [form]);

  /** False where the browser refused. */
  const keep = useCallback((): boolean => {
    if (!hasUnsaved()) {
      removeDraft(place.current.key);
      setState({ kept: null });
      return true;
    }
    const savedAt = new Date().toISOString();
    const isKept = storeDraft({ ...place.current, values: { ...form.getValues() }, savedAt });
    setState({ kept: isKept ? savedAt : "refused" });
    return isKept;
  }, [form, hasUnsaved]);

  useEffect(() => {
    isOpen.current = true;
    const unsubscribe = onTypingPause(form, keep);
    const keepNow = () => hasUnsaved() && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      isOpen.current = false;
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
    /** False where the browser refused to keep what is in the form. */
    keep,
    /** The server holds `sent`: no draft says the same any more, and what was typed since stays one. */
    settle: (sent: PostInput, stored: StoredAt) => {
      const { key } = place.current;
      const isMoved = target !== stored.target;
      place.current = {
        key: isMoved ? newDraftKey(stored.target) : key,
        baseUpdatedAt: stored.version,
      };
      settleDraft(key, place.current, sent);
      saved.current = sent;
      // A form that was left has kept what it held, and another one may have gone on with it.
      if (isOpen.current) keep();
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
    /**
     * Leaves what is in the form behind as a draft, and goes on with `values`, which are stored. False where the browser
     * keeps no draft: then the form stays as it is.
     */
    goOnWith: (values: PostInput, next: string): boolean => {
      if (!keep()) return false;
      setOffers(listDrafts(next));
      place.current.key = newDraftKey(next);
      setState({ kept: null });
      saved.current = values;
      form.reset(values);
      return true;
    },
  };
}
