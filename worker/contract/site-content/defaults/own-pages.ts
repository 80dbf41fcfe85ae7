import type { PageId } from "../../pages";
import type { SiteContent } from "../schema";

/** Texts of pages whose content cannot be edited. */
export const ownPageTexts: Record<
  Exclude<PageId, keyof SiteContent["seo"]>,
  { title: string; description: string }
> = {
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
