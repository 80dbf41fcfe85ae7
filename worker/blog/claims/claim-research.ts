import { type Span, spansOf } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_])";
const end = "(?![\\p{L}\\p{N}_])";
/** What science makes; everybody has data and reports. */
const science =
  "(?:penelitian|riset|survei|survey|studi|jajak pendapat|kajian|eksperimen|hasil (?:penelitian|riset|survei|survey|studi|kajian|jajak pendapat))";
const work =
  "(?:penelitian|riset|survei|survey|studi|statistik|jajak pendapat|kajian|laporan|eksperimen|data|hasil (?:penelitian|riset|survei|survey|studi|kajian|jajak pendapat))";
const experts = "(?:pakar|ahli|peneliti|ilmuwan|analis|praktisi|akademisi|psikolog)";
const shows =
  "(?:menunjukkan|membuktikan|menyebut|menyebutkan|mengungkap|mengungkapkan|menemukan|mencatat|memperlihatkan|melaporkan|menyatakan|menyimpulkan|mengatakan|berkata|menyarankan|sepakat|percaya|merekomendasikan|memperkirakan)";
/** Data of the reader's own: they look at them themselves. */
const own = "(?!(?:\\s[\\p{L}-]{1,20}){0,3}\\s(?:Anda|sendiri|kami|kamu|tersebut))";

/** What a tool of the trade shows, or a piece of the reader's own. */
const shown =
  /Search Console|Analytics|Ads|Trends|Insights?|Anda|sendiri|laporan (?:ini|itu|performa|pengindeksan)|data (?:ini|itu)/i;

const patterns = [
  `${start}(?:menurut|berdasarkan|merujuk pada|mengutip|dikutip dari|dilansir(?: dari)?)\\s(?:sejumlah\\s|beberapa\\s|banyak\\s|berbagai\\s|sebuah\\s|hasil\\s|para\\s)?(?:${work}|${experts})${end}${own}`,
  `${start}(?:${science}|para ${experts}|${experts})(?:\\s[\\p{L}\\d-]{1,20}){0,5}?\\s(?:telah\\s|juga\\s)?${shows}${end}`,
  `${start}(?:data|statistik|laporan|angka)\\s(?:[\\p{L}\\d]{1,20}\\s){0,2}${shows}\\s(?:bahwa|sebanyak|sekitar|lebih dari|hampir|mayoritas|\\d)`,
  `${start}(?:terbukti|dibuktikan|teruji)\\s(?:secara\\s)?(?:ilmiah|klinis|empiris)${end}`,
  `${start}(?:menurut|kata|versi|data|riset|studi|survei|laporan|dilansir(?: dari)?|dikutip dari)\\s(?:Google|Meta|Facebook|Instagram|TikTok|YouTube|Shopee|Tokopedia|Microsoft|Amazon|Apple|WordPress|Cloudflare|HubSpot|Statista|Nielsen|McKinsey|Deloitte|Gartner|Forbes|Semrush|Ahrefs|BPS|APJII|Kominfo|Bank Indonesia)${end}(?!\\s(?:Search|Analytics|Trends|Business|Ads|Console|Insights?|Maps)${end})`,
].map((source) => new RegExp(source, "giu"));
/** Who publishes figures, and says so. */
const institution =
  /(?<![\p{L}\p{N}_])(?:BPS|APJII|OJK|BKPM|Kominfo|Komdigi|Kemenkop(?:\sUKM)?|Bank Indonesia|Badan Pusat Statistik|Kementerian(?:\s\p{Lu}\p{L}+){1,4}|Google|Meta|Statista|HubSpot|McKinsey|Deloitte|Gartner|Forbes|Semrush|Ahrefs)\s(?:pernah\s|juga\s|sendiri\s)?(?:menyebut|menyebutkan|mencatat|melaporkan|mengungkap|mengungkapkan|merilis|menyatakan|memperkirakan|mengumumkan|mengatakan)(?![\p{L}\p{N}_])/gu;
const all = [...patterns, institution];

/** Words by which a sentence leans on research, data or experts. */
export function researchOf(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of all) {
    for (const span of spansOf("research", text, pattern)) {
      if (shown.test(text.slice(span.from, span.to))) continue;
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}
