import { site } from "../../worker/contract/site";

export interface PortfolioItem {
  id: string;
  title: string;
  category: string;
  description: string;
  image: string;
  smallImage?: string;
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
    smallImage: "/images/portfolio/liris-kopi-640.webp",
    url: "https://liriskopi.example",
  },
  {
    id: "denara-dental",
    title: "Klinik Gigi Denara",
    category: "Company Profile",
    description:
      "Pasien melihat jadwal dokter, membaca penjelasan tiap perawatan, lalu membuat janji lewat WhatsApp dengan satu ketukan.",
    image: "/images/portfolio/denara-dental.webp",
    smallImage: "/images/portfolio/denara-dental-640.webp",
    url: "https://denaradental.example",
  },
  {
    id: "wirasena-hukum",
    title: "Wirasena & Rekan",
    category: "Company Profile",
    description:
      "Firma hukum bisnis di Jakarta. Bidang praktik, profil advokat, dan artikel hukum tersusun tenang dan mudah ditelusuri.",
    image: "/images/portfolio/wirasena-hukum.webp",
    smallImage: "/images/portfolio/wirasena-hukum-640.webp",
  },
  {
    id: "tunas-arkana",
    title: "Sekolah Tunas Arkana",
    category: "Portal Berita",
    description:
      "Kabar sekolah, kalender kegiatan, dan alur pendaftaran murid baru dalam satu tempat. Guru menerbitkan beritanya sendiri.",
    image: "/images/portfolio/tunas-arkana.webp",
    smallImage: "/images/portfolio/tunas-arkana-640.webp",
    url: "https://tunasarkana.example",
  },
  {
    id: "pilar-sagara",
    title: "Pilar Sagara Konstruksi",
    category: "Redesign",
    description:
      "Website kontraktor yang dirombak total: galeri proyek lebih besar, data teknis lebih jelas, dan permintaan penawaran lebih singkat.",
    image: "/images/portfolio/pilar-sagara.webp",
    smallImage: "/images/portfolio/pilar-sagara-640.webp",
  },
  {
    id: "lereng-pinus",
    title: "Kabin Lereng Pinus",
    category: "Landing Page",
    description:
      "Penginapan kabin di kaki gunung. Satu halaman penuh suasana yang mengantar pengunjung dari foto kabin ke tanggal menginap.",
    image: "/images/portfolio/lereng-pinus.webp",
    smallImage: "/images/portfolio/lereng-pinus-640.webp",
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
