import {
  availableActions,
  type PostAction,
  type PostUser,
} from "../../../../../worker/contract/desk/post-states";
import { type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";
import type { ChosenPost } from "../../../../../worker/contract/desk/transitions";

/** What staff can do to a post from its row, or to several at once. */
export type Act = PostAction | "schedule" | "drip";

/** What a question before an act is answered with. */
export interface Answer {
  publishAt?: string;
  note?: string;
  slug?: string;
}

const actionOf = (act: Act) => (act === "schedule" || act === "drip" ? "publish" : act);

/** What has become of a post after an act. */
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

/** In the order of the bar. */
const bulkActs: { act: Act; label: string }[] = [
  { act: "submit", label: "Kirim ke Tinjauan" },
  { act: "return", label: "Kembalikan…" },
  { act: "publish", label: "Terbitkan" },
  { act: "drip", label: "Jadwalkan bertahap…" },
  { act: "unpublish", label: "Tarik dari Publik" },
  { act: "trash", label: "Pindahkan ke Sampah" },
];

/** What can be done to at least one of these posts. */
export function bulkActsFor(posts: readonly StaffPostSummary[], user: PostUser, now: number) {
  const available = new Set(posts.flatMap((post) => availableActions(post, user, now)));
  return bulkActs.filter(({ act }) => available.has(actionOf(act)));
}

const rowActs: { act: Act; label: string; scheduledLabel?: string }[] = [
  { act: "submit", label: "Kirim ke Tinjauan" },
  { act: "publish", label: "Terbitkan…", scheduledLabel: "Terbitkan sekarang…" },
  { act: "schedule", label: "Jadwalkan…", scheduledLabel: "Ubah jadwal…" },
  { act: "return", label: "Kembalikan…" },
  { act: "unpublish", label: "Tarik dari Publik…", scheduledLabel: "Batalkan jadwal…" },
  { act: "trash", label: "Pindahkan ke Sampah" },
];

/** What can be done to a post outside the trash from its row. */
export function rowActsFor(post: StaffPostSummary, user: PostUser, now: number) {
  const available = availableActions(post, user, now);
  const isScheduled = viewOf(post, now) === "scheduled";
  return rowActs
    .filter(({ act }) => available.includes(actionOf(act)))
    .map(({ act, label, scheduledLabel }) => ({ act, label: (isScheduled && scheduledLabel) || label }));
}

interface UndoStep {
  act: PostAction;
  publishAt?: string;
}

/**
 * What leads a post back to where it was before an act, in order. None where nothing does: what is sent to review is
 * returned with a note, and what was public gets another date. Out of the trash such a one comes as a draft.
 */
export function undoSteps(act: Act, before: StaffPostSummary, now: number): UndoStep[] {
  const view = viewOf(before, now);
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

/** "3 artikel diterbitkan"; of one alone "Artikel diterbitkan". */
export function doneText(act: Act, count: number): string {
  return `${count === 1 ? "Artikel" : `${count} artikel`} ${done[act]}`;
}

/** "3 artikel belum diterbitkan". */
export function notDoneText(act: Act, count: number): string {
  return `${count} artikel belum ${done[act]}`;
}

/** A post as the calls of the desk name it: in the version that is on the screen. */
export function chosenPost({ id, updatedAt }: StaffPostSummary): ChosenPost {
  return { id, version: updatedAt ?? "" };
}
