import { useEffect, useRef, useState } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { PostUser } from "../../../../worker/contract/desk/post-states";
import { type PendingChange, pendingChange } from "../../../../worker/contract/desk/revisions";
import type { PostInput } from "../../../../worker/contract/desk/staff-post";
import { missingFields, type StaffPost, staffPost } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import type { MovedVersions } from "../../../../worker/contract/studio/checks";
import { toPostSlug } from "../../../../worker/contract/text";
import { applyMovedVersion } from "../../../api/post-checks";
import { fetchOpened, type OpenedPost, usePostCalls } from "../../../api/post-form";
import { useStaff } from "../../../api/staff-rights";
import { type StepDetails, useTransition } from "../../../api/workflow";
import { ApiError } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { keepText, returnNoteKey } from "../../lib/kept-text";
import { autosave, publishing } from "../../lib/record-form/use-autosave";
import { type Over, saving, useRecordForm, type WriteCall } from "../../lib/record-form/use-record-form";
import { showAddress } from "../../lib/show-address";
import { showFailure } from "../../lib/show-failure";
import { withoutAsking } from "../../lib/use-leave-guard";
import type { TextUploads } from "./content/content-field";
import {
  offerFor,
  runsBeforeSave,
  type Step,
  saveTexts,
  stepDone,
  stepFailed,
  toTransition,
  type UndoStep,
  undoSteps,
  type Way,
} from "./desk/post-acts";
import { useListAddress } from "./post-list-address";
import { emptyPost, findDraftErrors, isBegun, isSamePost, readValues, toValues } from "./post-values";

/** Milliseconds between the two toasts of a failed update, because only one is shown at a time. */
const detailDelay = 2000;
/** Modal dialogs, which get the keyboard shortcuts; drawers beside the form do not. */
const openDialog = "[role=alertdialog], [role=dialog]:not([data-beside])";
const reopened = "Jadwalnya batal karena ada klaim baru. Periksa klaimnya, lalu jadwalkan lagi.";

