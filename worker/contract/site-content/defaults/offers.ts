import type { SiteContent } from "../schema";

export const packages: SiteContent["packages"] = {
  website: [
    {
      title: "Basic",
      price: 5000000,
      period: "",
      features: [
        "Hingga 5 halaman",
        "Hosting dan domain .my.id 1 tahun",
        "Tampilan mobile responsive",
        "Integrasi media sosial dasar",
        "1 kali revisi",
        "Maintenance {maintenance} (minimal 12 bulan)",
      ],
      popularHome: false,
      popularPricing: false,
      buttonText: "Pilih Paket Basic",
      maintenance: "wajib",
    },
    {
      title: "Professional",
      price: 12000000,
      period: "",
      features: [
        "Hingga 15 halaman custom",
        "Hosting premium dan domain .com 1 tahun",
        "Tampilan mobile responsive",
        "Formulir kontak",
        "3 kali revisi",
      ],
      popularHome: true,
      popularPricing: true,
      buttonText: "Pilih Paket Professional",
      maintenance: "tidak ada",
    },
    {
      title: "Enterprise",
      price: 25000000,
      period: "",
      features: [
        "20+ halaman",
        "Hosting bisnis dan domain .com 1 tahun",
        "Sertifikat SSL",
        "Toko online atau CMS",
        "Revisi tanpa batas sesuai lingkup kerja",
        "Maintenance opsional {maintenance} (minimal 12 bulan)",
      ],
      popularHome: false,
      popularPricing: false,
      buttonText: "Pilih Paket Enterprise",
      maintenance: "opsional",
    },
  ],
  seo: [
    {
      title: "Basic",
      price: 6000000,
      period: "/bulan",
      features: ["5 kata kunci", "4 artikel per bulan"],
      popularHome: false,
      popularPricing: false,
      buttonText: "Pilih SEO Basic",
      maintenance: "tidak ada",
    },
    {
      title: "Professional",
      price: 12000000,
      period: "/bulan",
      features: ["10 kata kunci", "8 artikel per bulan", "5 backlink per bulan"],
      popularHome: false,
      popularPricing: true,
      buttonText: "Pilih SEO Professional",
      maintenance: "tidak ada",
    },
    {
      title: "Enterprise",
      price: 20000000,
      period: "/bulan",
      features: ["20 kata kunci", "12 artikel per bulan", "10 backlink per bulan"],
      popularHome: true,
      popularPricing: false,
      buttonText: "Pilih SEO Enterprise",
      maintenance: "tidak ada",
    },
  ],
  social: [
    {
      title: "Basic",
      price: 4000000,
      period: "/bulan",
      features: ["2 akun media sosial", "12 posting per bulan"],
      popularHome: false,
      popularPricing: false,
      buttonText: "Pilih Sosial Basic",
      maintenance: "tidak ada",
    },
    {
      title: "Professional",
      price: 8000000,
      period: "/bulan",
      features: ["3 akun media sosial", "20 posting per bulan"],
      popularHome: true,
      popularPricing: true,
      buttonText: "Pilih Sosial Professional",
      maintenance: "tidak ada",
    },
    {
      title: "Enterprise",
      price: 12000000,
      period: "/bulan",
      features: ["4 akun media sosial", "30 posting per bulan, termasuk story"],
      popularHome: false,
      popularPricing: false,
      buttonText: "Pilih Sosial Enterprise",
      maintenance: "tidak ada",
    },
  ],
  maintenance: 500000,
  indicative: [
    {
      name: "Website Company Profile",
      price: 5000000,
    },
    {
      name: "Website Toko Online",
      price: 12000000,
    },
    {
      name: "Landing Page Iklan",
      price: 8000000,
    },
  ],
  comparison: [
    {
      feature: "Halaman",
      values: ["Hingga 5", "Hingga 15", "20 atau lebih"],
    },
    {
      feature: "Revisi",
      values: ["1 kali", "3 kali", "Tanpa batas sesuai lingkup"],
    },
    {
      feature: "Domain 1 tahun",
      values: [".my.id", ".com", ".com"],
    },
    {
      feature: "Waktu pengerjaan",
      values: ["Mulai 7 hari kerja", "Di antara keduanya", "Sampai 21 hari"],
    },
  ],
};

