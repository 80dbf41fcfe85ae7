import type { Span } from "./claim-span";

/** Of ourselves and our clients nothing is only supposed. */
const ofUs = /(?<!\p{L})(?:kami|Arunika)(?!\p{L})/iu;
const condition = /^(?:bila|apabila|jika|kalau|andai|seandainya)\s/i;
const example =
  /^(?:contoh(?:nya)?[:,]\s|misalnya,?\s(?:Anda|sebuah|seorang|satu|toko|usaha)(?!\p{L})|bayangkan\s(?!bahwa))/iu;
const supposition =
  /^(?:misalkan|andaikan|andaikata|umpamakan|katakanlah|anggap(?:lah)?)(?!\p{L})|^(?:(?:sebagai|dengan|contoh|angka)\s)?(?:asumsi|ilustrasi|rekaan|permisalan|hitungan contoh|contoh hitungan)(?:nya)?(?:[:,]|\s(?:bahwa|adalah|sebuah|seorang|satu|toko|usaha|biaya|harga)(?!\p{L}))|^(?:semua\s)?(?:angka|hitungan|perhitungan)(?:\s\p{L}{1,20}){0,4}\s(?:adalah|hanya|sekadar)\s(?:asumsi|ilustrasi|rekaan|contoh)(?!\p{L})/iu;
/** "Rp5.000.000 (asumsi)", "asumsi 2%". */
const beside = /(?<!\p{L})(?:asumsi|ilustrasi|rekaan|permisalan|misalkan)\s?[:(]?\s?$/iu;
const behind =
  /^\s?\(?(?:asumsi|ilustrasi|rekaan|permisalan|hanya contoh|sekadar contoh|contoh saja)(?!\p{L})/iu;
/** Shares and multiples of what is so are told as facts, whatever they hang on. */
const share = /%|persen|\sdari\s|kali lipat|kali lebih/i;

/**
 * Whether a sentence only supposes a figure: "Misalkan …", "Bila labanya Rp50.000, …". "Ilustrasi" anywhere in it
 * supposes nothing.
 */
export function isSupposed(text: string, { from, to }: Pick<Span, "from" | "to">): boolean {
  if (ofUs.test(text)) return false;
  const before = text.slice(0, from);
  if (supposition.test(text) || beside.test(before) || behind.test(text.slice(to))) return true;
  if (share.test(text.slice(from, to))) return false;
  // Only what stands in the condition itself, up to its comma.
  return (condition.test(text) && !/,\s/.test(before) && /,\s/.test(text.slice(to))) || example.test(text);
}
