import type { SiteContent } from "../schema";

export const home: SiteContent["home"] = {
  hero: {
    eyebrow: "Website, SEO, dan media sosial",
    title: "Jasa Pembuatan Website Profesional di Jakarta",
    description:
      "Website yang rapi, cepat, dan meyakinkan calon pelanggan sejak halaman pertama. Lihat desain awalnya dulu, bayar hanya jika Anda puas.",
    points: ["Konsultasi gratis", "Desain awal sebelum bayar", "Lebih dari {pengalaman} tahun pengalaman"],
  },
  benefits: {
    hidden: false,
    title: "Mengapa Memilih Kami",
    description: "Enam hal yang Anda dapatkan di setiap proyek, besar maupun kecil.",
    items: [
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
        description:
          "Lebih dari {pengalaman} tahun mengerjakan website untuk perorangan, usaha, dan lembaga. Anda bicara langsung dengan orang yang mengerjakannya.",
      },
    ],
  },
  steps: {
    hidden: false,
    title: "Tiga Langkah Menuju Website Anda",
    description: "Prosesnya singkat dan jelas. Anda memutuskan, kami yang mengerjakan.",
    items: [
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
    ],
  },
  about: {
    hidden: false,
    title: "Kami Mendengarkan Dulu, Baru Merancang",
    paragraphs: [
      "{nama} membantu pemilik usaha tampil meyakinkan di internet. Kami merancang website, mengerjakan SEO, dan mengelola media sosial dari kantor kami di {kota}, {provinsi}.",
      "Kami bagian dari grup agensi digital yang lebih besar. Jadi saat Anda butuh iklan luar ruang, promosi SEO, atau tenaga lepas, bantuannya sudah ada dalam satu keluarga.",
    ],
  },
  services: {
    hidden: false,
    title: "Layanan Kami",
    description: "Dari website pertama sampai toko online yang siap menerima pesanan.",
  },
  portfolio: {
    title: "Portofolio Kami",
    description: "Setiap bisnis punya cerita. Begini cara kami menampilkannya.",
  },
  pricing: {
    hidden: false,
    title: "Harga Jelas Sejak Awal",
    description:
      "Pilih paket yang sesuai kebutuhan. Isi dan harganya tertulis lengkap, juga maintenance paket Basic yang berjalan minimal 12 bulan.",
  },
  testimonials: {
    title: "Kata Mereka yang Sudah Bekerja Sama",
    description: "Nilai rata-rata {nilai}, berdasarkan {ulasan} ulasan.",
  },
  contact: {
    hidden: false,
    title: "Ceritakan Rencana Anda, Kami Bantu Wujudkan",
    description:
      "Isi formulir atau hubungi kami langsung. Konsultasinya gratis, dan kami membalas dalam {waktu balas}.",
  },
};

