import type { Topic } from "../topic";
import { topic as alamatHalamanWebsite } from "./alamat-halaman-website";
import { topic as apaItuBacklink } from "./apa-itu-backlink";
import { topic as apaItuSeo } from "./apa-itu-seo";
import { topic as artikelDariPertanyaanPelanggan } from "./artikel-dari-pertanyaan-pelanggan";
import { topic as gambarDiHasilPencarian } from "./gambar-di-hasil-pencarian";
import { topic as halamanWilayahLayanan } from "./halaman-wilayah-layanan";
import { topic as judulDanDeskripsiHalaman } from "./judul-dan-deskripsi-halaman";
import { topic as membacaSearchConsole } from "./membaca-search-console";
import { topic as memperbaruiArtikelLama } from "./memperbarui-artikel-lama";
import { topic as mendaftarkanWebsiteKeGoogle } from "./mendaftarkan-website-ke-google";
import { topic as pemilihanJasaOptimasiPencarian } from "./pemilihan-jasa-optimasi-pencarian";
import { topic as tautanDariSitusLain } from "./tautan-dari-situs-lain";
import { topic as tautanInternal } from "./tautan-internal";
import { topic as trafficWebsite } from "./traffic-website";

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
  apaItuSeo,
  mendaftarkanWebsiteKeGoogle,
  apaItuBacklink,
  trafficWebsite,
];
