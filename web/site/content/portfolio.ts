import { site } from "../../../worker/contract/site";

export interface PortfolioItem {
  id: string;
  title: string;
  category: string;
  description: string;
  image: string;
  avif?: { large: string; small: string };
  url?: string;
}

const items: PortfolioItem[] = [
  {
    id: "liris-kopi",
    title: "Rumah Sangrai Liris",
    category: "Toko Online",
    description:
      "Toko biji kopi milik rumah sangrai di Bandung. Pembeli memilih asal biji, tingkat sangrai, dan ukuran gilingan dalam satu layar.",
    image: "/images/portfolio/liris-kopi.webp",
    avif: { large: "/images/portfolio/liris-kopi.avif", small: "/images/portfolio/liris-kopi-640.avif" },
    url: "https://liriskopi.example",
  },
  {
    id: "denara-dental",
    title: "Klinik Gigi Denara",
    category: "Company Profile",
    description:
      "Pasien melihat jadwal dokter, membaca penjelasan tiap perawatan, lalu membuat janji lewat WhatsApp dengan satu ketukan.",
    image: "/images/portfolio/denara-dental.webp",
    avif: {
      large: "/images/portfolio/denara-dental.avif",
      small: "/images/portfolio/denara-dental-640.avif",
    },
    url: "https://denaradental.example",
  },
  {
    id: "wirasena-hukum",
    title: "Wirasena & Rekan",
    category: "Company Profile",
    description:
      "Firma hukum bisnis di Jakarta. Bidang praktik, profil advokat, dan artikel hukum tersusun tenang dan mudah ditelusuri.",
    image: "/images/portfolio/wirasena-hukum.webp",
    avif: {
      large: "/images/portfolio/wirasena-hukum.avif",
      small: "/images/portfolio/wirasena-hukum-640.avif",
    },
  },
  {
    id: "tunas-arkana",
    title: "Sekolah Tunas Arkana",
    category: "Portal Berita",
    description:
      "Kabar sekolah, kalender kegiatan, dan alur pendaftaran murid baru dalam satu tempat. Guru menerbitkan beritanya sendiri.",
    image: "/images/portfolio/tunas-arkana.webp",
    avif: { large: "/images/portfolio/tunas-arkana.avif", small: "/images/portfolio/tunas-arkana-640.avif" },
    url: "https://tunasarkana.example",
  },
  {
    id: "pilar-sagara",
    title: "Pilar Sagara Konstruksi",
    category: "Redesign",
    description:
      "Website kontraktor yang dirombak total: galeri proyek lebih besar, data teknis lebih jelas, dan permintaan penawaran lebih singkat.",
    image: "/images/portfolio/pilar-sagara.webp",
    avif: { large: "/images/portfolio/pilar-sagara.avif", small: "/images/portfolio/pilar-sagara-640.avif" },
  },
  {
    id: "lereng-pinus",
    title: "Kabin Lereng Pinus",
    category: "Landing Page",
    description:
      "Penginapan kabin di kaki gunung. Satu halaman penuh suasana yang mengantar pengunjung dari foto kabin ke tanggal menginap.",
    image: "/images/portfolio/lereng-pinus.webp",
    avif: { large: "/images/portfolio/lereng-pinus.avif", small: "/images/portfolio/lereng-pinus-640.avif" },
    url: "https://lerengpinus.example",
  },
];

export const portfolioContent = {
  hero: {
    eyebrow: "Portofolio",
    title: "Setiap Bisnis Punya Wajahnya Sendiri",
    description:
      "Kedai kopi tidak perlu tampil seperti firma hukum. Lihat bagaimana kami merancang website yang sesuai dengan watak tiap bisnis.",
  },
  items,
  visitLabel: "Kunjungi Website",
  detail: { label: "Lihat Detail", to: "/portfolio" },
  imageFallback: "Image Not Found",
  cta: {
    title: "Website Anda Berikutnya?",
    description:
      "Ceritakan bisnis Anda. Kami buatkan desain awalnya, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
    primary: { label: "Konsultasi Gratis", to: "/contact" },
    whatsapp: {
      label: "Chat lewat WhatsApp",
      greeting: `Halo ${site.name}, saya sudah melihat portofolionya dan ingin berdiskusi tentang website untuk bisnis saya.`,
    },
  },
} as const;
