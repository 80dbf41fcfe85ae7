import { privacy } from "../../../worker/contract/privacy";
import { site } from "../../../worker/contract/site";
import { addressLine } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { whatsappClickDays } from "../../../worker/contract/whatsapp";

interface PrivacySection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  /** Paragraphs after the list. */
  notes?: readonly string[];
}

const analyticsText = (tagManagerId: string) =>
  tagManagerId
    ? "Website ini memakai Google Tag Manager untuk mengetahui halaman mana yang dibuka. Saat formulir terkirim, alamat email dan jenis website yang Anda pilih ikut tersedia bagi alat analitik yang kami pasang di sana."
    : "Website ini tidak memasang cookie untuk pengunjung dan tidak memakai alat analitik dari pihak lain.";

const turnstile = site.turnstileSiteKey
  ? "Formulir kami dilindungi Cloudflare Turnstile, yang memeriksa apakah pengirimnya manusia. Pemeriksaan itu baru dimulai saat Anda mulai mengisi formulir."
  : null;

const years = privacy.retentionDays / 365;
const retention =
  privacy.retentionDays > 0
    ? `Pesan Anda, asal kunjungan, dan catatan tindak lanjutnya kami simpan paling lama ${privacy.retentionDays} hari${Number.isInteger(years) ? ` (${years} tahun)` : ""} sejak dikirim, lalu terhapus secara otomatis. Jika Anda meminta lebih awal, kami menghapusnya lebih awal.`
    : "Pesan Anda, asal kunjungan, dan catatan tindak lanjutnya kami simpan sampai Anda meminta kami menghapusnya.";

