import { site } from "../../../worker/contract/site";

export const footerContent = {
  blurb: `${site.name} membangun website, mengerjakan SEO, dan mengelola media sosial untuk usaha dan lembaga di Indonesia. Konsultasinya gratis, dan Anda bayar hanya jika puas dengan desain awalnya.`,
  socialHeading: "Ikuti kami",
  servicesHeading: "Layanan",
  services: [
    { label: "Website Company Profile", to: "/services" },
    { label: "Website Toko Online", to: "/services" },
    { label: "Landing Page Iklan", to: "/services" },
    { label: "Portal Berita / Blog", to: "/services" },
    { label: "Maintenance Website", to: "/services" },
    { label: "SEO & Optimasi Kecepatan", to: "/services" },
  ],
  contactHeading: "Kontak",
  whatsappLabel: "WhatsApp",
  emailLabel: "Email",
  addressLabel: "Alamat",
  hoursLabel: "Jam kerja",
  hours: "Senin - Jumat, 09:00 - 17:00 WIB",
  whatsappGreeting: `Halo ${site.name}, saya ingin konsultasi soal website.`,
  rights: "Hak cipta dilindungi.",
  privacy: { label: "Kebijakan Privasi", to: "/privacy" },
  adminLinks: [
    { label: "Admin Blog", to: "/admin/blog" },
    { label: "Admin Kontak", to: "/admin/contact" },
  ],
} as const;
