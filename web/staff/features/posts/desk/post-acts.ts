import { type PostView, type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";
import type { BulkAction, ChosenPost } from "../../../../../worker/contract/desk/transitions";

/** What staff can do to a post from its row, or to several at once. */
export type Act = BulkAction | "schedule" | "restore" | "drip";

/** The states that an act begins from, and what has become of a post after it. */
const acts: Record<Act, { from: readonly PostView[]; done: string }> = {
  submit: { from: ["draft"], done: "dikirim ke tinjauan" },
  return: { from: ["review"], done: "dikembalikan ke draf" },
  publish: { from: ["draft", "review", "scheduled"], done: "diterbitkan" },
  schedule: { from: ["draft", "review", "scheduled"], done: "dijadwalkan" },
  drip: { from: ["draft", "review", "scheduled"], done: "dijadwalkan" },
  unpublish: { from: ["scheduled", "published"], done: "ditarik dari publik" },
  trash: { from: ["draft", "review", "scheduled", "published"], done: "dipindahkan ke Sampah" },
  restore: { from: ["trash"], done: "dipulihkan sebagai draf" },
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
export function bulkActsFor(posts: readonly StaffPostSummary[], now: number) {
  const views = new Set(posts.map((post) => viewOf(post, now)));
  return bulkActs.filter(({ act }) => acts[act].from.some((view) => views.has(view)));
}

const rowActs: { act: Act; label: string; scheduledLabel?: string }[] = [
  { act: "submit", label: "Kirim ke Tinjauan" },
  { act: "publish", label: "Terbitkan…", scheduledLabel: "Terbitkan sekarang…" },
  { act: "schedule", label: "Jadwalkan…", scheduledLabel: "Ubah jadwal…" },
  { act: "return", label: "Kembalikan…" },
  { act: "unpublish", label: "Tarik dari Publik…", scheduledLabel: "Batalkan jadwal…" },
  { act: "trash", label: "Pindahkan ke Sampah" },
];

interface Reader {
  id: number | undefined;
  /** Whether they bring posts before the public; others only bring their own to review. */
  publishes: boolean;
}

/** What can be done to a post outside the trash from its row. */
export function rowActsFor(post: StaffPostSummary, { id, publishes }: Reader, now: number) {
  const view = viewOf(post, now);
  const isOwn = id !== undefined && post.author?.id === id;
  return rowActs
    .filter(({ act }) => acts[act].from.includes(view) && (publishes || (act === "submit" && isOwn)))
    .map(({ act, label, scheduledLabel }) => ({
      act,
      label: view === "scheduled" ? (scheduledLabel ?? label) : label,
    }));
}

/** "3 artikel diterbitkan"; of one alone "Artikel diterbitkan". */
export function doneText(act: Act, count: number): string {
  return `${count === 1 ? "Artikel" : `${count} artikel`} ${acts[act].done}`;
}

/** "3 artikel belum diterbitkan". */
export function notDoneText(act: Act, count: number): string {
  return `${count} artikel belum ${acts[act].done}`;
}

/** A post as the calls of the desk name it: in the version that is on the screen. */
export function chosenPost({ id, updatedAt }: StaffPostSummary): ChosenPost {
  return { id, version: updatedAt ?? "" };
}
