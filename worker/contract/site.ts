export const site = {
  name: "Arunika Web",
  legalName: "PT Arunika Web Indonesia",
  tagline: "Website yang bekerja untuk bisnis Anda",
  url: "https://arunikaweb.example",
  lang: "id",
  locale: "id_ID",
  foundedYear: 2018,
  experienceYears: 7,
  email: "halo@arunikaweb.example",
  whatsapp: { e164: "6281200002026", display: "+62 812-0000-2026" },
  address: {
    street: "Kawasan Bisnis Cendana Niaga Blok B2 No. 7",
    district: "Cikokol",
    city: "Tangerang",
    region: "Banten",
    postalCode: "15117",
    country: "ID",
  },
  geo: { latitude: -6.2035, longitude: 106.6352 },
  mapsUrl: "https://www.google.com/maps/search/?api=1&query=-6.2035%2C106.6352",
  social: [
    { id: "instagram", label: "Instagram", url: "https://www.instagram.com/arunikaweb.example" },
    { id: "facebook", label: "Facebook", url: "https://www.facebook.com/arunikaweb.example" },
    { id: "tiktok", label: "TikTok", url: "https://www.tiktok.com/@arunikaweb.example" },
    { id: "linkedin", label: "LinkedIn", url: "https://www.linkedin.com/company/arunikaweb-example" },
    { id: "youtube", label: "YouTube", url: "https://www.youtube.com/@arunikaweb.example" },
  ],
  openingHours: {
    display: [
      { days: "Senin - Jumat", hours: "09:00 - 17:00 WIB" },
      { days: "Sabtu", hours: "09:00 - 15:00 WIB" },
      { days: "Minggu dan hari libur", hours: "Tutup" },
    ],
    structured: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  },
  priceRange: "Rp5.000.000 - Rp25.000.000",
  serviceRadiusMeters: 100000,
  contactLanguages: ["Indonesian", "English"],
  rating: { value: 4.9, count: 124, best: 5, worst: 1 },
  replyTime: "1x24 jam pada hari kerja",
  /** Google Tag Manager's container, such as "GTM-ABC1234"; empty loads nothing from outside. */
  tagManagerId: "" as string,
  /** Cloudflare Turnstile's site key; empty loads nothing from outside. It also needs its secret: docs/operations.md. */
  turnstileSiteKey: "" as string,
  /** True tells browsers for a year that every host below the domain speaks https, the ones of others too. */
  httpsOnSubdomains: false as boolean,
} as const;

/** The group's other platforms. */
export const siblings = [
  {
    name: "Arunika Billboard",
    description:
      "Sewa billboard dan media luar ruang di titik ramai, dari survei lokasi sampai iklan tayang.",
    url: "https://arunikabillboard.example",
  },
  {
    name: "Arunika SEO",
    description: "Promosi website lewat SEO, supaya bisnis Anda mudah ditemukan saat calon pembeli mencari.",
    url: "https://arunikaseo.example",
  },
  {
    name: "Arunika Karya",
    description: "Portal kerja lepas yang mempertemukan pemilik proyek dengan pekerja kreatif dan teknis.",
    url: "https://arunikakarya.example",
  },
] as const;

/** Reviews that search engines are told of. */
export const sampleReviews = [
  {
    author: "Ratna Wulandari",
    rating: 5,
    body: "Desain awalnya langsung cocok. Sekarang pesanan katering masuk lewat website, tidak cuma dari kenalan.",
  },
  {
    author: "Hendra Gunawan",
    rating: 5,
    body: "Setiap tahap dilaporkan, jadi saya tahu website sudah sampai mana. Hasilnya rapi dan cepat dibuka.",
  },
] as const;

/** The address of a path of this site; an address stays what it is. */
export function absoluteUrl(pathOrUrl: string): string {
  return pathOrUrl.startsWith("/") ? site.url + pathOrUrl : pathOrUrl;
}

/** What search engines are told about delivery; the pages' own answers give other readings (specification, section 9). */
export const searchFaq = [
  {
    question: "Berapa lama pembuatan website?",
    answer: "Paket Basic 2-4 minggu, paket Professional 4-6 minggu, dan paket Enterprise 6-8 minggu.",
  },
  {
    question: "Berapa biaya pembuatan website?",
    answer:
      "Mulai dari Rp 5.000.000. Konsultasi gratis, dan Anda membayar hanya jika puas dengan desain awalnya.",
  },
] as const;

