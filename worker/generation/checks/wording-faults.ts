import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, type Standard, withoutQuotations } from "./article-parts";

/** Openings and turns that any text could have; readers and editors know them as filler. */
const cliches =
  /(?<!\p{L})(?:di era (?:digital|modern|serba|teknologi)|era digital|di zaman (?:now|modern|sekarang ini)|seiring (?:dengan )?(?:berkembangnya|perkembangan) (?:zaman|teknologi)|perkembangan teknologi yang (?:semakin )?pesat|ta?i?da?k (?:bisa|dapat) dipungkiri|tak bisa dipungkiri|tidak bisa dimungkiri|tak (?:hanya )?pelak|bukan (?:lagi )?rahasia (?:lagi|umum)|pada era ini|di tengah persaingan (?:yang )?(?:semakin )?ketat|dunia (?:bisnis )?yang serba cepat|menjadi semakin penting|memegang peranan penting|memainkan peran penting|dalam artikel ini,? kita akan|pada artikel (?:kali )?ini,? (?:kita|kami) akan|mari kita (?:bahas|simak|ulas|selami)|simak (?:ulasan|penjelasan) (?:berikut|di bawah)|semoga (?:artikel ini )?bermanfaat|tunggu apa lagi|solusi (?:terbaik|tepat) untuk|membawa bisnis Anda ke (?:level|tingkat)|ke level (?:selanjutnya|berikutnya)|go digital|di ujung jari|kunci (?:utama )?kesuksesan|tanpa basa-basi lagi)(?!\p{L})/giu;
const filler =
  /^(?:\d{1,2}[.)]\s)?(?:kesimpulan|penutup|kata penutup|pendahuluan|rangkuman akhir|akhir kata|intro)[\s.:!]*$/iu;

/** What the house rules forbid or name otherwise, clichés, and headings that say nothing. */
export function wordingFaults(parts: ArticleParts, { rules }: Standard): Fault[] {
  const faults: Fault[] = [];
  // What is quoted is said by others, or shown as an example.
  const text = withoutQuotations(parts.everything);
  const used = unique([...text.matchAll(cliches)].map(([words]) => words));
  if (used.length > 0) {
    faults.push({
      kind: "cliche",
      message: `Buang kalimat klise dan langsung ke pokoknya: ${quoted(used)}.`,
    });
  }
  const empty = parts.headings.find((heading) => filler.test(heading.text));
  if (empty) {
    faults.push({
      kind: "filler-heading",
      message: `Subjudul “${empty.text}” tidak mengatakan apa-apa. Ganti dengan isi bagiannya, atau hapus bagian itu.`,
    });
  }
  const forbidden = rules.forbiddenWords.filter((word) => holdsWords(text, word));
  if (forbidden.length > 0) {
    faults.push({
      kind: "forbidden-words",
      message: `Aturan menulis melarang ${quoted(forbidden)}. Tulis ulang kalimatnya.`,
    });
  }
  for (const { use, insteadOf } of rules.glossary) {
    const wrong = insteadOf.filter((word) => holdsWords(text, word));
    if (wrong.length > 0) {
      faults.push({ kind: "glossary", message: `Tulis “${use}”, bukan ${quoted(wrong)}.` });
    }
  }
  return faults;
}

/** Whether a text has these words as whole words, in any case. */
export function holdsWords(text: string, words: string): boolean {
  const pattern = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return (
    pattern !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?:nya)?(?![\\p{L}\\p{N}])`, "iu").test(text)
  );
}

export function quoted(words: readonly string[]): string {
  return words
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join(", ");
}

export function unique(words: readonly string[]): string[] {
  const seen = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...seen.values()];
}
