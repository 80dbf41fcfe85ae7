import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { generatePath, useNavigate } from "react-router-dom";
import { type PostInput, postInput } from "../../../../worker/contract/blog";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import type { MovedVersions } from "../../../../worker/contract/studio/checks";
import { movedTo } from "../../../api/post-checks";
import { useStaff } from "../../../api/staff-rights";
import { showToast } from "../../../toasts/toast";
import type { TextUploads } from "./content/use-text-uploads";
import { fillSlug } from "./fill-slug";
import { useListAddress } from "./list-return";
import { draftTarget, emptyPost, isOfChange, type PostDraft, toPostInput } from "./post-draft";
import { offerFor, runsBeforeSave, transitionOf, type Way, type WayDetails } from "./state/ways";
import { usePostDraft } from "./use-post-draft";
import { usePostSave } from "./use-post-save";

/** A form over the page has the keys; what stands beside it leaves them. */
const openDialog = "[role=alertdialog], [role=dialog]:not([data-beside])";

/** The form of a post: what is in it, what is stored, what can be done with it, and the ways between them. */
export function usePostForm(post: StaffPost | null, uploads: TextUploads) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const list = useListAddress();
  const staff = useStaff();
  // A session that ends takes nothing from the form: what is sent is refused, and said to be. Another role does.
  const known = useRef(staff);
  if (staff.user) known.current = staff;
  const { user, may } = known.current;
  const reader = { id: user?.id, name: user?.name ?? "", may };
  /** The post as it was last stored. */
  const [current, setCurrent] = useState(post);
  const [baseUpdatedAt, setBaseUpdatedAt] = useState(post?.updatedAt ?? null);
  /** The waiting change that is in the form in the place of the post. */
  const [change, setChange] = useState<PendingChange | null>(null);
  /** What a post is returned with; kept when the question is put away, so that nothing typed is lost. */
  const [note, setNote] = useState("");
  /** When something was last stored from here. */
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const form = useForm<PostInput>({
    // What was typed and not what the schema makes of it: a save is compared with it. The server trims by itself.
    resolver: standardSchemaResolver(postInput, undefined, { raw: true }),
    defaultValues: post ? toPostInput(post) : emptyPost,
  });
  const id = current?.id ?? null;
  const draft = usePostDraft(draftTarget(id, change !== null), form, baseUpdatedAt);
  const offer = offerFor({ post: current, isChange: change !== null }, reader, Date.now());

  const saving = usePostSave({
    form,
    onSaved: (stored, sent, leaves) => {
      draft.settle(sent, { target: draftTarget(stored.id, false), version: stored.updatedAt });
      // Whoever has left the form stays where they are.
      if (!formRef.current) return;
      if (leaves && !draft.hasUnsaved()) {
        navigate(list);
        return;
      }
      adopt(stored);
      setChange(null);
      setSavedAt(stored.updatedAt);
      showAddress(stored);
    },
    onMoved: (stored) => {
      // Out of the trash under another address: what is in the form has the one before.
      if (current?.status === "trash" && stored.slug !== current.slug) takeOver(stored);
      // What was typed over an older version than this one was stays so, to be compared when it is saved.
      else if (draft.hasUnsaved() && baseUpdatedAt !== current?.updatedAt) setCurrent(stored);
      else adopt(stored);
      setSavedAt(stored.updatedAt);
    },
    onStepDone: ({ to }) => to === "return" && setNote(""),
    onStateSeen: (stored) => {
      setCurrent(stored);
      if (stored.status !== "published") setChange(null);
    },
    onProposed: (kept, sent) => {
      if (!current) return;
      draft.settle(sent, { target: draftTarget(current.id, true), version: baseUpdatedAt });
      setCurrent({ ...current, hasPending: true });
      setChange(kept);
      setSavedAt(kept.updatedAt);
    },
    onPromoted: (stored) => takeOver(stored),
  });

  function adopt(stored: StaffPost) {
    setCurrent(stored);
    setBaseUpdatedAt(stored.updatedAt);
  }

  /** Puts another text into the form; what is unsaved in it stays as a draft. False where the browser keeps none. */
  function replaceText(values: PostInput, isChange: boolean): boolean {
    const isReplaced = draft.goOnWith(values, draftTarget(id, isChange));
    if (!isReplaced) tellUnkept();
    return isReplaced;
  }

  function tellUnkept() {
    showToast({
      variant: "destructive",
      title: "Versi Anda belum bisa disimpan sebagai draf",
      description: "Browser ini tidak bisa menyimpan draf. Salin dulu tulisan Anda, atau simpan versi Anda.",
    });
  }

  /** Goes on with what is stored; where the browser keeps no draft of what is in the form, that stays. */
  function takeOver(stored: StaffPost): boolean {
    setCurrent(stored);
    if (!replaceText(toPostInput(stored), false)) return false;
    setChange(null);
    setBaseUpdatedAt(stored.updatedAt);
    saving.clearProblem();
    return true;
  }

  /** Once the pictures are in that are on their way into the text, or without them. */
  function run(way: Way, leaves: boolean, details: WayDetails, over?: Partial<typeof subject>) {
    return new Promise<void>((resolve) => {
      uploads.hold(() => resolve(runNow(way, leaves, details, over)), resolve);
    });
  }

  function runNow(way: Way, leaves: boolean, details: WayDetails, over?: Partial<typeof subject>) {
    const from = { ...subject, ...over };
    // What is stored already needs no second look: only its state is to change.
    const isStored =
      from.post !== null && !draft.hasUnsaved() && (transitionOf(way, details) || way === "promote");
    if (isStored) return saving.carryOut({ way, leaves, ...details }, from, null);
    const step = transitionOf(way, details);
    if (step?.to === "trash" && runsBeforeSave(from.post, step)) {
      // It is not public any more, and nothing is stored in the trash: what is unsaved stays a draft of this browser.
      if (!draft.keep()) return tellUnkept();
      return saving.carryOut({ way, leaves, ...details }, from, null);
    }
    fillSlug(form);
    return form.handleSubmit((input) => saving.carryOut({ way, leaves, ...details }, from, input))();
  }
  const subject = { post: current, baseUpdatedAt, change };

  // What was typed and saved while a save was under way is stored after it.
  useEffect(() => {
    if (!saving.next || saving.isSaving) return;
    saving.forgetNext();
    if (draft.hasUnsaved() && offer.main) void run(offer.main.way, saving.next.leaves, {});
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (offer.main && !document.querySelector(openDialog)) void run(offer.main.way, false, {});
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });

  return {
    formRef,
    form,
    draft,
    saving,
    current,
    change,
    offer,
    note,
    setNote,
    saved: savedAt === null ? null : { at: savedAt, by: reader.name },
    reader,
    isOutdated: (found: PostDraft) => found.baseUpdatedAt !== baseUpdatedAt,
    run,
    /** Goes on once what is in the form could be stored; before a question, whose answer would come to nothing. */
    whenSound: (goOn: () => void) => {
      if (current && !draft.hasUnsaved()) return goOn();
      fillSlug(form);
      return form.handleSubmit(goOn)();
    },
    takeOver,
    /** Goes on over the versions that one's own verdict on a claim has made. */
    adoptMoved: ({ post: moved, change: movedChange }: MovedVersions) => {
      setCurrent((known) => movedTo(moved, known));
      setBaseUpdatedAt((known) => (moved && known === moved.from ? moved.to : known));
      setChange((known) => movedTo(movedChange, known));
    },
    /** Goes on with what was typed earlier; a save still notices when somebody has changed the post since. */
    resume: (found: PostDraft, waiting: PendingChange | null) => {
      draft.resume(found);
      setBaseUpdatedAt(found.baseUpdatedAt);
      // Which change it was typed over is not known: before it is replaced, both are shown.
      if (isOfChange(found) && waiting) setChange({ ...waiting, updatedAt: "" });
      form.setFocus("title");
    },
    discard: (found: PostDraft) => {
      draft.discard(found);
      form.setFocus("title");
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (stored: StaffPost) => {
      adopt(stored);
      return run("save", true, {}, { post: stored, baseUpdatedAt: stored.updatedAt });
    },
    takeStored: (stored: StaffPost) => {
      if (takeOver(stored)) form.setFocus("title");
    },
    /** What was deleted meanwhile, as a new post that is as public as it was. */
    saveAsNew: () => {
      const ways = { draft: "draft", review: "submit", published: "save", trash: "draft" } as const;
      return run(
        ways[current?.status ?? "draft"],
        true,
        {},
        { post: null, baseUpdatedAt: null, change: null },
      );
    },
    editChange: (waiting: PendingChange) => {
      if (!replaceText(toPostInput(waiting), true)) return;
      setChange(waiting);
      setBaseUpdatedAt(current?.updatedAt ?? null);
      form.setFocus("title");
    },
    leaveChange: () => {
      if (current && takeOver(current)) form.setFocus("title");
    },
    /** Keeps what is in the form as a change of this version of the post. */
    proposeOver: (stored: StaffPost) => {
      adopt(stored);
      return run("propose", false, {}, { post: stored, baseUpdatedAt: stored.updatedAt });
    },
    /** Keeps it in the place of a waiting change that was read. */
    replaceChange: (waiting: PendingChange) => run("propose", false, {}, { change: waiting }),
    promote: (waiting: PendingChange) => {
      if (!draft.keep()) return tellUnkept();
      return saving.carryOut({ way: "promote", leaves: false }, { ...subject, change: waiting }, null);
    },
    changeDropped: () => {
      if (!current) return;
      setCurrent({ ...current, hasPending: false });
      if (change) setChange(null);
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;

/** A reload goes on with a post that was new; moving there would begin the form anew, under whoever types in it. */
function showAddress({ id }: StaffPost): void {
  window.history.replaceState(
    window.history.state,
    "",
    generatePath(staffPaths.editedPost, { id: String(id) }),
  );
}
