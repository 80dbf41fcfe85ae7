// Patterns that find claims. The other files of this folder drop the harmless matches.

/** Nouns for people whose count is a claim; source of a regular expression. */
export const peopleWords =
  "orang|klien|pelanggan|pengguna|pembeli|pengunjung|konsumen|usaha|bisnis|UMKM|perusahaan|toko|website|situs|responden|warga|keluarga|proyek";
/** Nouns of which shares are claims, too. */
export const sharedWords = `${peopleWords}|warganet|masyarakat|pemilik|penjual|pedagang|pencari|pembaca|pengikut|merek|brand|penjualan|omzet|pendapatan|kunjungan|trafik|transaksi|pesanan`;
/** Nouns of business results, which are claims even after a number word. */
const clientWords =
  "klien|pelanggan|pengguna|konsumen|usaha|bisnis|UMKM|perusahaan|website|situs|responden|proyek";

const start = "(?<![\\p{L}\\p{N}_])";
const end = "(?![\\p{L}\\p{N}_])";
/** 5, 1.250, 5.000.000, 4,9, 99.5 */
const number = "\\d{1,3}(?:[.,]\\d{3}){1,5}(?:,\\d{1,2})?|\\d{1,15}(?:[.,]\\d{1,4})?";
const magnitude = `(?:\\s?(?:ribu|juta|jutaan|miliar|milyar|triliun|rb|jt)${end})`;
const range = "(?:\\s?(?:[-–—]|s\\/d|s\\.d\\.|sampai dengan|sampai|hingga|dan|atau)\\s?)";
const amount = `(?:${number})${magnitude}?`;
const small = "(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)";
const spelled = `${small}(?:\\s?(?:${small}|belas|puluh|ratus|seratus|ribu|seribu)){0,5}`;
const months =
  "(?:Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|Jan|Feb|Agt|Sept|Okt|Nov|Des)";
const year = "(?:19|20)\\d{2}";
const people = `(?:${peopleWords})`;
const sign = "(?:Rp\\.?|IDR|USD|US\\$|S\\$|\\$|€)";
const money =
  "(?:mulai|mulai dari|seharga|harga|harganya|biaya|biayanya|tarif|tarifnya|ongkos|modal|bayar|membayar|hanya|cuma)";
/** Nouns after which a number of four digits is a count, not a year. */
const counted = `(?:kata|kali|piksel|px|karakter|KB|MB|GB|gram|meter|mililiter|ml|watt|buah|rupiah|ribu|${people})`;

/** A calculation, which is one claim: "3 × Rp1.800.000 = Rp5.400.000", "40 × 30 × 20". */
const term = `\\(?(?:${sign}\\s?)?${amount}%?\\)?`;
const operator = "\\s?[×+÷=*/:]\\s?|\\s[x-]\\s";
const sum = `(?<![\\p{L}\\p{N}_.,])${term}(?:(?:${operator})(?:\\(?${term}(?:${operator})${term}\\)?|${term})){1,8}`;

const prices = [
  `${sign}\\s?${amount}(?:${range}(?:${sign}\\s?)?${amount})?`,
  `${start}${amount}(?:${range}${amount})?\\s(?:rupiah|perak|dolar|dollar|euro)${end}`,
  `${start}(?:${spelled}\\s(?:ribu|juta|miliar)|(?:puluhan|ratusan)\\s(?:ribu|juta)|jutaan|miliaran)\\srupiah${end}`,
  // "mulai 500 ribu", "biayanya sekitar 5 juta": the word before shows that the number is a price.
  `(?<=${start}${money}\\s(?:dari\\s|sekitar\\s|hanya\\s|kurang dari\\s)?)(?:${number})${magnitude}(?:${range}(?:${number})${magnitude})?(?!\\s${people})`,
];
const percentages = [
  `${start}(?:${number})\\s?(?:%|persen${end})(?:${range}(?:${number})\\s?(?:%|persen${end}))|${start}(?:${number})(?:${range}(?:${number}))?\\s?(?:%|persen${end}|per cent${end}|percent${end})`,
  `${start}(?:${spelled}|setengah|separuh|seratus)\\spersen${end}`,
];
const dates = [
  `${start}\\d{1,2}(?:${range}\\d{1,2})?\\s${months}(?:\\s${year})?${end}`,
  `${start}${months}\\s${year}${end}`,
  `${start}\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})${end}|${start}${year}-\\d{2}-\\d{2}${end}`,
  `${start}(?:Tahun\\s)?${year}(?:\\s?[-–/]\\s?(?:${year}|\\d{2}))?(?:-an)?${end}(?![.,]\\d)(?!\\s?${counted}${end})`,
];
/** The counted noun is part of the claim. */
const noun =
  "(?:\\s(?!(?:dan|atau|sampai|hingga|yang|di|ke|dari|untuk|pada|per|dengan|adalah|itu|ini|akan|bisa|juga|lebih|agar|maupun|bila|jika|karena|supaya|sejak|selama|secara|di\\p{L}{4,20}|tiap|setiap)\\s)\\p{Ll}[\\p{L}-]{1,20})?";
