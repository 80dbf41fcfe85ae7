import { type Span, spansOf } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_-])";
const end = "(?![\\p{L}\\p{N}_])";
/** What these say is always praise. */
const praise =
  "(?:unggul|hebat|andal|jago|keren|depan|kemuka|favorit|inovatif|efektif|ampuh|sukses|canggih|populer|akurat|modern|profesional)";
/** These measure as often as they praise: "gambar terbesar di halaman" is no claim, "agensi terbesar" is one. */
const measure =
  "(?:besar|cepat|tinggi|rendah|kuat|banyak|mudah|laris|luas|aman|ringan|bagus|tua|kecil|murah|hemat|lengkap|dicari|diminati|disukai|digemari|banyak di\\p{L}{2,20})";
const subject =
  "(?:agensi|agency|perusahaan|penyedia|platform|jasa|layanan|marketplace|mesin pencari|media sosial|toko|toko online|hosting|merek|brand|pasar|solusi|aplikasi|CMS|komunitas|vendor|tim|kota|negara|bank|kurir|ekspedisi|provider)(?: yang)?";
const scope =
  "(?:di\\s(?:Indonesia|dunia|Asia|Banten|Tangerang|Jakarta|kota|kelasnya|pasar|industri|bidangnya|Tanah Air|Nusantara)|se-?(?:Indonesia|dunia|Asia|jagat|Nusantara)|saat ini|sepanjang masa|tahun ini)";

const patterns = [
  `${start}terbaik(?!\\s(?:Anda|yang (?:sudah )?Anda|milik Anda))${end}`,
  `${start}(?:ter${praise}|ter(?:murah|hemat|lengkap)|terpercaya|paling\\s(?:${praise}|te?rpercaya|tepercaya|menguntungkan|berpengaruh|dominan))(?:nya)?${end}`,
  `(?<=${start}${subject}\\s)(?:ter|paling )(?:${measure}|baik)${end}`,
  `${start}(?:ter|paling )(?:${measure}|baik|lama)(?=(?:\\s[\\p{L}-]{2,20}){0,3}\\s${scope}${end})`,
  `${start}(?:nomor|juara|no\\.)\\s(?:satu|1|wahid)${end}|#1${end}|${start}juara\\s(?:nasional|dunia|umum|bertahan)${end}`,
  `${start}(?:yang\\s)?pertama(?:\\s[\\p{L}-]{2,20}){0,2}\\s${scope}${end}|${start}(?:pelopor|pionir)${end}|${start}sedunia${end}`,
  // A place in the results is a claim where somebody is to reach it.
  `(?<=(?:dijamin|jamin|pasti|meraih|menembus|mencapai|masuk|naik|raih|tembus|muncul)(?:\\s[\\p{L}]{1,12}){0,3}\\s)(?:peringkat|posisi|halaman)\\s(?:satu|pertama|1|teratas)${end}`,
  `${start}satu-satunya${end}`,
  `${start}selalu\\s(?:berhasil|sukses|untung|menang|naik|laku|efektif)${end}`,
  `${start}pasti\\s(?:akan\\s)?(?:berhasil|naik|untung|laku|sukses|ramai|meningkat|muncul|menang|puas|laris)${end}`,
  `${start}(?:dijamin|menjamin|(?:kami )?jamin|bergaransi)${end}`,
  `${start}(?:tanpa|bebas|nol)\\srisiko${end}|${start}tidak pernah gagal${end}|${start}tak tertandingi${end}|${start}tiada duanya${end}`,
].map((source) => new RegExp(source, "giu"));

/** Who denies it claims nothing; nor does a warning, or a time, a picture or a piece of the reader's own choice. */
const denied =
  /(?<!\p{L})(?:bukan(?:lah)?|tidak|tak|tanpa|jangan|belum|hindari|waspada(?:i|lah)?|hati-hati|curigai|mengaku|mengklaim|mungkin|kurang|jarang|sulit|susah|mustahil)(?!\s(?:meng)?(?:herankan|heran|hanya|cuma|sekadar|lain|salah|ragu|diragukan|perlu|usah|lagi|berlebihan|dimungkiri|dipungkiri|khawatir|lupa|lewatkan|rahasia|terbantahkan|dapat di\p{L}+|bisa di\p{L}+))(?:\s(?!(?:kami|Arunika|tetapi|tapi|melainkan|namun|justru)\s)[\p{L}\p{N}“”"-]{1,20}){0,6}\s[“"]?$/iu;
const chosen =
  /(?<!\p{L})(?:waktu|jam|hari|saat|foto|gambar|karya|contoh|versi|bahan|kalimat|momen|sudut|pekerjaan|ide|artikel|unggahan|konten|cerita|ulasan|testimoni|sumber|studio|yang|bagian|potongan|pilihan|langkah|persiapan)(?: artikel| konten)?\s$/iu;
/** Of these nothing is a matter of choice. */
const praised = /(?<!\p{L})(?:kami|Arunika|agensi|agency|jasa|penyedia|vendor)(?!\p{L})/iu;

/** Words by which a sentence puts something above all others, or promises it for sure. */
export function superlativesOf(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of patterns) {
    for (const span of spansOf("superlative", text, pattern)) {
      const before = text.slice(Math.max(0, span.from - 110), span.from);
      const isTerbaik = /^terbaik/i.test(text.slice(span.from, span.to));
      if (denied.test(before) || (isTerbaik && chosen.test(before) && !praised.test(before))) continue;
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}
