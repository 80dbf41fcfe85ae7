export interface PageMeta {
  path: string;
  /** The page's name in breadcrumbs; absent for pages without breadcrumb. */
  name?: string;
  keywords?: readonly string[];
  /** Whether search engines may list it; such pages are in the sitemap. */
  indexed: boolean;
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
  },
  about: {
    path: "/about",
    name: "Tentang Kami",
    keywords: ["agensi web Tangerang", "tim pembuat website", "agensi digital Banten"],
    indexed: true,
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
  },
  portfolio: {
    path: "/portfolio",
    name: "Portofolio",
    keywords: ["portofolio website", "contoh website perusahaan", "contoh toko online"],
    indexed: true,
  },
  pricing: {
    path: "/pricing",
    name: "Harga",
    keywords: ["harga jasa pembuatan website", "biaya website", "harga jasa SEO", "paket media sosial"],
    indexed: true,
  },
  blog: {
    path: "/blog",
    name: "Blog",
    keywords: ["blog website", "tips SEO", "tips bisnis online", "panduan toko online"],
    indexed: true,
  },
  contact: {
    path: "/contact",
    name: "Kontak",
    keywords: ["konsultasi website gratis", "kontak jasa website", "jasa website Tangerang"],
    indexed: true,
  },
  privacy: { path: "/privacy", name: "Kebijakan Privasi", indexed: true },
  thankYou: { path: "/thank-you", indexed: false },
  search: { path: "/search", indexed: false },
  login: { path: "/login", indexed: false },
  gtmDebug: { path: "/gtm-debug", indexed: false },
  notFound: { path: "/404", indexed: false },
} as const satisfies Record<string, PageMeta>;

export type PageId = keyof typeof pages;
