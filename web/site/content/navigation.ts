export const navigationContent = {
  skipLink: "Lewati ke konten utama",
  menuLabel: "Navigasi utama",
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
  cta: { label: "Konsultasi Gratis", to: "/contact" },
  whatsapp: { label: "Chat lewat WhatsApp" },
} as const;
