import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import {
  availableActions,
  mayWorkOn,
  type PostAction,
  type PostUser,
  postActions,
} from "../../../../../worker/contract/desk/post-states";
import {
  extendPost,
  type PostView,
  type StaffPost,
  type StaffPostSummary,
} from "../../../../../worker/contract/desk/staff-post";
import type { ChosenPost } from "../../../../../worker/contract/desk/transitions";
import type { StepDetails } from "../../../../api/workflow";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { useWork } from "../../../lib/record-form/use-autosave";
import { MenuContent, MenuItem } from "../../../ui/menu";

/** An action on one or several posts of the list. */
export type Act = PostAction | "schedule" | "drip";

const toAction = (act: Act) => (act === "schedule" || act === "drip" ? "publish" : act);

/** Participles for the messages. */
export const done: Record<Act, string> = {
  submit: "dikirim ke tinjauan",
  return: "dikembalikan ke draf",
  publish: "diterbitkan",
  schedule: "dijadwalkan",
  drip: "dijadwalkan",
  unpublish: "ditarik dari publik",
  trash: "dipindahkan ke Sampah",
  restore: "dipulihkan sebagai draf",
};

/** The labels; the second is for a scheduled post. */
const labels: Record<Act | Way, readonly [label: string, scheduled?: string]> = {
  save: ["Simpan Perubahan"],
  draft: ["Simpan sebagai Draf"],
  propose: ["Simpan sebagai Usulan"],
  submit: ["Kirim ke Tinjauan"],
  publish: ["Terbitkan", "Terbitkan Sekarang"],
  schedule: ["Jadwalkan…", "Ubah Jadwal…"],
  drip: ["Jadwalkan bertahap…"],
  return: ["Kembalikan…"],
  unpublish: ["Tarik dari Publik", "Batalkan Jadwal"],
  trash: ["Pindahkan ke Sampah"],
  restore: ["Pulihkan"],
};

const getLabel = (act: Act | Way, isScheduled = false) => labels[act][isScheduled ? 1 : 0] ?? labels[act][0];

/** The order in the bar and in the menu of a row. */
const bulkActs: Act[] = ["submit", "return", "publish", "drip", "unpublish", "trash"];
const rowActs: Act[] = ["submit", "publish", "schedule", "return", "unpublish", "trash"];

/** The actions that at least one of the posts allows. */
export function bulkActsFor(posts: readonly StaffPostSummary[], user: PostUser, now: number) {
  const available = new Set(posts.flatMap((post) => availableActions(post, user, now)));
  return bulkActs.filter((act) => available.has(toAction(act))).map((act) => ({ act, label: getLabel(act) }));
}

/** The actions of a row outside the trash. */
export function rowActsFor(post: StaffPostSummary, user: PostUser, now: number) {
  const available = availableActions(post, user, now);
  const isScheduled = extendPost(post, now) === "scheduled";
  return rowActs
    .filter((act) => available.includes(toAction(act)))
    .map((act) => ({ act, label: getLabel(act, isScheduled) }));
}

export interface UndoStep {
  act: PostAction;
  publishAt?: string;
}

/**
 * The calls that undo an action, in order; none if there is no undo: a submitted post is returned with a note, and a post that
 * was public would get another date. A published post comes out of the trash as a draft.
 */
export function undoSteps(act: Act, before: StaffPostSummary, now: number): UndoStep[] {
  const view = extendPost(before, now);
  const schedule: UndoStep[] = before.publishedAt ? [{ act: "publish", publishAt: before.publishedAt }] : [];
  const fromDraft: UndoStep[] =
    view === "review" ? [{ act: "submit" }] : view === "scheduled" ? schedule : [];
  switch (act) {
    case "trash":
      return [{ act: "restore" }, ...fromDraft];
    case "restore":
      return [{ act: "trash" }];
    case "return":
      return fromDraft;
    case "unpublish":
      return view === "scheduled" ? schedule : [];
    case "publish":
      return [{ act: "unpublish" }, ...fromDraft];
    case "schedule":
    case "drip":
      return view === "scheduled" ? schedule : [{ act: "unpublish" }, ...fromDraft];
    case "submit":
      return [];
  }
}

/** "3 artikel diterbitkan", or for one "Artikel diterbitkan". */
export function doneText(act: Act, count: number): string {
  return `${count === 1 ? "Artikel" : `${count} artikel`} ${done[act]}`;
}

/** "3 artikel belum diterbitkan". */
export function notDoneText(act: Act, count: number): string {
  return `${count} artikel belum ${done[act]}`;
}

/** The id and the shown version of a post. */
export function chosenPost({ id, updatedAt }: StaffPostSummary): ChosenPost {
  return { id, version: updatedAt ?? "" };
}

/** An action of the form. `save` is its own button. */
export type Way = Exclude<PostAction, "restore"> | "schedule" | "save" | "draft" | "propose";

/** An action with its label. */
export interface OfferedWay {
  way: Way;
  label: string;
}

export interface Offer {
  /** The main action; null without the right. */
  main: OfferedWay | null;
  /** Actions beside it on wide screens. */
  beside: OfferedWay[];
  /** Other actions, in a menu. */
  more: OfferedWay[];
}

const nothing: Offer = { main: null, beside: [], more: [] };

/** The first allowed action is beside the main button; the others are in the menu, in this order. */
const layouts: Record<Exclude<PostView, "trash">, { beside: Way[]; more: Way[] }> = {
  draft: { beside: ["publish", "submit"], more: ["draft", "submit", "schedule", "trash"] },
  review: { beside: ["publish"], more: ["schedule", "return", "trash"] },
  scheduled: { beside: ["schedule"], more: ["publish", "propose", "unpublish", "trash"] },
  published: { beside: ["propose"], more: ["unpublish", "trash"] },
};

