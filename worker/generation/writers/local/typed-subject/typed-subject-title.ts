import { slugify } from "../../../../contract/slug";
import { findSubject } from "../../../catalogue/subjects";
import type { Choose } from "../../../seeded-choice";
import { layoutOf } from "./general-layout";
import { headlineOf, isQuestion } from "./typed-subject";

const endings = [
  "Panduan Awal untuk Pemilik Usaha",
  "Persiapan Kecil sebelum Memulai",
  "Rencana yang Bisa Dikerjakan Sendiri",
  "Mencoba, Menilai, lalu Memutuskan",
] as const;

const beginnings = [
  "Memulai dengan Kepala Dingin",
  "Catatan Praktis bagi Pemilik Usaha",
  "Langkah demi Langkah",
] as const;

/**
 * A title around the subject whose address none of `takenTitles` has; if possible one whose article is laid
 * out unlike theirs.
 */
export function typedSubjectTitle(subject: string, takenTitles: readonly string[], choose: Choose): string {
  const headline = headlineOf(subject);
  const mark = isQuestion(subject) ? "?" : "";
  const titles = [
    ...endings.map((ending) => `${headline}${mark || ":"} ${ending}`),
    ...beginnings.map((beginning) => `${beginning}: ${headline}${mark}`),
  ];
  const taken = new Set(takenTitles.map(slugify));
  const isFree = (title: string) => !taken.has(slugify(title));
  const free = titles.filter(isFree);
  if (free.length === 0) return numbered(choose(titles), isFree);
  const takenLayouts = new Set(takenTitles.filter((title) => !findSubject(title)).map(layoutOf));
  const unlike = free.filter((title) => !takenLayouts.has(layoutOf(title)));
  return choose(unlike.length > 0 ? unlike : free);
}

function numbered(title: string, isFree: (title: string) => boolean): string {
  let part = 2;
  while (!isFree(`${title} Bagian ${part}`)) part++;
  return `${title} (Bagian ${part})`;
}
