import type { SiteContent } from "../../../worker/contract/site-content/schema";

/** Removes the link to the portfolio if no work is shown. */
export const shownLinks = <Link extends { to: string }>(links: readonly Link[], { portfolio }: SiteContent) =>
  links.filter(({ to }) => to !== "/portfolio" || !portfolio.hidden);

/** The secondary link beside the call to action. */
export const secondLink = ({ portfolio }: SiteContent) =>
  portfolio.hidden
    ? { label: "Lihat Layanan", to: "/services" }
    : { label: "Lihat Portofolio", to: "/portfolio" };

export const navigationContent = {
  skipLink: "Lewati ke konten utama",
  mainLabel: "Navigasi utama",
  menuLabel: "Menu di ponsel",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  main: [
    { label: "Beranda", to: "/" },
    { label: "Tentang Kami", to: "/about" },
    { label: "Layanan", to: "/services" },
    { label: "Portofolio", to: "/portfolio" },
    { label: "Blog", to: "/blog" },
    { label: "Harga", to: "/pricing" },
    { label: "Kontak", to: "/contact" },
  ],
  cta: "/contact",
  whatsapp: { label: "Chat lewat WhatsApp" },
} as const;
