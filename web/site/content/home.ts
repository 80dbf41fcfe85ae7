import { office } from "../../../worker/contract/business/office";
import { site } from "../../../worker/contract/site";

export type BenefitIcon = "badge-check" | "smartphone" | "activity" | "messages-square" | "gauge" | "users";

interface Benefit {
  icon: BenefitIcon;
  title: string;
  description: string;
}

interface Step {
  title: string;
  description: string;
}

interface Testimonial {
  quote: string;
  name: string;
  company: string;
  image?: string;
}

const rating = `${String(site.rating.value).replace(".", ",")} dari ${site.rating.best}`;

const benefits: Benefit[] = [
  {
    icon: "badge-check",
    title: "Bayar Hanya Jika Puas",
    description:
      "Desain awal kami buat dulu. Kalau belum cocok, Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
  },
  {
    icon: "smartphone",
    title: "Desain Khusus, Nyaman di Ponsel",
    description:
      "Tampilan dirancang dari nol untuk bisnis Anda. Tombol mudah disentuh, tulisan enak dibaca di layar kecil.",
  },
  {
    icon: "activity",
    title: "Progres Cepat dan Transparan",
    description:
      "Setiap tahap kami kabarkan. Anda selalu tahu apa yang sudah selesai dan apa yang sedang dikerjakan.",
  },
  {
    icon: "messages-square",
    title: "Gratis Konsultasi dan Revisi Awal",
    description:
      "Ceritakan kebutuhan Anda tanpa biaya. Desain awal kami perbaiki bersama sebelum Anda mengambil keputusan.",
  },
  {
    icon: "gauge",
    title: "Optimasi SEO dan Kecepatan",
    description:
      "Halaman terbuka cepat dan tersusun rapi, supaya mudah dibaca Google dan tidak membuat pengunjung menunggu.",
  },
  {
    icon: "users",
    title: "Tim Berpengalaman",
    description: `Lebih dari ${site.experienceYears} tahun mengerjakan website untuk perorangan, usaha, dan lembaga. Anda bicara langsung dengan orang yang mengerjakannya.`,
  },
];

const steps: Step[] = [
  {
    title: "Konsultasi Kebutuhan",
    description:
      "Ceritakan bisnis, pelanggan, dan target Anda. Kami bantu memilih jenis website dan paket yang pas.",
  },
  {
    title: "Desain dan Pengerjaan",
    description:
      "Anda melihat desain awal lebih dulu. Setelah setuju, baru kami kembangkan sambil melaporkan kemajuannya.",
  },
  {
    title: "Website Online",
    description:
      "Domain dan hosting kami siapkan. Website tayang, diuji di berbagai perangkat, lalu siap menerima pelanggan.",
  },
];

const testimonials: Testimonial[] = [
  {
    quote:
      "Desain awalnya langsung cocok. Sekarang pesanan katering masuk lewat website, tidak cuma dari kenalan.",
    name: "Ratna Wulandari",
    company: "Dapur Wulandari, Bekasi",
  },
  {
    quote:
      "Setiap tahap dilaporkan, jadi saya tahu website sudah sampai mana. Hasilnya rapi dan cepat dibuka.",
    name: "Hendra Gunawan",
    company: "Gunawan Teknik Mesin, Tangerang",
  },
  {
    quote:
      "Saya tidak paham soal website. Semuanya dijelaskan pelan-pelan, dari domain sampai cara mengganti foto.",
    name: "Siti Rahmawati",
    company: "Butik Rahma, Depok",
  },
  {
    quote:
      "Orang tua murid kini cari jadwal dan biaya langsung di website. Telepon ke tata usaha jauh berkurang.",
    name: "Agus Prasetyo",
    company: "Bimbel Cakra Ilmu, Bogor",
  },
  {
    quote:
      "Yang meyakinkan saya: boleh lihat desain dulu tanpa bayar. Setelah lihat hasilnya, saya tidak ragu lanjut.",
    name: "Maria Kristanti",
    company: "Kristanti Interior, Jakarta Barat",
  },
  {
    quote:
      "Toko online kami mudah dipakai. Stok dan harga saya ubah sendiri, pembeli tinggal pilih lalu bayar.",
    name: "Fajar Maulana",
    company: "Rempah Nusa, Serang",
  },
  {
    quote:
      "Website lama kami lambat dan berantakan di ponsel. Setelah dirombak, calon klien lebih mudah menghubungi.",
    name: "Dewi Anggraini",
    company: "Anggraini Pajak & Akuntansi, Jakarta Selatan",
  },
  {
    quote:
      "Artikel SEO-nya enak dibaca, bukan sekadar tumpukan kata kunci. Pertanyaan dari Google mulai rutin masuk.",
    name: "Yosef Simanjuntak",
    company: "Toba Rental Mobil, Tangerang Selatan",
  },
];

