import { type StaffPost, viewOf } from "../../../../../worker/contract/desk/staff-post";
import type { PostCreation } from "../../../../../worker/contract/desk/transitions";
import type { Action } from "../../../../../worker/contract/rights";
import type { Transition } from "../../../../api/post-transitions";

/** What a form can do with what is in it. `save` is the one of its form's own button. */
export type Way =
  | "save"
  | "draft"
  | "submit"
  | "publish"
  | "schedule"
  | "return"
  | "unpublish"
  | "trash"
  | "propose"
  | "promote";

export interface Reader {
  id: number | undefined;
  may: (action: Action) => boolean;
}

/** Whether somebody may work on a post: their own, or anybody's. */
export function worksOn(post: StaffPost, { id, may }: Reader): boolean {
  return may("posts.write") || (id !== undefined && post.author?.id === id);
}

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

interface Subject {
  /** Null for a new one. */
  post: StaffPost | null;
  /** What is in the form is the change that waits beside the post. */
  isChange: boolean;
}

/** What a form offers for a post in its state, to whom it belongs or who may work on all. */
export function waysFor({ post, isChange }: Subject, reader: Reader, now: number): Offer {
  const publishes = reader.may("posts.publish");
  if (!post) {
    if (!reader.may("posts.write-own")) return nothing;
    return publishes
      ? { main: { way: "save", label: "Buat Blog Post" }, beside: [draft], more: [submit, schedule] }
      : { main: draft, beside: [submit], more: [] };
  }
  const view = viewOf(post, now);
  if (view === "trash") return nothing;
  if (view === "scheduled" || view === "published") {
    if (isChange) {
      const main: OfferedWay = { way: "propose", label: "Simpan Usulan" };
      return { main, beside: publishes ? [{ way: "promote", label: "Terapkan" }] : [], more: [] };
    }
    if (!publishes) return { main: propose, beside: [], more: [] };
    if (view === "published") {
      return {
        main: save,
        beside: [propose],
        more: [{ way: "unpublish", label: "Tarik dari Publik" }, trash],
      };
    }
    const more: OfferedWay[] = [
      { way: "publish", label: "Terbitkan Sekarang" },
      propose,
      { way: "unpublish", label: "Batalkan Jadwal" },
      trash,
    ];
    return { main: save, beside: [{ way: "schedule", label: "Ubah Jadwal…" }], more };
  }
  if (!worksOn(post, reader)) return nothing;
  if (view === "draft") {
    return publishes
      ? { main: save, beside: [publish], more: [draft, submit, schedule, trash] }
      : { main: save, beside: [submit], more: [draft] };
  }
  return publishes
    ? { main: save, beside: [publish], more: [schedule, sendBack, trash] }
    : { main: save, beside: [], more: [] };
}

/** Ways that ask something before they are gone. */
const asking = ["publish", "schedule", "return", "unpublish", "promote"] as const;
export type AskingWay = (typeof asking)[number];

export function isAsking(way: Way): way is AskingWay {
  return (asking as readonly Way[]).includes(way);
}

/** Whether a way brings the text before the public, where it was not. */
export function goesPublic(way: Way): boolean {
  return way === "publish" || way === "schedule";
}

/** What a way is given along. */
export interface WayDetails {
  publishAt?: string;
  note?: string;
}

/** The call that brings a post into the state of a way; null for a way that leaves it where it is. */
export function stepOf(way: Way, details: WayDetails): Step | null {
  switch (way) {
    case "submit":
    case "return":
    case "publish":
    case "unpublish":
    case "trash":
      return { to: way, ...details };
    case "schedule":
      return { to: "publish", ...details };
    default:
      return null;
  }
}

/** Whether a step comes before the save: what is unsaved must not become public for a moment on the way out. */
export function comesFirst(post: StaffPost | null, { to }: Step): boolean {
  return post?.status === "published" && (to === "unpublish" || to === "trash");
}

export interface Step extends WayDetails {
  to: Transition["to"];
  slug?: string;
}

/** The state that a new post is stored in. */
export function creationOf(
  way: Way,
  publishAt: string | undefined,
): Pick<PostCreation, "status" | "publishAt"> {
  if (way === "draft") return { status: "draft" };
  if (way === "submit") return { status: "review" };
  return publishAt === undefined ? {} : { status: "published", publishAt };
}

/** Whether a post is where a step leads. */
export function isAt(post: StaffPost, { to, publishAt }: Step, now: number): boolean {
  switch (to) {
    case "submit":
      return post.status === "review";
    case "publish":
      if (publishAt === undefined) return viewOf(post, now) === "published";
      return post.status === "published" && Date.parse(post.publishedAt ?? "") === Date.parse(publishAt);
    case "trash":
      return post.status === "trash";
    default:
      return post.status === "draft";
  }
}

/**
 * What is still to be done with a new post that was stored by a save whose answer was lost, where another state is
 * wanted by now; null where it is there.
 */
export function stepAfterOwnSave(
  stored: StaffPost,
  wanted: Pick<PostCreation, "status" | "publishAt">,
  now: number,
): Step | null {
  const { status = "published", publishAt } = wanted;
  if (status === "draft") return stored.status === "published" ? { to: "unpublish" } : null;
  if (status === "review") return stored.status === "draft" ? { to: "submit" } : null;
  const step: Step = { to: "publish", ...(publishAt !== undefined && { publishAt }) };
  return isAt(stored, step, now) || viewOf(stored, now) === "published" ? null : step;
}