/** The actions of a form by the post's state and the user's rights. */
export function offerFor(post: StaffPost | null, user: PostUser, now: number): Offer {
  const publishes = user.may("posts.publish");
  const view = post && extendPost(post, now);
  const offered = (way: Way): OfferedWay => ({ way, label: getLabel(way, view === "scheduled") });
  if (!post || !view) {
    if (!user.may("posts.write-own")) return nothing;
    if (!publishes) return { main: offered("draft"), beside: [offered("submit")], more: [] };
    const more = [offered("submit"), offered("schedule")];
    return { main: { way: "save", label: "Buat Blog Post" }, beside: [offered("draft")], more };
  }
  if (view === "trash") return nothing;
  if (post.status === "published") {
    if (!publishes) return { main: offered("propose"), beside: [], more: [] };
  } else if (!mayWorkOn(post, user)) return nothing;
  const available = availableActions(post, user, now);
  const isOpen = (way: Way) => {
    const action = toTransition(way, {})?.to;
    return action === undefined || available.includes(action);
  };
  const beside = layouts[view].beside.filter(isOpen).slice(0, 1);
  return {
    main: offered("save"),
    beside: beside.map(offered),
    more: layouts[view].more.filter((way) => !beside.includes(way) && isOpen(way)).map(offered),
  };
}

/** An action with a dialog. */
export type AskingWay = "publish" | "schedule" | "return" | "unpublish" | "trash";

/** A public post comes out of the trash as a draft, so the action asks first. */
export function isAsking(way: Act | Way, posts: readonly StaffPostSummary[]): way is AskingWay | "drip" {
  if (way === "trash") return posts.some((post) => extendPost(post, Date.now()) === "published");
  return ["publish", "schedule", "drip", "return", "unpublish"].includes(way);
}

export interface Step extends StepDetails {
  to: PostAction;
}

/** The call of an action that changes the state; null for others. */
export function toTransition(way: Way, details: StepDetails): Step | null {
  const to = way === "schedule" ? "publish" : postActions.find((action) => action === way);
  return to ? { to, ...details } : null;
}

/** Whether the state changes before the save, so that unsaved text never becomes public on the way out. */
export function runsBeforeSave(post: StaffPost, { to }: Step): boolean {
  return post.status === "published" && (to === "unpublish" || to === "trash");
}

/** The toasts of a save. */
interface SaveTexts {
  success: string;
  failure: string;
  /** Whether the reason has its own toast. */
  hasDetail: boolean;
}

const creation: SaveTexts = {
  success: "Blog post berhasil dibuat",
  failure: "Gagal membuat blog post",
  hasDetail: false,
};
const change: SaveTexts = {
  success: "Blog post berhasil diperbarui",
  failure: "Gagal memperbarui blog post",
  hasDetail: true,
};
const proposal: SaveTexts = {
  success: "Usulan tersimpan. Artikel yang terbit belum berubah.",
  failure: "Usulan belum tersimpan",
  hasDetail: false,
};

function describeStep({ to, publishAt }: Step): string {
  return done[publishAt === undefined ? to : "schedule"];
}

export function stepDone(step: Step): string {
  return `Artikel ${describeStep(step)}`;
}

/** `isSaved`: the text was stored before. */
export function stepFailed(step: Step, isSaved: boolean): string {
  return isSaved ? `Tersimpan, tetapi belum ${describeStep(step)}` : `Artikel belum ${describeStep(step)}`;
}

export function saveTexts(way: Way, isNew: boolean): SaveTexts {
  if (way === "propose") return proposal;
  if (!isNew) return change;
  if (way === "draft") return { ...creation, success: "Draf tersimpan" };
  if (way === "submit") return { ...creation, success: stepDone({ to: "submit" }) };
  if (way === "schedule") return { ...creation, success: stepDone({ to: "publish", publishAt: "" }) };
  return creation;
}

interface PostActionsProps {
  offer: Offer;
  isNew: boolean;
  record: Parameters<typeof useWork>[0];
  onChoose: (way: Way) => void;
  /** A note about the actions. */
  note: ReactNode;
}

/** The action bar of the form: the main action, others beside it on wide screens, the rest in a menu. */
export function PostActions({
  offer: { main, beside, more },
  isNew,
  record,
  onChoose,
  note,
}: PostActionsProps) {
  const isSaving = useWork(record) !== null;
  if (!main) return null;
  return (
    <>
      <Button type="submit" busy={isSaving} className="px-5 max-sm:grow">
        {isSaving ? (isNew && main.way === "save" ? "Membuat..." : "Menyimpan...") : main.label}
      </Button>
      {beside.map(({ way, label }) => (
        <Button
          key={way}
          variant="outline"
          busy={isSaving}
          onClick={() => onChoose(way)}
          className="px-4 max-sm:hidden"
        >
          {label}
        </Button>
      ))}
      {beside.length + more.length > 0 && (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button variant="outline" busy={isSaving} className={more.length > 0 ? "px-4" : "px-4 sm:hidden"}>
              Lainnya
              <Icon node={ChevronDown} className="size-4" />
            </Button>
          </DropdownMenu.Trigger>
          <MenuContent align="end">
            {beside.map(({ way, label }) => (
              <div key={way} className="sm:hidden">
                <MenuItem onSelect={() => onChoose(way)}>{label}</MenuItem>
              </div>
            ))}
            {more.map(({ way, label }) => (
              <MenuItem key={way} onSelect={() => onChoose(way)}>
                {label}
              </MenuItem>
            ))}
          </MenuContent>
        </DropdownMenu.Root>
      )}
      {note}
    </>
  );
}