export const homeContent = {
  hero: {
    eyebrow: "Website, SEO, dan media sosial",
    title: "Jasa Pembuatan Website Profesional di Jakarta",
    description:
      "Website yang rapi, cepat, dan meyakinkan calon pelanggan sejak halaman pertama. Lihat desain awalnya dulu, bayar hanya jika Anda puas.",
    primaryCta: { label: "Konsultasi Gratis", to: "/contact" },
    secondaryCta: { label: "Lihat Portofolio", to: "/portfolio" },
    points: [
      "Konsultasi gratis",
      "Desain awal sebelum bayar",
      `Lebih dari ${site.experienceYears} tahun pengalaman`,
    ],
    ratingText: `${rating} berdasarkan ${site.rating.count} ulasan`,
  },
  benefits: {
    eyebrow: "Keunggulan",
    title: "Mengapa Memilih Kami",
    description: "Enam hal yang Anda dapatkan di setiap proyek, besar maupun kecil.",
    items: benefits,
  },
  steps: {
    eyebrow: "Cara kerja",
    title: "Tiga Langkah Menuju Website Anda",
    description: "Prosesnya singkat dan jelas. Anda memutuskan, kami yang mengerjakan.",
    items: steps,
  },
  about: {
    eyebrow: "Tentang kami",
    title: "Kami Mendengarkan Dulu, Baru Merancang",
    paragraphs: [
      `${site.name} membantu pemilik usaha tampil meyakinkan di internet. Kami merancang website, mengerjakan SEO, dan mengelola media sosial dari kantor kami di ${office.address.city}, ${office.address.region}.`,
      "Kami bagian dari grup agensi digital yang lebih besar. Jadi saat Anda butuh iklan luar ruang, promosi SEO, atau tenaga lepas, bantuannya sudah ada dalam satu keluarga.",
    ],
    facts: [
      { value: `${site.experienceYears}+`, label: "tahun pengalaman" },
      { value: rating, label: `berdasarkan ${site.rating.count} ulasan` },
      { value: "1x24 jam", label: "waktu balas di hari kerja" },
    ],
    links: [
      { label: "Kenali Tim Kami", to: "/about" },
      { label: "Baca Blog Kami", to: "/blog" },
    ],
  },
  services: {
    eyebrow: "Layanan",
    title: "Layanan Kami",
    description: "Dari website pertama sampai toko online yang siap menerima pesanan.",
    /** Ids of services.ts */
    ids: ["company-profile", "toko-online", "seo-kecepatan"],
    link: { label: "Lihat Semua Layanan", to: "/services" },
  },
  portfolio: {
    eyebrow: "Portofolio",
    title: "Portofolio Kami",
    description: "Setiap bisnis punya cerita. Begini cara kami menampilkannya.",
    /** Ids of portfolio.ts */
    ids: ["liris-kopi", "denara-dental", "lereng-pinus"],
    link: { label: "Lihat Semua Portofolio", to: "/portfolio" },
  },
  pricing: {
    eyebrow: "Harga",
    title: "Harga Jelas Sejak Awal",
    description:
      "Pilih paket yang sesuai kebutuhan. Isi dan harganya tertulis lengkap, juga maintenance paket Basic yang berjalan minimal 12 bulan.",
    link: { label: "Bandingkan Semua Paket", to: "/pricing" },
  },
  testimonials: {
    eyebrow: "Testimoni",
    title: "Kata Mereka yang Sudah Bekerja Sama",
    description: `Nilai rata-rata ${rating}, berdasarkan ${site.rating.count} ulasan.`,
    items: testimonials,
  },
  contact: {
    eyebrow: "Kontak",
    title: "Ceritakan Rencana Anda, Kami Bantu Wujudkan",
    description: `Isi formulir atau hubungi kami langsung. Konsultasinya gratis, dan kami membalas dalam ${site.replyTime}.`,
    panel: {
      title: "Lebih suka bicara langsung?",
      description: "Kirim pesan lewat WhatsApp atau email. Tim kami yang menjawab, bukan mesin.",
      whatsappLabel: "WhatsApp",
      whatsappAction: "Chat lewat WhatsApp",
      whatsappGreeting: `Halo ${site.name}, saya ingin konsultasi gratis tentang pembuatan website.`,
      emailLabel: "Email",
      emailAction: "Kirim email",
    },
  },
} as const;
