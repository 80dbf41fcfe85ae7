import { done } from "../desk/post-acts";
import type { Step, Way } from "./ways";

/** What is said of a save: a toast when it is done, one or two when it has failed. */
export interface SaveTexts {
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