const sections = ({ business, analytics }: SiteContent): PrivacySection[] => [
  {
    id: "siapa-kami",
    title: "Siapa kami",
    paragraphs: [
      `Website ini dikelola oleh ${[business.legalName, addressLine(business)].filter(Boolean).join(", ")}. Kami adalah pengendali data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).`,
    ],
  },
  {
    id: "data-yang-disimpan",
    title: "Data yang kami simpan",
    paragraphs: [
      "Kami menyimpan data yang terkirim lewat formulir kontak dan catatan staf kami saat menanganinya. Lewat formulir, kami menerima:",
    ],
    items: [
      "nama dan alamat email Anda,",
      "nomor HP dan jenis website, jika Anda mengisinya,",
      "isi pesan Anda,",
      "waktu pengiriman dan versi kebijakan privasi yang Anda setujui,",
      "asal kunjungan Anda, seperti dijelaskan di bawah ini.",
    ],
  },
  {
    id: "asal-kunjungan",
    title: "Asal kunjungan Anda",
    paragraphs: [
      "Agar kami tahu tulisan dan promosi mana yang membantu orang menemukan kami, hal-hal berikut ikut terkirim bersama formulir, dan hanya bersama formulir:",
    ],
    items: [
      "halaman pertama yang Anda buka dalam kunjungan itu,",
      "nama situs yang membawa Anda ke sini, misalnya www.google.com,",
      "penanda kampanye pada alamat halaman pertama itu, jika ada (utm_source, utm_medium, utm_campaign, utm_term, dan utm_content),",
      "halaman tempat formulir berada.",
    ],
    notes: [
      `Jika Anda memilih tautan WhatsApp di website ini, kami mencatat tautan WhatsApp mana yang Anda pilih, waktunya, dan hal-hal di atas dengan halaman tautannya, di bawah kode empat huruf yang berdiri di akhir pesan pembuka. Catatan itu tanpa alamat IP, kami hapus setelah ${whatsappClickDays} hari, dan baru terhubung dengan Anda jika pesan dengan kode itu Anda kirim. Kodenya boleh Anda hapus.`,
      "Sebelum formulir terkirim, catatan ini hanya ada di memori tab browser Anda, bukan dalam cookie, dan terhapus saat tab ditutup. Jika JavaScript tidak aktif, yang ikut terkirim hanya alamat halaman tempat formulir berada.",
    ],
  },
  {
    id: "tindak-lanjut",
    title: "Catatan tindak lanjut",
    paragraphs: [
      "Agar pesan Anda terjawab tepat waktu dan tidak terlupakan, staf kami mencatat tindak lanjutnya: sudah sampai tahap mana, siapa yang menanganinya, lewat mana Anda menghubungi kami jika bukan lewat formulir, langkah berikutnya dan waktunya, nilai pekerjaan, alasan jika pekerjaan batal, waktu kami menjawab, isi balasan yang kami siapkan, dan catatan lain tentang pesan Anda.",
      "Pesan dari alamat email atau nomor HP yang sama kami tampilkan bersama. Jika kami menjawab lewat WhatsApp, percakapan itu juga diproses oleh penyedia WhatsApp menurut kebijakan privasinya sendiri.",
    ],
  },
  {
    id: "data-yang-tidak-disimpan",
    title: "Data yang tidak kami simpan",
    paragraphs: [
      "Alamat IP Anda dipakai sesaat untuk membatasi jumlah kiriman dari satu alamat, dan tidak kami simpan bersama pesan Anda.",
      analyticsText(analytics.tagManagerId),
    ],
  },
  {
    id: "tujuan",
    title: "Untuk apa data dipakai",
    paragraphs: [
      "Untuk membalas dan menindaklanjuti pesan Anda dan, jika Anda menginginkannya, menyiapkan konsultasi atau penawaran. Dasarnya adalah persetujuan yang Anda berikan saat mengirim formulir. Data Anda tidak kami jual dan tidak kami pakai untuk iklan.",
      "Setiap pesan diperiksa otomatis untuk mengenali spam, misalnya dari jumlah tautan dan waktu pengisian. Pesan yang diduga spam hanya diberi tanda, tetap tersimpan, dan diperiksa oleh staf kami.",
      ...(turnstile ? [turnstile] : []),
    ],
  },
  {
    id: "siapa-yang-melihat",
    title: "Siapa yang dapat melihatnya",
    paragraphs: [
      "Hanya staf kami yang memiliki akun di area staf. Pemberitahuan tentang pesan baru dan pengingat untuk menindaklanjutinya dapat diteruskan ke email atau alat kerja tim kami.",
      "Website dan basis data ini berjalan di layanan Cloudflare, yang memprosesnya atas nama kami. Servernya dapat berada di luar Indonesia.",
    ],
  },
  {
    id: "berapa-lama",
    title: "Berapa lama data disimpan",
    paragraphs: [
      retention,
      `Data yang sudah dihapus masih dapat berada di salinan pemulihan basis data sampai ${privacy.copyDays} hari, lalu hilang dengan sendirinya.`,
    ],
  },
  {
    id: "hak-anda",
    title: "Hak Anda",
    paragraphs: ["Kapan saja, dan tanpa biaya, Anda berhak:"],
    items: [
      "mengetahui data Anda yang kami simpan, termasuk asal kunjungan dan catatan tindak lanjut, dan menerima salinannya,",
      "meminta data yang keliru diperbaiki atau dilengkapi,",
      "meminta semua data itu dihapus,",
      "menarik kembali persetujuan Anda atau menolak pemrosesan,",
      "mengajukan keluhan kepada lembaga pelindungan data pribadi yang berwenang.",
    ],
  },
  {
    id: "keamanan",
    title: "Cara kami menjaganya",
    paragraphs: [
      "Data dikirim melalui koneksi terenkripsi (HTTPS), dan area staf hanya dapat dibuka dengan akun. Jika terjadi kebocoran yang menyangkut data Anda, kami memberi tahu Anda secara tertulis paling lambat 3x24 jam, sebagaimana diatur UU PDP.",
    ],
  },
  {
    id: "perubahan",
    title: "Perubahan kebijakan ini",
    paragraphs: [
      "Jika kebijakan ini berubah, kami menulis versi barunya di halaman ini. Bersama setiap pesan tersimpan versi yang berlaku saat pesan itu dikirim.",
    ],
  },
];

export function privacyContent(content: SiteContent) {
  const { business } = content;
  return {
    hero: {
      eyebrow: "Privasi",
      title: "Kebijakan Privasi",
      description:
        "Data apa yang kami simpan saat Anda mengirim pesan, untuk apa, berapa lama, dan apa hak Anda.",
    },
    versionLabel: "Berlaku sejak",
    version: privacy.version,
    sections: sections(content),
    contact: {
      title: "Menggunakan hak Anda",
      description:
        "Tulis kepada kami dari alamat email yang Anda pakai di formulir, atau sebutkan alamat itu. Kami menjawab paling lambat 3x24 jam sejak permintaan Anda kami terima.",
      emailLabel: business.email,
      emailHref: `mailto:${business.email}`,
    },
  };
}
