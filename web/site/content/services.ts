import { maintenancePrice } from "../../../worker/contract/business/prices";
import { site } from "../../../worker/contract/site";

export type ServiceIcon =
  | "building-2"
  | "shopping-cart"
  | "megaphone"
  | "newspaper"
  | "wrench"
  | "trending-up"
  | "smartphone"
  | "plug";

export type ServiceAnchor = "website-development" | "seo-optimization" | "mobile-design" | "ecommerce";

export interface Service {
  id: string;
  anchor?: ServiceAnchor;
  icon: ServiceIcon;
  title: string;
  description: string;
  points: readonly [string, string, string];
}

const items: Service[] = [
  {
    id: "company-profile",
    anchor: "website-development",
    icon: "building-2",
    title: "Website Company Profile",
    description:
      "Wajah resmi bisnis Anda di internet. Calon klien menemukan siapa Anda, apa keahlian Anda, dan cara menghubungi Anda.",
    points: ["Desain khusus sesuai merek", "Profil, layanan, dan galeri", "Terhubung ke WhatsApp dan peta"],
  },
  {
    id: "toko-online",
    anchor: "ecommerce",
    icon: "shopping-cart",
    title: "Website Toko Online",
    description:
      "Toko milik sendiri yang buka sepanjang waktu. Pembeli memilih, memesan, dan membayar tanpa harus menunggu balasan chat.",
    points: [
      "Katalog yang mudah dikelola",
      "Keranjang dan pembayaran online",
      "Ongkos kirim terhitung otomatis",
    ],
  },
  {
    id: "landing-page",
    icon: "megaphone",
    title: "Landing Page Iklan",
    description:
      "Satu halaman dengan satu tujuan: mengubah klik iklan menjadi pesanan atau pertanyaan yang masuk.",
    points: ["Susunan teks yang fokus menjual", "Cepat dibuka dari iklan", "Konversi tercatat dan terukur"],
  },
  {
    id: "portal-berita",
    icon: "newspaper",
    title: "Portal Berita / Blog",
    description:
      "Rumah untuk tulisan Anda. Redaksi menerbitkan artikel sendiri, pembaca nyaman membacanya di perangkat apa pun.",
    points: [
      "Kategori dan pencarian artikel",
      "Panel penulisan yang sederhana",
      "Struktur artikel ramah Google",
    ],
  },
  {
    id: "maintenance",
    icon: "wrench",
    title: "Maintenance Website",
    description: `Website tetap aman, mutakhir, dan berjalan lancar tanpa merepotkan Anda. Mulai ${maintenancePrice}.`,
    points: ["Pembaruan dan cadangan data", "Pemantauan keamanan", "Perubahan kecil pada isi halaman"],
  },
  {
    id: "seo-kecepatan",
    anchor: "seo-optimization",
    icon: "trending-up",
    title: "SEO & Optimasi Kecepatan",
    description:
      "Bantu calon pelanggan menemukan Anda di Google, lalu sambut mereka dengan halaman yang langsung terbuka.",
    points: [
      "Riset kata kunci yang tepat sasaran",
      "Perbaikan teknis dan isi halaman",
      "Halaman lebih ringan dan cepat",
    ],
  },
  {
    id: "redesign",
    anchor: "mobile-design",
    icon: "smartphone",
    title: "Redesign Website",
    description:
      "Website lama terasa usang atau sulit dipakai di ponsel? Kami rombak tampilannya tanpa membuang isi yang sudah berharga.",
    points: [
      "Tampilan baru yang nyaman di ponsel",
      "Isi lama dipindahkan dengan rapi",
      "Alamat halaman penting tetap terjaga",
    ],
  },
  {
    id: "integrasi-sistem",
    icon: "plug",
    title: "Integrasi Sistem",
    description:
      "Hubungkan website dengan alat kerja Anda, supaya data tidak perlu disalin berulang dari satu tempat ke tempat lain.",
    points: ["Pembayaran dan pengiriman", "Aplikasi kasir, stok, atau CRM", "Formulir langsung ke email tim"],
  },
];

export const servicesContent = {
  hero: {
    eyebrow: "Layanan",
    title: "Layanan Website untuk Setiap Tahap Bisnis",
    description:
      "Baru mulai, ingin berjualan online, atau merombak website lama? Pilih layanan yang Anda butuhkan. Kalau ragu, tanyakan saja, konsultasinya gratis.",
  },
  list: {
    title: "Delapan Layanan, Satu Tim",
    description: "Semua dikerjakan oleh tim yang sama, jadi hasilnya selaras dari desain sampai SEO.",
    items,
    cardCta: { label: "Konsultasi Kebutuhan", to: "/contact" },
  },
  process: {
    eyebrow: "Proses kerja",
    title: "Lima Tahap dari Ide sampai Tayang",
    description: "Anda tahu apa yang terjadi di setiap tahap, dan apa yang kami perlukan dari Anda.",
    steps: [
      {
        title: "Konsultasi",
        description:
          "Kami mendengarkan kebutuhan, target, dan anggaran Anda. Gratis, lewat WhatsApp, video, atau tatap muka.",
      },
      {
        title: "Proposal dan Wireframe",
        description: "Anda menerima usulan lingkup kerja, biaya, jadwal, dan sketsa susunan setiap halaman.",
      },
      {
        title: "Desain dan Pengembangan",
        description:
          "Desain awal kami tunjukkan dulu. Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
      },
      {
        title: "Revisi",
        description:
          "Anda memeriksa hasilnya dan memberi catatan. Kami rapikan sesuai jatah revisi paket Anda.",
      },
      {
        title: "Publikasi dan Dukungan",
        description: "Website tayang di domain Anda. Kami ajari cara memakainya dan tetap siap membantu.",
      },
    ],
  },
  cta: {
    title: "Belum Yakin Butuh Layanan yang Mana?",
    description: `Ceritakan kondisi bisnis Anda. Kami beri saran yang jujur dan membalas dalam ${site.replyTime}.`,
    primary: { label: "Konsultasi Gratis", to: "/contact" },
    secondary: { label: "Lihat Harga", to: "/pricing" },
  },
} as const;