/** The form state of a post and its actions. */
export function usePostForm(opened: OpenedPost | null, uploads: TextUploads, navigate: NavigateFunction) {
  const list = useListAddress();
  const staff = useStaff();
  // The end of a session does not change the form; another role does.
  const known = useRef(staff);
  if (staff.user) known.current = staff;
  const { user, may } = known.current;
  const reader = { id: user?.id, name: user?.name ?? "", may };
  const { write, take, calls } = usePostWrites(reader);
  /** Whether the form was opened for a new post that no action has saved yet. */
  const [isCreating, setCreating] = useState(opened === null);
  const texts = useRef(saveTexts("save", opened === null));
  const detailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(detailTimer.current), []);

  const record = useRecordForm<OpenedPost, PostInput>({
    opened,
    empty: emptyPost,
    draftKey: (stored) => `draf-post:${stored?.post.id ?? "baru"}`,
    versionOf: ({ post, change }) => change?.updatedAt ?? post.updatedAt ?? "",
    toValues,
    readValues,
    isSame: isSamePost,
    faultsOf: (values, intent, over) =>
      intent === "draft" && (over?.stored.post.status ?? "draft") === "draft"
        ? findDraftErrors(values)
        : missingFields(values),
    mayAutosave: (values, stored) =>
      isBegun(values) &&
      offerFor(stored?.post ?? null, reader, Date.now()).main !== null &&
      (stored?.post.status !== "review" || Object.keys(missingFields(values)).length === 0) &&
      // An autosave does not replace somebody else's pending change.
      (!stored?.post.hasPending || stored.change?.author?.id === reader.id),
    write,
    readStored: (carried, { stored }, intent) => {
      const change = pendingChange.safeParse(carried).data;
      const post = staffPost.safeParse(carried).data;
      // Only autosaves and proposals are written to the pending change.
      if (intent !== autosave && intent !== "propose") return post && { post, change: null };
      if (change) return { post: { ...stored.post, hasPending: true }, change };
      return post?.hasPending ? fetchOpened(post.id).catch(() => null) : post && { post, change: null };
    },
    onStored: ({ post }) => record.isHere() && showAddress(staffPaths.editedPost, post.id),
    onRefused: (message, title) => {
      clearTimeout(detailTimer.current);
      const { failure, hasDetail } = texts.current;
      const isInTwo = title === failure && hasDetail;
      showToast({ variant: "destructive", title, ...(!isInTwo && { description: message }) });
      if (!isInTwo) return;
      const detail = { variant: "destructive", title: "Detail Error", description: message } as const;
      detailTimer.current = setTimeout(() => showToast(detail), detailDelay);
    },
    refusal: () => texts.current.failure,
    nameOf: ({ title }) => title.trim() || "Tanpa judul",
  });
  const { form, stored } = record;
  const current = stored?.post ?? null;
  // The main button creates the post, also after an autosave. A publication may succeed although its answer was lost.
  const isNewPost = (post: StaffPost | null) => !post || (isCreating && post.status !== "published");
  const isNew = isNewPost(current);
  const offer = offerFor(isNew ? null : current, reader, Date.now());

  /** Fills an empty slug from the title. */
  function fillSlug(): void {
    if (form.getValues("slug").trim() !== "") return;
    const slug = toPostSlug(form.getValues("title"));
    if (slug) form.setValue("slug", slug, { shouldDirty: true });
  }

  /** Saves the form and changes the state, in the order that never publishes unsaved text. */
  async function run(wanted: Way, details: StepDetails = {}): Promise<void> {
    if (!uploads.areIn()) return;
    fillSlug();
    await record.runExclusive(saving, async () => {
      const before = record.opened()?.stored.post ?? null;
      const isLive = before?.status === "published";
      // What visitors read changes only where that was asked for.
      const way = isLive && (wanted === "draft" || wanted === "submit") ? "propose" : wanted;
      const creates = way === "save" && isNewPost(before);
      const step: Step | null = creates ? { to: "publish" } : toTransition(way, details);
      texts.current = saveTexts(way, isNewPost(before));
      const isFirst = before && step && runsBeforeSave(before, step);
      if (isFirst && !(await moveTo(step, false))) return;
      // Posts in the trash are not saved; unsaved text stays a draft of this browser.
      const now = record.opened()?.stored;
      const isUnstored = !now || now.change !== null || record.hasUnsaved();
      const isWanted = step === null || (isUnstored && !(isFirst && step.to === "trash"));
      if (isWanted) {
        const intent = now?.post.status === "published" ? publishing : step ? "complete" : "draft";
        const there = await record.store(way === "propose" ? way : intent);
        if (!there) return;
        if (isLive && there.post.status === "review") {
          showToast({ title: "Tersimpan, kembali ke tinjauan", description: reopened });
          return;
        }
      }
      const saved = record.opened()?.stored.post;
      if (step && !isFirst && !(await moveTo(step, isWanted))) return;
      setCreating(false);
      const done = creates || !step ? texts.current.success : stepDone(step);
      const there = record.opened()?.stored;
      if (there && saved && step?.to === "publish" && !step.publishAt)
        tellPublished(there.post, done, undoSteps("publish", saved, Date.now()));
      else showToast({ title: "Sukses!", description: done });
      // The form stays busy until it is left.
      const isLeft = way === "save" && record.isHere() && !record.hasUnsaved();
      if (isLeft) await navigate(list, { state: withoutAsking });
    });
  }

  /** A post after a change of its state, with the pending change of this form, which is based on the new version. */
  function withChange(post: StaffPost): OpenedPost {
    const { post: before, change } = record.opened()?.stored ?? { change: null };
    const isBased = change?.baseVersion === before?.updatedAt;
    return { post, change: change && isBased ? { ...change, baseVersion: post.updatedAt ?? "" } : change };
  }

  /** Changes the state of the known version; null after a failure, which is shown. */
  async function moveTo(step: Step, isSaved: boolean): Promise<OpenedPost | null> {
    const there = record.opened()?.stored;
    if (!there) return null;
    try {
      const post = await take(there.post, step);
      if (step.to === "return") keepText(returnNoteKey(post.id), "");
      const moved = withChange(post);
      record.adopt(post.slug === there.post.slug ? moved : { post, change: null });
      return moved;
    } catch (error) {
      await explain(error, there, stepFailed(step, isSaved));
      return null;
    }
  }

  /** The problem of a failed change of state. */
  async function explain(error: unknown, there: OpenedPost, title: string): Promise<void> {
    const now = error instanceof ApiError ? await fetchOpened(there.post.id).catch(() => null) : null;
    if (now && !isSamePost(now.post, there.post)) {
      record.refuse(error, title);
      record.setProblem({ kind: "conflict", stored: now, isQuiet: false });
      return;
    }
    if (now) record.adopt({ post: now.post, change: there.change });
    record.refuse(error, title);
  }

  function tellPublished(post: StaffPost, description: string, back: readonly UndoStep[]): void {
    showToast({
      title: "Sukses!",
      description,
      link: { label: "Lihat", href: `/blog/${post.slug}` },
      action: { label: "Urungkan", onSelect: () => void undoPublishing(post, back) },
    });
  }

  async function undoPublishing(published: StaffPost, back: readonly UndoStep[]): Promise<void> {
    let post = published;
    let step: Step = { to: "unpublish" };
    try {
      for (const { act, ...details } of back) {
        step = { to: act, ...details };
        post = await take(post, step);
      }
      showToast({ title: "Sukses!", description: stepDone(step) });
    } catch (error) {
      showFailure(error, stepFailed(step, false) + (post === published ? "" : ", dan kini draf"));
    }
    if (post !== published && record.isHere()) record.adopt(withChange(post));
  }

  const takeOver = (there: OpenedPost) => {
    if (record.takeStored(there)) form.setFocus("title");
  };

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!offer.main || document.querySelector(openDialog)) return;
      void run("draft");
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });

  return {
    /** The texts of a failed save. */
    failure: () => texts.current.failure,
    ...{ record, form, stored, current, offer, reader, isNew, run, fillSlug, takeOver },
    /** Overwrites a version that the user has compared; over a published post, which others read, the text is a proposal. */
    keepMine: ({ post, change }: OpenedPost) => {
      if (!uploads.areIn()) return;
      const over = change ?? (post.hasPending ? record.opened()?.stored.change : null) ?? null;
      record.adoptCompared({ post, change: over && { ...over, baseVersion: post.updatedAt ?? "" } });
      return run("draft");
    },
    /** Saves the text of a deleted post as a new draft. */
    saveAsNew: () => {
      record.forget();
      return run("draft");
    },
    /** Runs a callback if the form is valid; used before dialogs. */
    whenComplete: (goOn: () => void) => {
      fillSlug();
      if (!record.check("complete")) goOn();
    },
    restore: () =>
      record.runExclusive(saving, async () => {
        const step: Step = { to: "restore" };
        const moved = await moveTo(step, false);
        if (!moved) return;
        const isElsewhere = moved.post.slug !== stored?.post.slug;
        if (isElsewhere) record.takeStored({ post: moved.post, change: null });
        const where = isElsewhere ? `, dengan alamat baru /blog/${moved.post.slug}` : "";
        showToast({ title: "Sukses!", description: stepDone(step) + where });
      }),
    /** Adopts the versions that the user's own verdict has changed. */
    adoptMoved: ({ post: moved, change: movedChange }: MovedVersions) => {
      const there = record.opened();
      if (!there) return;
      const { post, change } = there.stored;
      record.adopt({ post: applyMovedVersion(moved, post), change: applyMovedVersion(movedChange, change) });
    },
    /** Applies a pending change. */
    promote: (change: PendingChange) =>
      record.runExclusive(saving, async () => {
        if (!current) return;
        try {
          const post = await calls.promote(current.id, change);
          takeOver({ post, change: null });
          showToast({ title: "Sukses!", description: "Usulan diterapkan pada artikel" });
        } catch (error) {
          await explain(error, { post: current, change: stored?.change ?? null }, "Usulan belum diterapkan");
        }
      }),
    changeDropped: () => current && record.adopt({ post: { ...current, hasPending: false }, change: null }),
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;

/** The calls of the form: to the post or to its pending change. */
function usePostWrites(reader: PostUser & { name: string }) {
  const calls = usePostCalls();
  const transition = useTransition();

  /**
   * Retries once if only the version of the post has changed, because an alt text or a verdict of a writer gives the post a new
   * version. Users who publish must read that version first.
   */
  async function overSameText<Answer>(known: StaffPost, send: (post: StaffPost) => Promise<Answer>) {
    try {
      return await send(known);
    } catch (error) {
      if (reader.may("posts.publish") || !(error instanceof ApiError)) throw error;
      const there = staffPost.safeParse(error.details.stored).data;
      if (there?.status !== known.status || there.updatedAt === known.updatedAt) throw error;
      if (!isSamePost(there, known)) throw error;
      return send(there);
    }
  }

  async function writeOver(
    values: PostInput,
    over: Over<OpenedPost> | null,
    call: WriteCall,
  ): Promise<OpenedPost> {
    const { key, intent } = call;
    // An untouched slug is sent empty, so that the server chooses a free one.
    const slug = values.slug === toPostSlug(values.title) ? "" : values.slug;
    if (!over) {
      const sent = intent === autosave ? { ...values, slug } : values;
      return { post: await calls.create(sent, key), change: null };
    }
    const { post, change } = over.stored;
    const baseVersion = change?.baseVersion ?? over.version;
    if (intent === autosave || intent === "propose") {
      const { target, version } = await calls.autosave(post.id, { ...values, version: over.version }, key);
      if (target === "post") return { post: { ...post, updatedAt: version, ...values }, change: null };
      const author = { id: reader.id ?? 0, name: reader.name };
      return {
        post: { ...post, hasPending: true },
        change: { ...values, baseVersion, updatedAt: version, author },
      };
    }
    const from = { baseUpdatedAt: baseVersion, ...(change && { pendingUpdatedAt: over.version }) };
    return { post: await calls.update(post.id, { ...values, ...from }, key), change: null };
  }

  const write = (values: PostInput, over: Over<OpenedPost> | null, call: WriteCall) => {
    if (!over || over.stored.change) return writeOver(values, over, call);
    return overSameText(over.stored.post, (post) => {
      if (post === over.stored.post) return writeOver(values, over, call);
      const moved = { stored: { post, change: null }, version: post.updatedAt ?? "" };
      return writeOver(values, moved, { ...call, key: crypto.randomUUID() });
    });
  };

  /** Changes the state of the known version of a post. */
  const take = (known: StaffPost, { to, ...details }: Step) =>
    overSameText(known, ({ id, updatedAt }) =>
      transition.mutateAsync({ id, to, body: { ...details, version: updatedAt ?? "" } }),
    );

  return { write, take, calls };
}
