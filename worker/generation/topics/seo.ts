import type { Topic } from "../topic";
import { topic as alamatHalamanWebsite } from "./seo/alamat-halaman-website";
import { topic as artikelDariPertanyaanPelanggan } from "./seo/artikel-dari-pertanyaan-pelanggan";
import { topic as gambarDiHasilPencarian } from "./seo/gambar-di-hasil-pencarian";
import { topic as halamanWilayahLayanan } from "./seo/halaman-wilayah-layanan";
import { topic as judulDanDeskripsiHalaman } from "./seo/judul-dan-deskripsi-halaman";
import { topic as membacaSearchConsole } from "./seo/membaca-search-console";
import { topic as memperbaruiArtikelLama } from "./seo/memperbarui-artikel-lama";
import { topic as pemilihanJasaOptimasiPencarian } from "./seo/pemilihan-jasa-optimasi-pencarian";
import { topic as tautanDariSitusLain } from "./seo/tautan-dari-situs-lain";
import { topic as tautanInternal } from "./seo/tautan-internal";

export const seoTopics: readonly Topic[] = [
  judulDanDeskripsiHalaman,
  tautanInternal,
  halamanWilayahLayanan,
  memperbaruiArtikelLama,
  membacaSearchConsole,
  alamatHalamanWebsite,
  gambarDiHasilPencarian,
  tautanDariSitusLain,
  artikelDariPertanyaanPelanggan,
  pemilihanJasaOptimasiPencarian,
];
