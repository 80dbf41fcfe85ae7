import mulaiBekerja from "./01-mulai-bekerja.md";
import menulisArtikel from "./02-menulis-artikel.md";
import artikelAi from "./03-artikel-ai.md";
import meninjau from "./04-meninjau.md";
import klaimDanSumber from "./05-klaim-dan-sumber.md";
import menjadwalkan from "./06-menjadwalkan.md";
import mengubahArtikelTerbit from "./07-mengubah-artikel-terbit.md";
import gambar from "./08-gambar.md";
import menjawabKontak from "./09-menjawab-kontak.md";
import templatBalasan from "./10-templat-balasan.md";
import laporanDanEkspor from "./11-laporan-dan-ekspor.md";
import akunDanStaf from "./12-akun-dan-staf.md";

export interface GuidePage {
  slug: string;
  title: string;
  html: string;
}

/** The guide in its order, by address; the build makes HTML of the Markdown in this folder. */
const pages: [slug: string, html: string][] = [
  ["mulai-bekerja", mulaiBekerja],
  ["menulis-artikel", menulisArtikel],
  ["artikel-ai", artikelAi],
  ["meninjau", meninjau],
  ["klaim-dan-sumber", klaimDanSumber],
  ["menjadwalkan", menjadwalkan],
  ["mengubah-artikel-terbit", mengubahArtikelTerbit],
  ["gambar", gambar],
  ["menjawab-kontak", menjawabKontak],
  ["templat-balasan", templatBalasan],
  ["laporan-dan-ekspor", laporanDanEkspor],
  ["akun-dan-staf", akunDanStaf],
];

export const guidePages: GuidePage[] = pages.map(([slug, html]) => ({
  slug,
  title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? "",
  html: html.replace(/<h1>.*?<\/h1>\s*/, ""),
}));
