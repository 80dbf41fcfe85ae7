import {
  availableActions,
  mayWorkOn,
  type PostAction,
  type PostUser,
  postActions,
} from "../../../../../worker/contract/desk/post-states";
import { type PostView, type StaffPost, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { done } from "../desk/post-acts";

/** What a form can do with what is in it. `save` is the one of its form's own button. */
export type Way = Exclude<PostAction, "restore"> | "schedule" | "save" | "draft" | "propose";

/** A way as it is offered. */
export interface OfferedWay {
  way: Way;
  label: string;
}

export interface Offer {
  /** The daily one; null for who may only read. */
  main: OfferedWay | null;
  /** Ways that stand beside it where there is room. */
  beside: OfferedWay[];
  /** The rest, in a menu. */
  more: OfferedWay[];
}

const nothing: Offer = { main: null, beside: [], more: [] };
const save: OfferedWay = { way: "save", label: "Simpan Perubahan" };
const draft: OfferedWay = { way: "draft", label: "Simpan sebagai Draf" };
const submit: OfferedWay = { way: "submit", label: "Kirim ke Tinjauan" };
const publish: OfferedWay = { way: "publish", label: "Terbitkan" };
const schedule: OfferedWay = { way: "schedule", label: "Jadwalkan…" };
const sendBack: OfferedWay = { way: "return", label: "Kembalikan…" };
const propose: OfferedWay = { way: "propose", label: "Simpan sebagai Usulan" };
const trash: OfferedWay = { way: "trash", label: "Pindahkan ke Sampah" };

/** Beside the daily button stands the first way that somebody may go; the rest is in the menu, in this order. */
const layouts: Record<Exclude<PostView, "trash">, { beside: OfferedWay[]; more: OfferedWay[] }> = {
  draft: { beside: [publish, submit], more: [draft, submit, schedule, trash] },
  review: { beside: [publish], more: [schedule, sendBack, trash] },
  scheduled: {
    beside: [{ way: "schedule", label: "Ubah Jadwal…" }],
    more: [
      { way: "publish", label: "Terbitkan Sekarang" },
      propose,
      { way: "unpublish", label: "Batalkan Jadwal" },
      trash,
    ],
  },
  published: { beside: [propose], more: [{ way: "unpublish", label: "Tarik dari Publik" }, trash] },
};

/** What a form offers for a post in its state, to whom it belongs or who may work on all. */
export function offerFor(post: StaffPost | null, user: PostUser, now: number): Offer {
  const publishes = user.may("posts.publish");
  if (!post) {
    if (!user.may("posts.write-own")) return nothing;
    return publishes
      ? { main: { way: "save", label: "Buat Blog Post" }, beside: [draft], more: [submit, schedule] }
      : { main: draft, beside: [submit], more: [] };
  }
  const view = viewOf(post, now);
  if (view === "trash") return nothing;
  if (post.status === "published") {
    if (!publishes) return { main: propose, beside: [], more: [] };
  } else if (!mayWorkOn(post, user)) return nothing;
  const available = availableActions(post, user, now);
  const isOpen = ({ way }: OfferedWay) => {
    const action = transitionOf(way, {})?.to;
    return action === undefined || available.includes(action);
  };
  const [beside] = layouts[view].beside.filter(isOpen);
  return {
    main: save,
    beside: beside ? [beside] : [],
    more: layouts[view].more.filter((offered) => offered !== beside && isOpen(offered)),
  };
}

/** Ways that ask something before they are gone. */
const asking = ["publish", "schedule", "return", "unpublish"] as const;
export type AskingWay = (typeof asking)[number];

export function isAsking(way: Way): way is AskingWay {
  return (asking as readonly Way[]).includes(way);
}

/** What a way is given along. */
export interface WayDetails {
  publishAt?: string;
  note?: string;
}

/** The call that brings a post into the state of a way; null for a way that leaves it where it is. */
export function transitionOf(way: Way, details: WayDetails): Step | null {
  const to = way === "schedule" ? "publish" : postActions.find((action) => action === way);
  return to ? { to, ...details } : null;
}

/** Whether a step comes before the save: what is unsaved must not become public for a moment on the way out. */
export function runsBeforeSave(post: StaffPost, { to }: Step): boolean {
  return post.status === "published" && (to === "unpublish" || to === "trash");
}

export interface Step extends WayDetails {
  to: PostAction;
  slug?: string;
}

/** What is said of a save: a toast when it is done, one or two when it has failed. */
interface SaveTexts {
  success: string;
  failure: string;
  /** The reason comes in a toast of its own. */
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

function deedOf({ to, publishAt }: Step): string {
  return done[publishAt === undefined ? to : "schedule"];
}

export function stepDone(step: Step): string {
  return `Artikel ${deedOf(step)}`;
}

/** `isSaved` where the text was stored before. */
export function stepFailed(step: Step, isSaved: boolean): string {
  return isSaved ? `Tersimpan, tetapi belum ${deedOf(step)}` : `Artikel belum ${deedOf(step)}`;
}

export function saveTexts(way: Way, isNew: boolean): SaveTexts {
  if (way === "propose") return proposal;
  if (!isNew) return change;
  if (way === "draft") return { ...creation, success: "Draf tersimpan" };
  if (way === "submit") return { ...creation, success: stepDone({ to: "submit" }) };
  if (way === "schedule") return { ...creation, success: stepDone({ to: "publish", publishAt: "" }) };
  return creation;
}
