import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RefusedPicture } from "../../../../worker/contract/api";
import type { PostInput } from "../../../../worker/contract/blog";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { checksQuery, isHeldByClaims } from "../../../api/post-checks";
import { applyFieldErrors } from "../../../lib/form";
import { ApiError, isGone, isSignedOut, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { isSamePost, postFields, toPostInput } from "./post-draft";
import { explainSave, lookUp, type SaveProblem } from "./save-problem";
import { type SaveTexts, savedAfter, saveTexts, stepDone, stepFailed } from "./state/way-texts";
import { creationOf, runsBeforeSave, type Step, transitionOf, type Way, type WayDetails } from "./state/ways";
import { OtherChangeError, usePostWrites } from "./use-post-writes";

const offlineMessage = "Tidak bisa terhubung ke server. Periksa koneksi internet Anda, lalu simpan lagi.";
const lostMessage = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";
/** Of a scheduled article. */
const reopened = "Jadwalnya batal karena ada klaim baru. Periksa klaimnya, lalu jadwalkan lagi.";
/** Milliseconds between the two toasts of a failed update; only one is on the screen at a time. */
const detailDelay = 2000;

/** What somebody wants done with what is in the form. */
export interface Wish extends WayDetails {
  way: Way;
  /** The form is to be left once all of it is stored. */
  leaves: boolean;
}

/** What a wish begins from. */
export interface Subject {
  /** The post as it was last stored; null for a new one. */
  post: StaffPost | null;
  /** The version of it that the form started from. */
  baseUpdatedAt: string | null;
  /** The waiting change that the form goes on with. */
  change: PendingChange | null;
}

interface SaveOptions {
  form: UseFormReturn<PostInput>;
  /** `sent` is what the form held when it was sent; `leaves` as the save was asked for. */
  onSaved: (stored: StaffPost, sent: PostInput, leaves: boolean) => void;
  /** The post is in another state, with the text that was stored before. */
  onMoved: (stored: StaffPost) => void;
  onStepDone: (step: Step) => void;
  /** What is stored is in another state than the form knew, its text aside. */
  onStateSeen: (stored: StaffPost) => void;
  onProposed: (change: PendingChange, sent: PostInput) => void;
  /** The change that waited has become the post. */
  onPromoted: (stored: StaffPost) => void;
}

/** Stores what the form holds, brings it into another state where that is wanted, and tells how it went. */
export function usePostSave({ form, ...told }: SaveOptions) {
  const client = useQueryClient();
  const writes = usePostWrites();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  /** Another save was asked for while one was under way; `leaves` as it was asked for. */
  const [next, setNext] = useState<{ leaves: boolean } | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Pictures that nobody has described, for which the post was refused. */
  const [undescribed, setUndescribed] = useState<readonly RefusedPicture[]>([]);
  const isBusy = useRef(false);
  const detailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(detailTimer.current), []);

  /** One at a time; false where another one is under way. */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    forgetPictures();
    clearTimeout(detailTimer.current);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
    return true;
  }

  /** `sent` is null where all of the form is stored and only its state is to change. */
  async function carryOut(wish: Wish, { post, baseUpdatedAt, change }: Subject, sent: PostInput | null) {
    const { way, leaves, ...details } = wish;
    const isDone = await alone(async () => {
      const step = post && transitionOf(way, details);
      if (post && step && sent && runsBeforeSave(post, step))
        return stepThenSave(post, step, baseUpdatedAt, sent);
      let stored = post;
      let waiting = change;
      if (sent) {
        const texts = saveTexts(way, post === null);
        try {
          if (post && (way === "propose" || way === "promote")) {
            const proposing = {
              postId: post.id,
              baseVersion: baseUpdatedAt ?? "",
              replaces: change?.updatedAt,
            };
            waiting = await writes.propose(sent, proposing);
            told.onProposed(waiting, sent);
          } else {
            stored = post
              ? await writes.update(post, sent, baseUpdatedAt)
              : await writes.create(sent, creationOf(way, details.publishAt));
            told.onSaved(stored, sent, leaves && !step);
          }
          setProblem(null);
          const isReopened = post?.status === "published" && stored?.status === "review";
          if (isReopened) showToast({ title: "Tersimpan, kembali ke tinjauan", description: reopened });
          else if (!step && way !== "promote") showToast({ title: "Sukses!", description: texts.success });
        } catch (error) {
          await tellSaveFailure(error, texts, post);
          return;
        }
      }
      if (stored && step) await takeStep(stored, step, sent !== null);
      if (post && waiting && way === "promote") await promote(post, waiting);
    });
    if (!isDone && sent && !transitionOf(way, details)) setNext({ leaves });
  }

  /** What was said of pictures holds until the next try. */
  function forgetPictures() {
    if (undescribed.length === 0) return;
    setUndescribed([]);
    form.clearErrors(["content", "image"]);
  }

  /** Messages of fields stand there; answers whether there are any. */
  function tellFields(error: unknown): boolean {
    setUndescribed(error instanceof ApiError ? (error.details.pictures ?? []) : []);
    return applyFieldErrors(error, postFields, form.setError);
  }

  async function takeStep(post: StaffPost, step: Step, isSaved: boolean) {
    const moved = await move(post, step, isSaved);
    if (moved) showToast({ title: "Sukses!", description: stepDone(step) });
  }

  async function stepThenSave(post: StaffPost, step: Step, baseUpdatedAt: string | null, sent: PostInput) {
    const moved = await move(post, step, false);
    if (!moved) return;
    const texts = savedAfter(step);
    // What was typed over an older version still meets what is stored.
    const isOutdated = baseUpdatedAt !== post.updatedAt;
    try {
      const stored = await writes.update(moved, sent, isOutdated ? baseUpdatedAt : moved.updatedAt);
      told.onSaved(stored, sent, false);
      showToast({ title: "Sukses!", description: texts.success });
    } catch (error) {
      await tellSaveFailure(error, texts, moved);
    }
  }

  /** The post where the step leads; null, and why was told, where it was not taken. */
  async function move(post: StaffPost, step: Step, isSaved: boolean): Promise<StaffPost | null> {
    try {
      const moved = await writes.take(post, step);
      told.onMoved(moved);
      told.onStepDone(step);
      setProblem(null);
      return moved;
    } catch (error) {
      console.error(error);
      setNext(null);
      const title = stepFailed(step, isSaved);
      const message = messageOf(error, isUnanswered(error) ? lostMessage : "Silakan coba lagi.");
      showToast({ variant: "destructive", title, description: message });
      setProblem(await explainStep(error, post, title, message));
      return null;
    }
  }

  /** What is another version by now may have other sources of its claims, which are read again too. */
  function refreshChecks({ id }: StaffPost) {
    void client.invalidateQueries({ queryKey: checksQuery(id).queryKey });
  }

  async function explainStep(
    error: unknown,
    post: StaffPost,
    title: string,
    message: string,
  ): Promise<SaveProblem | null> {
    if (isSignedOut(error)) return null;
    if (isGone(error)) return { kind: "gone" };
    if (hasPictures(error) && tellFields(error)) return null;
    if (error instanceof ApiError) refreshChecks(post);
    const stored = error instanceof ApiError ? await lookUp(client, post.id) : null;
    if (stored && !isSamePost(toPostInput(stored), toPostInput(post))) return { kind: "conflict", stored };
    if (stored) told.onMoved(stored);
    const freeSlug = error instanceof ApiError && error.status === 409 ? error.fields.slug : undefined;
    return {
      kind: "refused",
      ...{ title, message, isHeldByClaims: isHeldByClaims(error) },
      ...(freeSlug && { freeSlug }),
    };
  }

  async function promote(post: StaffPost, change: PendingChange) {
    try {
      told.onPromoted(await writes.promote(post.id, change));
      setProblem(null);
      showToast({ title: "Sukses!", description: "Usulan diterapkan pada artikel" });
    } catch (error) {
      console.error(error);
      const title = "Usulan belum diterapkan";
      const message = messageOf(error, isUnanswered(error) ? lostMessage : "Silakan coba lagi.");
      showToast({ variant: "destructive", title, description: message });
      if (error instanceof OtherChangeError) refreshChecks(post);
      const found = await explainSave(client, post.id, error, message);
      tellFields(error);
      setProblem(found?.kind === "refused" ? { ...found, title } : found);
    }
  }

  async function tellSaveFailure(
    error: unknown,
    { failure, hasDetail }: SaveTexts,
    post: StaffPost | null,
  ): Promise<void> {
    if (!(error instanceof OtherChangeError)) console.error(error);
    setNext(null);
    const message = messageOf(error, isUnanswered(error) ? offlineMessage : "Silakan coba lagi.");
    const detail = { variant: "destructive", title: "Detail Error", description: message } as const;
    showToast({ variant: "destructive", title: failure, ...(!hasDetail && { description: message }) });
    if (hasDetail) detailTimer.current = setTimeout(() => showToast(detail), detailDelay);
    setProblem(await explainSave(client, post?.id ?? null, error, message));
    tellFields(error);
    if (!post || !(error instanceof ApiError) || ![403, 409].includes(error.status)) return;
    const stored = await lookUp(client, post.id);
    if (stored && stored.status !== post.status) told.onStateSeen(stored);
  }

  return {
    problem,
    undescribed,
    isSaving,
    next,
    forgetNext: () => setNext(null),
    clearProblem: () => setProblem(null),
    /** Says that the stored post is not the one in the form. */
    setProblem,
    carryOut,
    /** Out of the trash, under another address where its own is taken. */
    restore: (post: StaffPost, slug?: string) =>
      alone(() => takeStep(post, { to: "restore", ...(slug && { slug }) }, false)),
  };
}

/** Whether something was refused because of pictures that nobody has described. */
function hasPictures(error: unknown): boolean {
  return error instanceof ApiError && (error.details.pictures?.length ?? 0) > 0;
}
