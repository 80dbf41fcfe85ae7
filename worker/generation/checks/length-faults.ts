import { countWords } from "../../blog/claims/extract-blocks";
import type { Fault } from "../../contract/studio/checks";
import { summaryLength, titleLength } from "../head-lengths";
import type { ArticleParts } from "./article-parts";

/** A model is asked for 700 to 1,200 words; the local writer's articles have 500 and more. Below 450 it is a fragment. */
const contentWords = { fragment: 450, least: 500, most: 1600 };
/** From so many words on, an article without a list or a table is a wall. */
const wallWords = 700;

/** What is too short, too long, or nothing but paragraphs. */
export function lengthFaults({ title, summary, html, tags }: ArticleParts): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: string, message: string) => faults.push({ kind, message });
  const { least, most } = titleLength;
  if (title.length < least)
    add(
      "title-too-short",
      `Judul baru ${title.length} karakter. Panjangkan menjadi ${least}–${most} karakter dengan kata yang dicari pembaca.`,
    );
  if (title.length > most)
    add(
      "title-too-long",
      `Judul ${title.length} karakter akan terpotong di hasil pencarian. Pendekkan menjadi paling banyak ${most} karakter.`,
    );
  if (summary.length < summaryLength.least) {
    add(
      "summary-too-short",
      `Ringkasan baru ${summary.length} karakter. Tambah sampai ${summaryLength.least}–${summaryLength.most} karakter: apa isinya dan untuk siapa.`,
    );
  }
  if (summary.length > summaryLength.most) {
    add(
      "summary-too-long",
      `Ringkasan ${summary.length} karakter terlalu panjang. Pendekkan menjadi paling banyak ${summaryLength.most} karakter.`,
    );
  }
  const count = countWords(html);
  if (count < contentWords.least) {
    const kind = count < contentWords.fragment ? "content-too-short" : "content-short";
    add(kind, `Isi baru ${thousands(count)} kata. Lengkapi sampai minimal ${contentWords.least} kata.`);
  }
  if (count > contentWords.most)
    add(
      "content-too-long",
      `Isi ${thousands(count)} kata terlalu panjang. Ringkas menjadi paling banyak 1.200 kata.`,
    );
  const hasList = ["ul", "ol", "table", "dl"].some((tag) => tags.has(tag));
  if (count > wallWords && !hasList) {
    add(
      "list-missing",
      "Isi hanya berupa paragraf. Ubah bagian yang berurutan atau membandingkan menjadi daftar atau tabel.",
    );
  }
  return faults;
}

function thousands(count: number): string {
  return count.toLocaleString("id-ID");
}
