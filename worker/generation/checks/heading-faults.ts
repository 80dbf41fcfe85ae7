import type { Block } from "../../blog/claims/extract-blocks";
import type { Fault } from "../../contract/studio/checks";
import type { ArticleParts, Heading } from "./article-parts";

/** An article without headings, or with headings in no order. */
export function headingFaults({ headings, blocks, html, tags }: ArticleParts): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: string, message: string) => faults.push({ kind, message });
  const sections = headings.filter(({ level }) => level === 2).length;
  if (headings.length === 0) {
    add(
      "headings-missing",
      "Artikel belum punya subjudul. Bagi isinya dengan tiga subjudul <h2> atau lebih.",
    );
    return faults;
  }
  if (tags.has("h1") || /<h1[\s>]/i.test(html))
    add("heading-h1", "Judul artikel sudah menjadi <h1>. Ubah <h1> di dalam isi menjadi <h2>.");
  if (sections === 1)
    add("heading-single", "Hanya ada satu subjudul <h2>. Bagi isi menjadi tiga bagian atau lebih.");
  const firstSection = headings.findIndex(({ level }) => level === 2);
  const before = firstSection < 0 ? headings : headings.slice(0, firstSection);
  const orphan = before.find(({ level }) => level === 3);
  if (orphan)
    add(
      "heading-orphan",
      `Subjudul <h3> “${orphan.text}” tidak berada di bawah <h2>. Jadikan <h2>, atau beri bagian induk.`,
    );
  const skipped = headings.find(
    ({ level }, index) => index > 0 && level - (headings[index - 1]?.level ?? level) > 1,
  );
  if (skipped)
    add(
      "heading-skipped",
      `Subjudul “${skipped.text}” melompati satu tingkat. Urutannya <h2>, lalu <h3>, lalu <h4>.`,
    );
  const empty = emptyHeading(blocks);
  if (empty)
    add("section-empty", `Bagian “${empty.text}” tidak punya isi. Tulis isinya, atau hapus subjudulnya.`);
  const twin = secondOf(headings);
  if (twin)
    add("heading-repeated", `Subjudul “${twin.text}” dipakai dua kali. Bedakan, atau gabungkan bagiannya.`);
  return faults;
}

/** The first heading whose words another had before it. */
function secondOf(headings: readonly Heading[]): Heading | undefined {
  const seen = new Set<string>();
  return headings.find(({ text }) => {
    const words = text.toLowerCase();
    const isSecond = seen.has(words);
    seen.add(words);
    return isSecond;
  });
}

/** A heading right before one of the same or a higher level. */
function emptyHeading(blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ tag }, index) => {
    const next = blocks[index + 1];
    if (!/^h[2-6]$/.test(tag)) return false;
    return next !== undefined && /^h[1-6]$/.test(next.tag) && next.tag <= tag;
  });
}
