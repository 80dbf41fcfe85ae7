import type { Topic } from "../topic";
import { topic as aksesibilitasWebsite } from "./aksesibilitas-website";
import { topic as apaItuUiDanUx } from "./apa-itu-ui-dan-ux";
import { topic as formulirKontak } from "./formulir-kontak";
import { topic as fotoSuasanaUsaha } from "./foto-suasana-usaha";
import { topic as hurufDanKeterbacaan } from "./huruf-dan-keterbacaan";
import { topic as layarPertamaBeranda } from "./layar-pertama-beranda";
import { topic as linkWhatsappDiWebsite } from "./link-whatsapp-di-website";
import { topic as menuNavigasi } from "./menu-navigasi";
import { topic as pesanKesalahanDiWebsite } from "./pesan-kesalahan-di-website";
import { topic as tombolAjakan } from "./tombol-ajakan";
import { topic as ujiCobaDenganPelanggan } from "./uji-coba-dengan-pelanggan";
import { topic as warnaMerekDiLayar } from "./warna-merek-di-layar";
import { topic as websiteResponsive } from "./website-responsive";
import { topic as wireframeMockupPrototype } from "./wireframe-mockup-prototype";

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
  apaItuUiDanUx,
  linkWhatsappDiWebsite,
  websiteResponsive,
  wireframeMockupPrototype,
];
