import { maintenancePrice } from "./prices";

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
