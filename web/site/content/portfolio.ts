import { site } from "../../../worker/contract/site";

export interface PortfolioItem {
  id: string;
  title: string;
  category: string;
  description: string;
  image: string;
  avif?: { large: string; small: string };
  url?: string;
  /** How the work came about; drawn by us, like the work itself. */
  story: PortfolioStory;
}

interface PortfolioStory {
  problem: string;
  work: string[];
  result: string;
  time: string;
  price: string;
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
    story: {
      problem:
        "Pesanan datang lewat chat. Satu pembeli bertanya delapan kali sebelum membayar, dan pemilik membalasnya di sela menyangrai.",
      work: [
        "Pilihan asal biji, tingkat sangrai, gilingan, dan ukuran dalam satu kartu",
        "Stok dan harga diubah sendiri dari ponsel",
        "Alur bayar dua langkah, tanpa harus membuat akun",
      ],
      result:
        "Pembeli memilih sendiri sampai membayar. Chat tersisa untuk yang memang ingin mengobrol soal kopi.",
      time: "21 hari kerja",
      price: "Enterprise, Rp 25.000.000",
    },
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
    story: {
      problem:
        "Pasien menelepon hanya untuk menanyakan jadwal dokter. Pada jam sibuk, teleponnya tidak terangkat.",
      work: [
        "Jadwal dokter hari ini di layar pertama",
        "Penjelasan tiap perawatan, ditulis tanpa istilah medis",
        "Tombol janji yang membuka WhatsApp dengan pesan siap kirim",
      ],
      result: "Jadwal terlihat tanpa menelepon, dan janji dikirim dengan satu ketukan.",
      time: "14 hari kerja",
      price: "Professional, Rp 12.000.000",
    },
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
    story: {
      problem:
        "Calon klien korporasi memeriksa firma sebelum menelepon. Website lamanya hanya satu halaman berisi alamat.",
      work: [
        "Enam bidang praktik, masing-masing dengan advokatnya",
        "Profil advokat yang mudah ditelusuri",
        "Catatan hukum yang diterbitkan sendiri oleh kantor",
      ],
      result: "Pertanyaan pertama calon klien terjawab sebelum pertemuan pertama.",
      time: "14 hari kerja",
      price: "Professional, Rp 12.000.000",
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
    story: {
      problem:
        "Kabar sekolah tersebar di empat grup chat. Orang tua baru tidak tahu harus mendaftar ke mana.",
      work: [
        "Kabar, kalender, dan pendaftaran di satu halaman depan",
        "Formulir pendaftaran empat langkah",
        "Guru menulis dan menerbitkan beritanya sendiri",
      ],
      result: "Satu alamat untuk semua kabar, dan pendaftaran yang bisa selesai malam hari.",
      time: "21 hari kerja",
      price: "Enterprise, Rp 25.000.000",
    },
  },
  {
    id: "pilar-sagara",
    title: "Pilar Sagara Konstruksi",
    category: "Redesign",
    description:
      "Website kontraktor yang dirombak total: galeri proyek lebih besar, data teknis lebih jelas, dan permintaan penawaran lebih singkat.",
    image: "/images/portfolio/pilar-sagara.webp",
    avif: { large: "/images/portfolio/pilar-sagara.avif", small: "/images/portfolio/pilar-sagara-640.avif" },
    story: {
      problem:
        "Foto proyek kecil dan data teknis tersembunyi di berkas PDF. Permintaan penawaran butuh dua belas isian.",
      work: [
        "Galeri dengan penggeser dari foto ke gambar kerja",
        "Data teknis tiap proyek langsung di halaman",
        "Permintaan penawaran dipangkas menjadi tiga isian",
      ],
      result: "Panitia tender menemukan angka yang dicari tanpa mengunduh apa pun.",
      time: "14 hari kerja",
      price: "Professional, Rp 12.000.000",
    },
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
    story: {
      problem: "Tamu jatuh hati pada fotonya di media sosial, lalu tersesat mencari cara memesan.",
      work: [
        "Satu halaman yang bercerita dari malam ke fajar",
        "Isian tanggal dan tamu selalu terlihat",
        "Foto ringan, tetap terbuka di sinyal gunung",
      ],
      result: "Dari foto pertama ke tanggal menginap tinggal satu guliran.",
      time: "7 hari kerja",
      price: "Basic, Rp 5.000.000",
    },
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
  sampleLabel: "Proyek konsep",
  story: {
    problem: "Masalahnya",
    work: "Yang kami kerjakan",
    result: "Yang berubah",
    time: "Waktu pengerjaan",
    price: "Kelas harga",
    phone: (title: string) => `${title} di ponsel`,
    near: (title: string) => `Bagian dari ${title}, lebih dekat`,
  },
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
