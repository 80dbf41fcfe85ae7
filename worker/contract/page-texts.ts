import type { PageId } from "./pages";
import { factsIn, fillIn } from "./site-content/facts";
import type { SiteContent } from "./site-content/schema";

interface PageTexts {
  title: string;
  description: string;
}

/** Of the pages that are the site's own matter; those of the others are content. */
const ownTexts: Record<Exclude<PageId, keyof SiteContent["seo"]>, PageTexts> = {
  privacy: {
    title: "Kebijakan Privasi | {nama}",
    description:
      "Data apa yang {nama} simpan saat Anda mengirim formulir kontak, untuk apa dipakai, siapa yang melihatnya, berapa lama disimpan, dan apa hak Anda.",
  },
  thankYou: {
    title: "Pesan Anda Sudah Kami Terima | {nama}",
    description:
      "Terima kasih sudah menghubungi {nama}. Pesan Anda sudah masuk, dan tim kami akan membalasnya dalam {waktu balas}.",
  },
  search: {
    title: "Cari Artikel | {nama}",
    description:
      "Cari artikel di blog kami tentang website, SEO, toko online, dan pemasaran untuk usaha kecil dan menengah. Ketik kata kunci, lalu pilih hasilnya.",
  },
  login: {
    title: "Login Admin | {nama}",
    description:
      "Halaman masuk khusus staf {nama} untuk mengelola artikel blog dan pesan kontak. Gunakan username dan password yang diberikan kepada Anda.",
  },
  gtmDebug: {
    title: "Pemeriksa Analitik | {nama}",
    description:
      "Alat bantu staf untuk memeriksa status tag manager dan daftar event yang tercatat di halaman ini, sekaligus mengirim event percobaan ke data layer.",
  },
  notFound: {
    title: "Halaman Tidak Ditemukan",
    description:
      "Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan. Kembali ke beranda, lihat layanan kami, atau hubungi tim kami untuk bantuan.",
  },
};

/** What the page of the portfolio says while no work is shown. */
export const withoutWorks =
  "Saat ini belum ada proyek yang kami tampilkan. Apa yang kami kerjakan ada di halaman Layanan, dan harganya di halaman Harga.";

/** Title and description of a page where it declares none. */
export function pageTexts(page: PageId, content: SiteContent): PageTexts {
  const { seo, portfolio } = content;
  if (page === "portfolio" && portfolio.hidden) return { ...seo.portfolio, description: withoutWorks };
  if (page in seo) return seo[page as keyof typeof seo];
  return fillIn(ownTexts[page as keyof typeof ownTexts], factsIn(content));
}