/** A wa.me chat link; `text` is put into the visitor's message box. */
export function whatsappUrl(text?: string): string {
  const chat = `https://wa.me/${site.whatsapp.e164}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

export interface PricingPackage {
  id: string;
  title: string;
  price: string;
  /** IDR */
  amount: number;
  period?: string;
  popular: boolean;
  features: string[];
  buttonText: string;
}

export const startingPrice = { price: "Rp 5.000.000", amount: 5_000_000 } as const;

export const maintenancePrice = "Rp\u00a0500.000 per bulan";

export const indicativePrices = [
  { id: "company-profile", name: "Website Company Profile", price: "Rp 5.000.000", amount: 5_000_000 },
  { id: "online-shop", name: "Website Toko Online", price: "Rp 12.000.000", amount: 12_000_000 },
  { id: "landing-page", name: "Landing Page Iklan", price: "Rp 8.000.000", amount: 8_000_000 },
] as const;

const website: PricingPackage[] = [
  {
    id: "basic",
    title: "Basic",
    price: "Rp 5.000.000",
    amount: 5_000_000,
    popular: false,
    features: [
      "Hingga 5 halaman",
      "Hosting dan domain .my.id 1 tahun",
      "Tampilan mobile responsive",
      "Integrasi media sosial dasar",
      "1 kali revisi",
      `Maintenance ${maintenancePrice} (minimal 12 bulan)`,
    ],
    buttonText: "Pilih Paket Basic",
  },
  {
    id: "professional",
    title: "Professional",
    price: "Rp 12.000.000",
    amount: 12_000_000,
    popular: true,
    features: [
      "Hingga 15 halaman custom",
      "Hosting premium dan domain .com 1 tahun",
      "Tampilan mobile responsive",
      "Formulir kontak",
      "3 kali revisi",
    ],
    buttonText: "Pilih Paket Professional",
  },
  {
    id: "enterprise",
    title: "Enterprise",
    price: "Rp 25.000.000",
    amount: 25_000_000,
    popular: false,
    features: [
      "20+ halaman",
      "Hosting bisnis dan domain .com 1 tahun",
      "Sertifikat SSL",
      "Toko online atau CMS",
      "Revisi tanpa batas sesuai lingkup kerja",
      `Maintenance opsional ${maintenancePrice} (minimal 12 bulan)`,
    ],
    buttonText: "Pilih Paket Enterprise",
  },
];

const seo: PricingPackage[] = [
  {
    id: "basic",
    title: "Basic",
    price: "Rp 6.000.000",
    amount: 6_000_000,
    period: "/bulan",
    popular: false,
    features: ["5 kata kunci", "4 artikel per bulan"],
    buttonText: "Pilih SEO Basic",
  },
  {
    id: "professional",
    title: "Professional",
    price: "Rp 12.000.000",
    amount: 12_000_000,
    period: "/bulan",
    popular: false,
    features: ["10 kata kunci", "8 artikel per bulan", "5 backlink per bulan"],
    buttonText: "Pilih SEO Professional",
  },
  {
    id: "enterprise",
    title: "Enterprise",
    price: "Rp 20.000.000",
    amount: 20_000_000,
    period: "/bulan",
    popular: false,
    features: ["20 kata kunci", "12 artikel per bulan", "10 backlink per bulan"],
    buttonText: "Pilih SEO Enterprise",
  },
];

const social: PricingPackage[] = [
  {
    id: "basic",
    title: "Basic",
    price: "Rp 4.000.000",
    amount: 4_000_000,
    period: "/bulan",
    popular: false,
    features: ["2 akun media sosial", "12 posting per bulan"],
    buttonText: "Pilih Sosial Basic",
  },
  {
    id: "professional",
    title: "Professional",
    price: "Rp 8.000.000",
    amount: 8_000_000,
    period: "/bulan",
    popular: true,
    features: ["3 akun media sosial", "20 posting per bulan"],
    buttonText: "Pilih Sosial Professional",
  },
  {
    id: "enterprise",
    title: "Enterprise",
    price: "Rp 12.000.000",
    amount: 12_000_000,
    period: "/bulan",
    popular: false,
    features: ["4 akun media sosial", "30 posting per bulan, termasuk story"],
    buttonText: "Pilih Sosial Enterprise",
  },
];

export const packages = { website, seo, social };

/** The id of the SEO package that carries the popular badge differs by page (specification, section 9). */
export const popularSeo = { home: "enterprise", pricing: "professional" } as const;

export const websiteTypes = [
  { value: "company-profile", label: "Website Company Profile", badge: "Company Profile" },
  { value: "online-shop", label: "Website Toko Online", badge: "Toko Online" },
  { value: "landing-page", label: "Landing Page Iklan", badge: "Landing Page" },
  { value: "blog", label: "Portal Berita / Blog", badge: "Blog/Berita" },
  { value: "other", label: "Lainnya", badge: "Lainnya" },
] as const;

export function websiteTypeBadge(value: string | null): string {
  if (!value) return "Tidak ditentukan";
  return websiteTypes.find((type) => type.value === value)?.badge ?? "Lainnya";
}
