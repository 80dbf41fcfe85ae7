import biayaMembuatWebsite from "./articles/biaya-membuat-website-perusahaan.html?raw";
import fotoProdukDengan from "./articles/foto-produk-dengan-ponsel.html?raw";
import googleBusinessProfile from "./articles/google-business-profile-untuk-bisnis-lokal.html?raw";
import halamanProdukYang from "./articles/halaman-produk-yang-meyakinkan.html?raw";
import kalenderKontenSatu from "./articles/kalender-konten-satu-bulan.html?raw";
import kecepatanWebsiteDan from "./articles/kecepatan-website-dan-core-web-vitals.html?raw";
import kesalahanDesainYang from "./articles/kesalahan-desain-yang-mengusir-pengunjung.html?raw";
import marketplaceAtauToko from "./articles/marketplace-atau-toko-online-sendiri.html?raw";
import memilihDomainDan from "./articles/memilih-domain-dan-hosting.html?raw";
import mengukurHasilMedia from "./articles/mengukur-hasil-media-sosial.html?raw";
import menulisHalamanTentang from "./articles/menulis-halaman-tentang-kami.html?raw";
import menyiapkanMateriSebelum from "./articles/menyiapkan-materi-sebelum-membuat-website.html?raw";
import perawatanWebsiteBulanan from "./articles/perawatan-website-bulanan.html?raw";
import risetKataKunci from "./articles/riset-kata-kunci-untuk-usaha-kecil.html?raw";

interface SeedArticle {
  title: string;
  slug: string;
  summary: string;
  category: string;
  image: string;
  /** ISO 8601 with the offset of Jakarta. */
  publishedAt: string;
  /** Clean HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table. No h1. */
  content: string;
}

/** Each file begins with a comment that contains the other fields, one per line. */
const files = [
  biayaMembuatWebsite,
  fotoProdukDengan,
  googleBusinessProfile,
  halamanProdukYang,
  kalenderKontenSatu,
  kecepatanWebsiteDan,
  kesalahanDesainYang,
  marketplaceAtauToko,
  memilihDomainDan,
  mengukurHasilMedia,
  menulisHalamanTentang,
  menyiapkanMateriSebelum,
  perawatanWebsiteBulanan,
  risetKataKunci,
];

export const seedArticles: readonly SeedArticle[] = files.map((text) => {
  const [, head = "", content = ""] = /^<!--\n(.*?)\n-->\n(.*)$/s.exec(text) ?? [];
  const [slug = "", title = "", summary = "", category = "", publishedAt = ""] = head
    .split("\n")
    .map((line) => line.replace(/^\w+: /, ""));
  return { title, slug, summary, category, image: `/images/blog/${slug}.svg`, publishedAt, content };
});
