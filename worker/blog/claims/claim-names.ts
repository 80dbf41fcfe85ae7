import { trimEnd } from "../../contract/trim-end";
import type { Span } from "./claim-span";

const firms =
  /(?<![\p{L}])(?:PT|CV|UD|NV|Firma|Yayasan|Koperasi)\.?(?:\s(?:dan\s)?(?!(?:PT|CV|UD|Tbk)(?!\p{L}))\p{Lu}[\p{L}\d&'-]{0,30}){1,5}(?:,?\sTbk\.?)?|(?:\p{Lu}[\p{L}\d&'-]{1,30}\s){1,4}(?:Tbk|Inc|Ltd|LLC|GmbH|Corp)(?![\p{L}])\.?/gu;
const ours = /^(?:(?:PT\.?\s)?Arunika(?:\s(?:Web|Billboard|SEO|Karya|Indonesia))*|PT\.?\s?(?:Perorangan)?)$/u;
const run =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.&-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{N}'’.&-]{0,30}|(?:bin|binti|van|von|de|al)(?=\s\p{Lu})))*/gu;
/** After these comes a person, be it one word. */
const title =
  /(?:^|\s)(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Ss]audara|[Ss]dr\.?|[Mm]as|[Mm]bak|[Kk]ang|[Tt]eh|[Kk]o|[Cc]i|[Hh]aji|[Dd]r\.|[Ii]r\.|[Pp]rof\.|bernama|menurut|kata|ujar|tutur|oleh|klien kami,?|pelanggan kami,?|pendiri|CEO)\s$/u;
const saying =
  /^,?\s(?:berkata|mengatakan|menyatakan|bercerita|mengaku|menuturkan|menjelaskan|menegaskan)(?!\p{L})/u;

/**
 * Names of persons and firms in a sentence: capitals inside it that are none of the trade's own words. `usual` are the
 * words that the text also writes small; in a heading with a capital at each word only firms and titles tell.
 */
export function namesOf(text: string, { tag, usual }: { tag: string; usual: ReadonlySet<string> }): Span[] {
  const found: Span[] = [];
  for (const { 0: words, index } of text.matchAll(firms)) {
    if (!ours.test(words)) found.push({ kind: "name", from: index, to: index + words.length });
    else found.push({ kind: "name", from: index, to: index });
  }
  const isHeading = /^(?:title|h\d)$/.test(tag);
  const isTitled = (isHeading || !/[.!?]$/.test(text)) && hasTitleCase(text);
  for (const { 0: words, index } of text.matchAll(run)) {
    const span = personIn(words, index, { text, usual, isTitled });
    if (span && !found.some(({ from, to }) => span.from <= to && from <= span.to)) found.push(span);
  }
  return found.filter(({ from, to }) => to > from);
}

/** Words before a name that have their capital of the sentence. */
const opener =
  /^(?:Menurut|Kata|Ujar|Dari|Kepada|Bersama|Dengan|Oleh|Untuk|Pemilik|Klien|Saat|Ketika|Seperti|Di|Bagi|Lalu|Kini)\s/;

/** What stands behind these is written on a screen. */
const label =
  /(?<!\p{L})(?:laporan|menu|tombol|halaman|kolom|tab|bagian|fitur|opsi|panel|folder|pengaturan|mode|tombol|ikon)\s$/iu;

interface Around {
  text: string;
  usual: ReadonlySet<string>;
  isTitled: boolean;
}

function personIn(words: string, index: number, { text, usual, isTitled }: Around): Span | null {
  const lead = text.slice(Math.max(0, index - 24), index);
  const isOpening = /[.:!?–—•(“"]\s?$/u.test(lead) || !/\p{L}/u.test(text.slice(0, index));
  const tokens = trimEnd(words, /[.'’-]/).split(" ");
  // The capital of a sentence names nobody: "Jangan menyatakan …".
  const isSpeaker = saying.test(text.slice(index + words.length, index + words.length + 20));
  const isTitledBy = title.test(lead) || (isSpeaker && (!isOpening || tokens.length > 1));
  const isShouted = /^(?:\p{Lu}{3,30}\s){1,4}\p{Lu}{3,30}$/u.test(words) && /\p{Ll}/u.test(text);
  const isUnknown = (token: string, at: number) => {
    if (isShouted && (isTitledBy || firstNames.has(token.toLowerCase())))
      return !knownNames.has(token.toLowerCase());
    if (isOpening && at === 0 && !isTitledBy) return firstNames.has(token.toLowerCase()) && !isTitled;
    return !isUsual(token, usual);
  };
  const unknown = tokens.filter(isUnknown);
  if (label.test(lead)) return null;
  if (unknown.length === 0 || (isTitled && !isTitledBy)) return null;
  const from = isOpening && tokens.length > 1 && opener.test(words) ? words.indexOf(" ") + 1 : 0;
  return { kind: "name", from: index + from, to: index + tokens.join(" ").length };
}

function isUsual(name: string, usual: ReadonlySet<string>): boolean {
  const token = name.replace(/(?:-?nya|lah)$/u, "");
  const word = token.replace(/[.'’]/gu, "").toLowerCase();
  if (/\d/.test(token) || token.length < 3 || /^[\p{Lu}&/-]+s?$/u.test(token)) return true;
  const parts = word.split("-");
  return parts.every((part) => knownNames.has(part) || usual.has(part) || part.length < 3);
}

/** Whether most of its longer words have a capital. */
export function hasTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 2 && capitals >= words.length * 0.6;
}

/** Words that a text writes small. */
export function smallWordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}])\p{Ll}[\p{Ll}]{2,30}/gu)) words.add(word);
  }
  return words;
}