export const about: SiteContent["about"] = {
  hero: {
    eyebrow: "Tentang kami",
    title: "Kami Membangun Website yang Dipakai, Bukan Sekadar Dipajang",
    description:
      "{nama} adalah agensi pembuatan website di {kota}, {provinsi}. Kami membantu perorangan, usaha kecil, dan lembaga hadir di internet dengan cara yang jelas dan terukur.",
  },
  intro: {
    hidden: false,
    title: "Dekat dengan Bisnis Anda",
    paragraphs: [
      "Lebih dari {pengalaman} tahun kami mendampingi pemilik usaha: dari toko keluarga yang baru membuat website pertamanya sampai perusahaan yang merombak seluruh tampilannya. Satu hal selalu sama. Website yang baik berawal dari obrolan yang jujur soal kebutuhan.",
      "Karena itu konsultasi dengan kami gratis. Desain awal kami buat dulu, lalu Anda menilainya. Anda boleh batal tanpa biaya sebelum pengembangan dimulai. Bayar hanya jika puas, sesederhana itu.",
      "Selama pengerjaan, kami melaporkan kemajuan secara terbuka. Anda tahu siapa yang mengerjakan, sampai di mana, dan kapan selesai.",
    ],
  },
  ai: {
    hidden: false,
    title: "Dibantu AI, Dikerjakan dengan Hati-hati",
    description:
      "Kami memakai kecerdasan buatan untuk pekerjaan yang berulang. Hasilnya, tim punya lebih banyak waktu untuk memahami bisnis Anda.",
    points: [
      {
        icon: "search",
        title: "Riset yang Lebih Dalam",
        description:
          "AI membantu mengelompokkan kata kunci dan pertanyaan pelanggan, sehingga isi website menjawab hal yang benar-benar dicari.",
      },
      {
        icon: "pen-line",
        title: "Draf Konten Lebih Cepat",
        description:
          "Kerangka artikel dan teks halaman tersusun dalam waktu singkat. Waktu kami terpakai untuk menajamkan isinya.",
      },
      {
        icon: "scan-search",
        title: "Pemeriksaan yang Teliti",
        description:
          "Tautan rusak, gambar terlalu berat, dan teks yang janggal lebih cepat ketahuan sebelum website tayang.",
      },
      {
        icon: "user-check",
        title: "Keputusan Tetap di Tangan Manusia",
        description:
          "Setiap desain dan tulisan ditinjau tim kami. AI mempercepat pekerjaan, manusia yang menjaga mutunya.",
      },
    ],
  },
  ecosystem: {
    hidden: false,
    title: "Bagian dari Grup Digital yang Lebih Besar",
    description:
      "Website sering kali baru langkah pertama. Tiga platform saudara kami siap membantu langkah berikutnya.",
  },
  cta: {
    title: "Mari Kenalan Lebih Dekat",
    description: "Lihat hasil kerja kami, atau langsung ceritakan rencana Anda. Konsultasinya gratis.",
  },
};

export const seo: SiteContent["seo"] = {
  home: {
    title: "Jasa Pembuatan Website di Jakarta | {nama}",
    description:
      "Jasa pembuatan website profesional di Jakarta mulai {harga mulai}. Konsultasi gratis, desain awal dibuat dulu, bayar hanya jika Anda puas.",
  },
  about: {
    title: "Tentang Kami, Agensi Web di Tangerang | {nama}",
    description:
      "Kenali tim yang membangun website untuk usaha dan lembaga di Indonesia. Berpengalaman lebih dari {pengalaman} tahun, berkantor di {kota}, {provinsi}.",
  },
  services: {
    title: "Layanan Website, SEO, dan Toko Online | {nama}",
    description:
      "Company profile, toko online, landing page iklan, portal berita, maintenance, SEO, redesign, dan integrasi sistem. Lihat layanan dan cara kerja kami.",
  },
  portfolio: {
    title: "Portofolio Website Berbagai Bisnis | {nama}",
    description:
      "Lihat contoh website karya kami: toko kopi, klinik gigi, firma hukum, sekolah, kontraktor, sampai penginapan. Temukan gaya yang cocok untuk bisnis Anda.",
  },
  pricing: {
    title: "Harga Website, SEO & Media Sosial | {nama}",
    description:
      "Harga jasa website mulai {harga mulai}, paket SEO dan media sosial bulanan. Isi tiap paket tertulis jelas, dan desain awal dibuat sebelum Anda memutuskan.",
  },
  blog: {
    title: "Blog Website, SEO, dan Bisnis Online | {nama}",
    description:
      "Panduan praktis seputar website, SEO, toko online, dan pemasaran untuk pemilik usaha di Indonesia. Ditulis ringkas dan bisa langsung dipraktikkan.",
  },
  contact: {
    title: "Kontak dan Konsultasi Gratis | {nama}",
    description:
      "Konsultasi website gratis lewat formulir, WhatsApp, atau email. Tim kami di {kota}, {provinsi}, membalas pesan Anda dalam {waktu balas}.",
  },
};
