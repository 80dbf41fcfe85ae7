import { standardName } from "../../../worker/contract/site-content/brand-pictures";
import type { SiteContent } from "../../../worker/contract/site-content/schema";

/** The services of the business. */
export const popularServices = ({ business, services }: SiteContent) =>
  business.name === standardName
    ? notFoundContent.services.links
    : services.items.slice(0, 4).map(({ title, anchor }) => ({
        label: title,
        to: anchor ? `/services#${anchor}` : "/services",
      }));

export const notFoundContent = {
  title: "Halaman Tidak Ditemukan",
  heading: "404",
  description: "Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan.",
  primary: { label: "Kembali ke Beranda", to: "/" },
  secondary: { label: "Hubungi Kami", to: "/contact" },
  services: {
    title: "Layanan Populer",
    links: [
      { label: "Pembuatan Website", to: "/services#website-development" },
      { label: "Optimasi SEO", to: "/services#seo-optimization" },
      { label: "Desain Ramah Ponsel", to: "/services#mobile-design" },
      { label: "Toko Online", to: "/services#ecommerce" },
    ],
    more: { label: "Lihat Semua Layanan", to: "/services" },
  },
  articles: {
    title: "Artikel Terbaru",
    more: { label: "Baca Blog Kami", to: "/blog" },
  },
  pagesLabel: "Halaman lain di situs ini",
  pages: [
    { label: "Beranda", to: "/" },
    { label: "Tentang Kami", to: "/about" },
    { label: "Layanan", to: "/services" },
    { label: "Portofolio", to: "/portfolio" },
    { label: "Harga", to: "/pricing" },
    { label: "Blog", to: "/blog" },
    { label: "Kontak", to: "/contact" },
  ],
} as const;