const list = (words: string) => words.trim().split(/\s+/);

/** Products, places, days and words of the trade that articles live with; none of them says who did something. */
const knownNames = new Set([
  ...list(`google whatsapp instagram facebook tiktok youtube linkedin twitter x threads pinterest telegram meta messenger
    wordpress woocommerce elementor shopify wix squarespace blogger joomla drupal prestashop magento opencart webflow
    search console analytics ads trends maps keyword planner business profile profil bisnis tag manager lens chrome
    safari firefox edge opera android ios iphone ipad windows macos mac linux apple microsoft amazon gmail outlook
    office excel word docs sheets drive forms form calendar meet zoom canva photoshop lightroom snapseed figma capcut
    tokopedia shopee lazada bukalapak blibli gojek grab gofood grabfood shopeefood traveloka tiket gopay ovo dana
    linkaja shopeepay qris midtrans xendit doku paypal stripe visa mastercard jne jnt sicepat anteraja pos ninja lalamove
    gosend grabexpress paxel bca bri bni mandiri bsi cimb telkomsel indosat xl cloudflare github screaming frog
    semrush ahrefs ubersuggest hotjar clarity pagespeed insights lighthouse gtmetrix core web vitals chatgpt gemini
    copilot openai claude bing yahoo yandex duckduckgo mailchimp notion trello slack reels story stories shop shopping
    status feed live marketplace wikipedia squoosh tinypng suite studio largest contentful paint interaction next cumulative layout shift first input delay time byte total blocking html css javascript php mysql json webp avif jpeg jpg png svg pdf`),
  ...list(`indonesia tangerang jakarta banten selatan utara barat timur pusat tengah bandung surabaya semarang yogyakarta
    jogja medan makassar denpasar bali lombok bogor depok bekasi cikarang karawang serang cilegon serpong bsd alam
    sutera bintaro cikokol karawaci cipondoh ciledug gading palembang lampung padang pekanbaru batam pontianak
    banjarmasin balikpapan samarinda manado ambon jayapura kupang solo surakarta malang sidoarjo gresik kediri madiun
    batu ubud canggu sanur kuta gianyar singaraja probolinggo pasuruan jember banyuwangi blitar tulungagung
    mojokerto lamongan tuban bojonegoro klaten boyolali sragen wonogiri karanganyar sukoharjo bantul sleman purworejo
    kebumen cilacap banyumas pekalongan pemalang brebes kuningan majalengka indramayu subang purwakarta cimahi lembang
    ciamis banjar pangandaran cianjur bukittinggi binjai jambi bengkulu bangka belitung singkawang palangkaraya tarakan
    gorontalo palu kendari ternate sorong mataram bima aceh riau minang toraja flores labuan bajo menteng kemang tebet
    pluit glodok malioboro beringharjo wonosobo temanggung pati rembang blora cirebon tasikmalaya garut sukabumi purwokerto tegal magelang salatiga kudus jepara jawa sumatra sumatera
    kalimantan sulawesi papua nusantara asia tenggara eropa amerika singapura malaysia jabodetabek ciputat pamulang
    cisauk balaraja cikupa tigaraksa kelapa dua pasar kemis curug legok teluknaga neglasari benda larangan pinang jatiuwung periuk batuceper kota kabupaten kecamatan provinsi jalan`),
  ...list(`januari februari maret april mei juni juli agustus september oktober november desember senin selasa rabu
    kamis jumat sabtu minggu ramadan ramadhan lebaran idulfitri idul fitri natal imlek nyepi waisak harbolnas tahun baru
    hari raya wib wita wit islam muslim kristen hindu buddha tuhan allah`),
  ...list(
    `arunika web billboard seo karya paket basic professional enterprise company landing page toko online`,
  ),
  ...list(`nomor induk berusaha penyelenggara sistem elektronik lingkup privat pangkalan data kekayaan intelektual
    kebijakan privasi syarat ketentuan komdigi kominfo djki bpom pandi halal sertifikat pahlawan guru ibu bapak kartini
    kemerdekaan enter tab shift ctrl performa kueri kak mas mbak pak bu gan sis
    beranda layanan kontak tentang kami hubungi harga produk artikel portofolio testimoni keranjang`),
  ...list(`anda rp undang-undang bahasa inggris indonesia arab mandarin jepang korea cina pagi siang sore malam
    inter roboto poppins arial helvetica times roman open sans lato montserrat georgia verdana unicode`),
]);

/** First names that begin a sentence as any word does. */
const firstNames = new Set(
  list(`budi siti agus dewi sari rina andi joko ahmad rudi ani wati tono bambang yanti hendra ratna eko putri fitri maya
    lina tina dedi iwan rizky rizki nia ayu wayan ketut nyoman surya yudi yuni yusuf hasan husein fatimah aisyah muhammad
    mohammad anton toni doni deni bagus slamet sri endang heru hadi indra wahyu nur nurul linda susi susanto santoso
    wijaya gunawan setiawan kurniawan hidayat pratama saputra lestari wulandari anggraini rahmawati michael john david
    robert james sarah kevin steven daniel jennifer`),
);