const fraction =
  "(?:separuh|setengah|(?:se|dua\\s)pertiga|(?:se|tiga\\s)perempat|(?:satu|dua|tiga|empat) per (?:tiga|empat|lima))";
const numbers = [
  // "½ pengunjung"
  `${start}(?!24/7)\\d{1,2}/\\d{1,3}(?![/\\d])${noun}`,
  `${start}(?:${fraction}\\s(?:dari\\s)?(?:seluruh\\s|semua\\s|total\\s)?(?:${sharedWords})|mayoritas(?:\\s\\p{L}{2,20})?)${end}`,
  `(?<!setiap\\s)${start}(?:${spelled}\\s?(?:puluh|ratus|ribu)|seratus|seribu)\\s(?:${clientWords})${end}`,
  `${start}${spelled}\\s(?:juta|miliar|triliun)(?:\\s${people})?${end}`,
  `${start}(?:${small}|\\d{1,4})\\sdari\\s(?:setiap\\s)?(?:${small}|\\d{1,5})\\s${people}${end}`,
  `${start}\\d{1,6}\\sdari\\s(?:setiap\\s)?\\d{1,6}${noun}${end}`,
  `${start}(?:${small}|${amount})(?:${range}(?:${small}|${amount}))?\\skali (?:lipat|lebih)${end}`,
  `${start}(?:puluhan|ratusan|ribuan|jutaan|puluhan ribu|ratusan ribu)\\s${people}${end}`,
  `${start}(?:[<>≥≤~±]\\s?)?${amount}(?:${range}${amount})?\\+?(?![\\p{L}_])${noun}`,
  `${start}(?:${number})(?:x|rb|jt|k)${end}`,
];

const compile = (sources: string[]) => sources.map((source) => new RegExp(source, "giu"));
export const sumPattern = new RegExp(sum, "gu");
/** The patterns run in this order, each on what the earlier ones left. */
export const figurePatterns = [
  { kind: "price", patterns: compile(prices) },
  { kind: "percentage", patterns: compile(percentages) },
  { kind: "date", patterns: compile(dates) },
  { kind: "number", patterns: compile(numbers) },
] as const;

const wordStart = "(?<![\\p{L}\\p{N}_-])";
const wordEnd = "(?![\\p{L}\\p{N}_])";
/** These words are always praise. */
const praise =
  "(?:unggul|hebat|andal|jago|keren|depan|kemuka|favorit|inovatif|efektif|ampuh|sukses|canggih|populer|akurat|modern|profesional)";
/** These words praise or measure: "agensi terbesar" is a claim, "gambar terbesar di halaman" is none. */
const measure =
  "(?:besar|cepat|tinggi|rendah|kuat|banyak|mudah|laris|luas|aman|ringan|bagus|tua|kecil|murah|hemat|lengkap|dicari|diminati|disukai|digemari|banyak di\\p{L}{2,20})";
const subject =
  "(?:agensi|agency|perusahaan|penyedia|platform|jasa|layanan|marketplace|mesin pencari|media sosial|toko|toko online|hosting|merek|brand|pasar|solusi|aplikasi|CMS|komunitas|vendor|tim|kota|negara|bank|kurir|ekspedisi|provider)(?: yang)?";
const scope =
  "(?:di\\s(?:Indonesia|dunia|Asia|Banten|Tangerang|Jakarta|kota|kelasnya|pasar|industri|bidangnya|Tanah Air|Nusantara)|se-?(?:Indonesia|dunia|Asia|jagat|Nusantara)|saat ini|sepanjang masa|tahun ini)";

