import type { Topic } from "../topic";
import { topic as aksesibilitasWebsite } from "./desain-ux/aksesibilitas-website";
import { topic as formulirKontak } from "./desain-ux/formulir-kontak";
import { topic as fotoSuasanaUsaha } from "./desain-ux/foto-suasana-usaha";
import { topic as hurufDanKeterbacaan } from "./desain-ux/huruf-dan-keterbacaan";
import { topic as layarPertamaBeranda } from "./desain-ux/layar-pertama-beranda";
import { topic as menuNavigasi } from "./desain-ux/menu-navigasi";
import { topic as pesanKesalahanDiWebsite } from "./desain-ux/pesan-kesalahan-di-website";
import { topic as tombolAjakan } from "./desain-ux/tombol-ajakan";
import { topic as ujiCobaDenganPelanggan } from "./desain-ux/uji-coba-dengan-pelanggan";
import { topic as warnaMerekDiLayar } from "./desain-ux/warna-merek-di-layar";

export const uxDesignTopics: readonly Topic[] = [
  menuNavigasi,
  formulirKontak,
  warnaMerekDiLayar,
  hurufDanKeterbacaan,
  tombolAjakan,
  ujiCobaDenganPelanggan,
  aksesibilitasWebsite,
  layarPertamaBeranda,
  fotoSuasanaUsaha,
  pesanKesalahanDiWebsite,
];
