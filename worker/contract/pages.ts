export interface PageMeta {
  path: string;
  /** What a breadcrumb calls the page; none for pages that have no breadcrumb. */
  name?: string;
  keywords?: readonly string[];
  indexed: boolean;
  inSitemap: boolean;
}

export const pages = {
  home: {
    path: "/",
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
    keywords: ["agensi web Tangerang", "tim pembuat website", "agensi digital Banten"],
    indexed: true,
    inSitemap: true,
  },
  services: {
    path: "/services",
    name: "Layanan",
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
    keywords: ["portofolio website", "contoh website perusahaan", "contoh toko online"],
    indexed: true,
    inSitemap: true,
  },
  pricing: {
    path: "/pricing",
    name: "Harga",
    keywords: ["harga jasa pembuatan website", "biaya website", "harga jasa SEO", "paket media sosial"],
    indexed: true,
    inSitemap: true,
  },
  blog: {
    path: "/blog",
    name: "Blog",
    keywords: ["blog website", "tips SEO", "tips bisnis online", "panduan toko online"],
    indexed: true,
    inSitemap: true,
  },
  contact: {
    path: "/contact",
    name: "Kontak",
    keywords: ["konsultasi website gratis", "kontak jasa website", "jasa website Tangerang"],
    indexed: true,
    inSitemap: true,
  },
  privacy: {
    path: "/privacy",
    name: "Kebijakan Privasi",
    indexed: true,
    inSitemap: true,
  },
  thankYou: {
    path: "/thank-you",
    indexed: false,
    inSitemap: false,
  },
  search: {
    path: "/search",
    indexed: false,
    inSitemap: false,
  },
  login: {
    path: "/login",
    indexed: false,
    inSitemap: false,
  },
  gtmDebug: {
    path: "/gtm-debug",
    indexed: false,
    inSitemap: false,
  },
  notFound: {
    path: "/404",
    indexed: false,
    inSitemap: false,
  },
} as const satisfies Record<string, PageMeta>;

export type PageId = keyof typeof pages;
