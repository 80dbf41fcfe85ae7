import { startingPrice } from "./business/prices";
import { site } from "./site";

export interface PageMeta {
  path: string;
  /** What a breadcrumb calls the page; none for pages that have no breadcrumb. */
  name?: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  indexed: boolean;
  inSitemap: boolean;
}

export const pages = {
  home: {
    path: "/",
    title: `Jasa Pembuatan Website di Jakarta | ${site.name}`,
    description: `Jasa pembuatan website profesional di Jakarta mulai ${startingPrice.price}. Konsultasi gratis, desain awal dibuat dulu, bayar hanya jika Anda puas.`,
    keywords: [
      "jasa pembuatan website",
      "jasa website Jakarta",
      "jasa website Tangerang",
      "website UMKM",
      "jasa SEO",
      "kelola media sosial",
    ],
    indexed: true,
    inSitemap: true,
  },
  about: {
    path: "/about",
    name: "Tentang Kami",
    title: `Tentang Kami, Agensi Web di Tangerang | ${site.name}`,
    description:
      "Kenali tim yang membangun website untuk usaha dan lembaga di Indonesia. Berpengalaman lebih dari 7 tahun, berkantor di Tangerang, Banten.",
    keywords: ["agensi web Tangerang", "tim pembuat website", "agensi digital Banten"],
    indexed: true,
    inSitemap: true,
  },
  services: {
    path: "/services",
    name: "Layanan",
    title: `Layanan Website, SEO, dan Toko Online | ${site.name}`,
    description:
      "Company profile, toko online, landing page iklan, portal berita, maintenance, SEO, redesign, dan integrasi sistem. Lihat layanan dan cara kerja kami.",
    keywords: [
      "jasa company profile",
      "jasa toko online",
      "jasa landing page",
      "jasa maintenance website",
      "optimasi SEO",
      "redesign website",
    ],
    indexed: true,
    inSitemap: true,
  },
  portfolio: {
    path: "/portfolio",
    name: "Portofolio",
    title: `Portofolio Website Berbagai Bisnis | ${site.name}`,
    description:
      "Lihat contoh website karya kami: toko kopi, klinik gigi, firma hukum, sekolah, kontraktor, sampai penginapan. Temukan gaya yang cocok untuk bisnis Anda.",
    keywords: ["portofolio website", "contoh website perusahaan", "contoh toko online"],
    indexed: true,
    inSitemap: true,
  },
  pricing: {
    path: "/pricing",
    name: "Harga",
    title: `Harga Website, SEO & Media Sosial | ${site.name}`,
    description: `Harga jasa website mulai ${startingPrice.price}, paket SEO dan media sosial bulanan. Isi tiap paket tertulis jelas, dan desain awal dibuat sebelum Anda memutuskan.`,
    keywords: ["harga jasa pembuatan website", "biaya website", "harga jasa SEO", "paket media sosial"],
    indexed: true,
    inSitemap: true,
  },
  blog: {
    path: "/blog",
    name: "Blog",
    title: `Blog Website, SEO, dan Bisnis Online | ${site.name}`,
    description:
      "Panduan praktis seputar website, SEO, toko online, dan pemasaran untuk pemilik usaha di Indonesia. Ditulis ringkas dan bisa langsung dipraktikkan.",
    keywords: ["blog website", "tips SEO", "tips bisnis online", "panduan toko online"],
    indexed: true,
    inSitemap: true,
  },
  contact: {
    path: "/contact",
    name: "Kontak",
    title: `Kontak dan Konsultasi Gratis | ${site.name}`,
    description: `Konsultasi website gratis lewat formulir, WhatsApp, atau email. Tim kami di Tangerang, Banten, membalas pesan Anda dalam ${site.replyTime}.`,
    keywords: ["konsultasi website gratis", "kontak jasa website", "jasa website Tangerang"],
    indexed: true,
    inSitemap: true,
  },
  privacy: {
    path: "/privacy",
    name: "Kebijakan Privasi",
    title: `Kebijakan Privasi | ${site.name}`,
    description: `Data apa yang ${site.name} simpan saat Anda mengirim formulir kontak, untuk apa dipakai, siapa yang melihatnya, berapa lama disimpan, dan apa hak Anda.`,
    indexed: true,
    inSitemap: true,
  },
  thankYou: {
    path: "/thank-you",
    title: `Pesan Anda Sudah Kami Terima | ${site.name}`,
    description: `Terima kasih sudah menghubungi ${site.name}. Pesan Anda sudah masuk, dan tim kami akan membalasnya dalam ${site.replyTime}.`,
    indexed: false,
    inSitemap: false,
  },
  search: {
    path: "/search",
    title: `Cari Artikel | ${site.name}`,
    description:
      "Cari artikel di blog kami tentang website, SEO, toko online, dan pemasaran untuk usaha kecil dan menengah. Ketik kata kunci, lalu pilih hasilnya.",
    indexed: false,
    inSitemap: false,
  },
  login: {
    path: "/login",
    title: `Login Admin | ${site.name}`,
    description: `Halaman masuk khusus staf ${site.name} untuk mengelola artikel blog dan pesan kontak. Gunakan username dan password yang diberikan kepada Anda.`,
    indexed: false,
    inSitemap: false,
  },
  gtmDebug: {
    path: "/gtm-debug",
    title: `Pemeriksa Analitik | ${site.name}`,
    description:
      "Alat bantu staf untuk memeriksa status tag manager dan daftar event yang tercatat di halaman ini, sekaligus mengirim event percobaan ke data layer.",
    indexed: false,
    inSitemap: false,
  },
  notFound: {
    path: "/404",
    title: "Halaman Tidak Ditemukan",
    description:
      "Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan. Kembali ke beranda, lihat layanan kami, atau hubungi tim kami untuk bantuan.",
    indexed: false,
    inSitemap: false,
  },
} as const satisfies Record<string, PageMeta>;

export type PageId = keyof typeof pages;