/** Superlatives and guarantees. */
export const superlativePatterns = [
  `${wordStart}terbaik(?!\\s(?:Anda|yang (?:sudah )?Anda|milik Anda))${wordEnd}`,
  `${wordStart}(?:ter${praise}|ter(?:murah|hemat|lengkap)|terpercaya|paling\\s(?:${praise}|te?rpercaya|tepercaya|menguntungkan|berpengaruh|dominan))(?:nya)?${wordEnd}`,
  `(?<=${wordStart}${subject}\\s)(?:ter|paling )(?:${measure}|baik)${wordEnd}`,
  `${wordStart}(?:ter|paling )(?:${measure}|baik|lama)(?=(?:\\s[\\p{L}-]{2,20}){0,3}\\s${scope}${wordEnd})`,
  `${wordStart}(?:nomor|juara|no\\.)\\s(?:satu|1|wahid)${wordEnd}|#1${wordEnd}|${wordStart}juara\\s(?:nasional|dunia|umum|bertahan)${wordEnd}`,
  `${wordStart}(?:yang\\s)?pertama(?:\\s[\\p{L}-]{2,20}){0,2}\\s${scope}${wordEnd}|${wordStart}(?:pelopor|pionir)${wordEnd}|${wordStart}sedunia${wordEnd}`,
  // A search position is a claim where the text promises to reach it.
  `(?<=(?:dijamin|jamin|pasti|meraih|menembus|mencapai|masuk|naik|raih|tembus|muncul)(?:\\s[\\p{L}]{1,12}){0,3}\\s)(?:peringkat|posisi|halaman)\\s(?:satu|pertama|1|teratas)${wordEnd}`,
  `${wordStart}satu-satunya${wordEnd}`,
  `${wordStart}selalu\\s(?:berhasil|sukses|untung|menang|naik|laku|efektif)${wordEnd}`,
  `${wordStart}pasti\\s(?:akan\\s)?(?:berhasil|naik|untung|laku|sukses|ramai|meningkat|muncul|menang|puas|laris)${wordEnd}`,
  `${wordStart}(?:dijamin|menjamin|(?:kami )?jamin|bergaransi)${wordEnd}`,
  `${wordStart}(?:tanpa|bebas|nol)\\srisiko${wordEnd}|${wordStart}tidak pernah gagal${wordEnd}|${wordStart}tak tertandingi${wordEnd}|${wordStart}tiada duanya${wordEnd}`,
].map((source) => new RegExp(source, "giu"));

/** "Nomor 27 Tahun 2022", "No. 8/1999", "27/2022" */
const lawNumber =
  "(?:(?:\\sRI)?\\s(?:[Nn]omor|[Nn]o\\.?)\\s?[\\d/.]{1,12}(?:\\s[Tt]ahun\\s\\d{4})?|\\s\\d{1,4}(?:/\\d{4}|\\s[Tt]ahun\\s\\d{4})?|\\s[Tt]ahun\\s\\d{4})";
const capitalised = "(?:\\s(?!No\\b|Nomor|Tahun|Pasal)\\p{Lu}[\\p{L}-]{1,20}(?:\\sdan(?=\\s\\p{Lu}))?){0,6}";
/** Laws, regulations and norms. */
export const lawPatterns = [
  `${start}[Pp]asal\\s\\d{1,4}(?:\\s?[A-Z]${end})?(?:\\sayat\\s\\(?\\d{1,2}\\)?)?(?:\\s(?:KUHP|KUH Perdata)${end})?`,
  `${start}[Uu]ndang-[Uu]ndang${capitalised}${lawNumber}?`,
  `${start}UU${end}${capitalised}${lawNumber}?`,
  `${start}[Pp]eraturan\\s(?:[Pp]emerintah|[Mm]enteri|[Pp]residen|[Dd]aerah|[Gg]ubernur|[Bb]upati|[Bb]adan|[Oo]toritas|Bank\\sIndonesia|[Pp]erundang-undangan|[Pp]ajak|[Pp]erpajakan)${capitalised}${lawNumber}?`,
  `${start}(?:PP|Perda|Pergub|Kepmen|Inpres|PMK|POJK|PBI)(?:\\s(?!No\\b|Nomor)\\p{Lu}[\\p{L}]{1,20}){0,3}${lawNumber}`,
  `${start}(?:Permen[a-zA-Z]{0,12}|Perpres|Perppu|Keppres|KUHP|KUH\\sPerdata|GDPR|CCPA|HIPAA|PCI[\\s-]DSS)${lawNumber}?${end}`,
  `${start}(?:ISO|SNI|WCAG)\\s\\d[\\d.:/-]{0,12}(?:\\s(?:AA?A?)${end})?`,
  `${start}(?:[Mm]enurut|[Dd]iatur|[Dd]iwajibkan|[Dd]ilarang|[Mm]elanggar|[Ss]esuai|[Bb]erdasarkan)\\s(?:oleh\\s)?(?:hukum|regulasi|ketentuan\\shukum|aturan\\spemerintah|pemerintah)${end}`,
].map((source) => new RegExp(source, "gu"));

