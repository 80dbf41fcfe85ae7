import { article as biayaMembuatWebsitePerusahaan } from "./articles/biaya-membuat-website-perusahaan";
import { article as fotoProdukDenganPonsel } from "./articles/foto-produk-dengan-ponsel";
import { article as googleBusinessProfileUntukBisnisLokal } from "./articles/google-business-profile-untuk-bisnis-lokal";
import { article as halamanProdukYangMeyakinkan } from "./articles/halaman-produk-yang-meyakinkan";
import { article as kalenderKontenSatuBulan } from "./articles/kalender-konten-satu-bulan";
import { article as kecepatanWebsiteDanCoreWebVitals } from "./articles/kecepatan-website-dan-core-web-vitals";
import { article as kesalahanDesainYangMengusirPengunjung } from "./articles/kesalahan-desain-yang-mengusir-pengunjung";
import { article as marketplaceAtauTokoOnlineSendiri } from "./articles/marketplace-atau-toko-online-sendiri";
import { article as memilihDomainDanHosting } from "./articles/memilih-domain-dan-hosting";
import { article as mengukurHasilMediaSosial } from "./articles/mengukur-hasil-media-sosial";
import { article as menulisHalamanTentangKami } from "./articles/menulis-halaman-tentang-kami";
import { article as menyiapkanMateriSebelumMembuatWebsite } from "./articles/menyiapkan-materi-sebelum-membuat-website";
import { article as perawatanWebsiteBulanan } from "./articles/perawatan-website-bulanan";
import { article as risetKataKunciUntukUsahaKecil } from "./articles/riset-kata-kunci-untuk-usaha-kecil";
import type { SeedArticle } from "./seed-article";

export const seedArticles: readonly SeedArticle[] = [
  biayaMembuatWebsitePerusahaan,
  fotoProdukDenganPonsel,
  googleBusinessProfileUntukBisnisLokal,
  halamanProdukYangMeyakinkan,
  kalenderKontenSatuBulan,
  kecepatanWebsiteDanCoreWebVitals,
  kesalahanDesainYangMengusirPengunjung,
  marketplaceAtauTokoOnlineSendiri,
  memilihDomainDanHosting,
  mengukurHasilMediaSosial,
  menulisHalamanTentangKami,
  menyiapkanMateriSebelumMembuatWebsite,
  perawatanWebsiteBulanan,
  risetKataKunciUntukUsahaKecil,
];