export const services: SiteContent["services"] = {
  title: "Delapan Layanan, Satu Tim",
  items: [
    {
      id: "company-profile",
      anchor: "website-development",
      icon: "building-2",
      title: "Website Company Profile",
      description:
        "Wajah resmi bisnis Anda di internet. Calon klien menemukan siapa Anda, apa keahlian Anda, dan cara menghubungi Anda.",
      points: ["Desain khusus sesuai merek", "Profil, layanan, dan galeri", "Terhubung ke WhatsApp dan peta"],
      home: true,
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
      home: true,
    },
    {
      id: "landing-page",
      anchor: "",
      icon: "megaphone",
      title: "Landing Page Iklan",
      description:
        "Satu halaman dengan satu tujuan: mengubah klik iklan menjadi pesanan atau pertanyaan yang masuk.",
      points: ["Susunan teks yang fokus menjual", "Cepat dibuka dari iklan", "Konversi tercatat dan terukur"],
      home: false,
    },
    {
      id: "portal-berita",
      anchor: "",
      icon: "newspaper",
      title: "Portal Berita / Blog",
      description:
        "Rumah untuk tulisan Anda. Redaksi menerbitkan artikel sendiri, pembaca nyaman membacanya di perangkat apa pun.",
      points: [
        "Kategori dan pencarian artikel",
        "Panel penulisan yang sederhana",
        "Struktur artikel ramah Google",
      ],
      home: false,
    },
    {
      id: "maintenance",
      anchor: "",
      icon: "wrench",
      title: "Maintenance Website",
      description:
        "Website tetap aman, mutakhir, dan berjalan lancar tanpa merepotkan Anda. Mulai {maintenance}.",
      points: ["Pembaruan dan cadangan data", "Pemantauan keamanan", "Perubahan kecil pada isi halaman"],
      home: false,
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
      home: true,
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
      home: false,
    },
    {
      id: "integrasi-sistem",
      anchor: "",
      icon: "plug",
      title: "Integrasi Sistem",
      description:
        "Hubungkan website dengan alat kerja Anda, supaya data tidak perlu disalin berulang dari satu tempat ke tempat lain.",
      points: [
        "Pembayaran dan pengiriman",
        "Aplikasi kasir, stok, atau CRM",
        "Formulir langsung ke email tim",
      ],
      home: false,
    },
  ],
};

export const faq: SiteContent["faq"] = {
  pricing: [
    {
      question: "Berapa lama website saya selesai?",
      answer:
        "Mulai dari 7 hari kerja untuk paket Basic sampai 21 hari untuk paket premium (Enterprise). Website yang kompleks, misalnya dengan banyak fitur khusus, membutuhkan 3-4 minggu.",
    },
    {
      question: "Berapa kali saya boleh meminta revisi?",
      answer:
        "Paket Basic mendapat 1 kali revisi dan paket Professional 3 kali. Paket premium (Enterprise) bebas revisi tanpa batas, selama masih dalam lingkup kerja yang disepakati.",
    },
    {
      question: "Apakah domain, hosting, dan maintenance sudah termasuk?",
      answer:
        "Domain dan hosting selama 1 tahun sudah termasuk: domain .my.id untuk Basic, serta .com untuk Professional dan Enterprise. Maintenance mulai {maintenance} dengan kontrak minimal 12 bulan, dan bersifat opsional di paket Enterprise.",
    },
    {
      question: "Bagaimana kalau saya tidak cocok dengan desainnya?",
      answer:
        "Anda tidak perlu membayar. Desain awal kami buat lebih dulu, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai. Pengembangan baru berjalan setelah Anda menyetujui desainnya.",
    },
  ],
  contact: [
    {
      question: "Apakah konsultasinya benar-benar gratis?",
      answer:
        "Ya. Anda bebas bertanya sampai jelas, lewat formulir, WhatsApp, email, atau di kantor kami. Konsultasi tidak dipungut biaya dan tidak mengikat Anda untuk memesan.",
    },
    {
      question: "Berapa lama pengerjaan website?",
      answer:
        "Mulai dari 7 hari kerja untuk paket Basic sampai 21 hari untuk paket premium (Enterprise). Website yang kompleks membutuhkan 3-4 minggu. Jadwal pastinya kami tulis di proposal.",
    },
    {
      question: "Kapan saya mulai membayar?",
      answer:
        "Setelah Anda puas dengan desain awalnya. Desain itu kami buat lebih dulu, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
    },
  ],
  home: [
    {
      question: "Berapa lama pembuatan website?",
      answer: "Paket Basic 2-4 minggu, paket Professional 4-6 minggu, dan paket Enterprise 6-8 minggu.",
    },
    {
      question: "Berapa biaya pembuatan website?",
      answer:
        "Mulai dari {harga mulai}. Konsultasi gratis, dan Anda membayar hanya jika puas dengan desain awalnya.",
    },
  ],
};