/** Words for scientific work. "Data" and "laporan" alone could be anybody's. */
const science =
  "(?:penelitian|riset|survei|survey|studi|jajak pendapat|kajian|eksperimen|hasil (?:penelitian|riset|survei|survey|studi|kajian|jajak pendapat))";
const work =
  "(?:penelitian|riset|survei|survey|studi|statistik|jajak pendapat|kajian|laporan|eksperimen|data|hasil (?:penelitian|riset|survei|survey|studi|kajian|jajak pendapat))";
const experts = "(?:pakar|ahli|peneliti|ilmuwan|analis|praktisi|akademisi|psikolog)";
const shows =
  "(?:menunjukkan|membuktikan|menyebut|menyebutkan|mengungkap|mengungkapkan|menemukan|mencatat|memperlihatkan|melaporkan|menyatakan|menyimpulkan|mengatakan|berkata|menyarankan|sepakat|percaya|merekomendasikan|memperkirakan)";
/** Data of the reader. */
const own = "(?!(?:\\s[\\p{L}-]{1,20}){0,3}\\s(?:Anda|sendiri|kami|kamu|tersebut))";

const studies = [
  `${start}(?:menurut|berdasarkan|merujuk pada|mengutip|dikutip dari|dilansir(?: dari)?)\\s(?:sejumlah\\s|beberapa\\s|banyak\\s|berbagai\\s|sebuah\\s|hasil\\s|para\\s)?(?:${work}|${experts})${end}${own}`,
  `${start}(?:${science}|para ${experts}|${experts})(?:\\s[\\p{L}\\d-]{1,20}){0,5}?\\s(?:telah\\s|juga\\s)?${shows}${end}`,
  `${start}(?:data|statistik|laporan|angka)\\s(?:[\\p{L}\\d]{1,20}\\s){0,2}${shows}\\s(?:bahwa|sebanyak|sekitar|lebih dari|hampir|mayoritas|\\d)`,
  `${start}(?:terbukti|dibuktikan|teruji)\\s(?:secara\\s)?(?:ilmiah|klinis|empiris)${end}`,
  `${start}(?:menurut|kata|versi|data|riset|studi|survei|laporan|dilansir(?: dari)?|dikutip dari)\\s(?:Google|Meta|Facebook|Instagram|TikTok|YouTube|Shopee|Tokopedia|Microsoft|Amazon|Apple|WordPress|Cloudflare|HubSpot|Statista|Nielsen|McKinsey|Deloitte|Gartner|Forbes|Semrush|Ahrefs|BPS|APJII|Kominfo|Bank Indonesia)${end}(?!\\s(?:Search|Analytics|Trends|Business|Ads|Console|Insights?|Maps)${end})`,
].map((source) => new RegExp(source, "giu"));
/** Publishers of figures. */
const institution =
  /(?<![\p{L}\p{N}_])(?:BPS|APJII|OJK|BKPM|Kominfo|Komdigi|Kemenkop(?:\sUKM)?|Bank Indonesia|Badan Pusat Statistik|Kementerian(?:\s\p{Lu}\p{L}+){1,4}|Google|Meta|Statista|HubSpot|McKinsey|Deloitte|Gartner|Forbes|Semrush|Ahrefs)\s(?:pernah\s|juga\s|sendiri\s)?(?:menyebut|menyebutkan|mencatat|melaporkan|mengungkap|mengungkapkan|merilis|menyatakan|memperkirakan|mengumumkan|mengatakan)(?![\p{L}\p{N}_])/gu;
/** References to research, data, experts and publishers of figures. */
export const researchPatterns = [...studies, institution];
