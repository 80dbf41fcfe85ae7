import type { SiteContent } from "../schema";

export const words: SiteContent["words"] = {
  services: {
    title: "Layanan Website untuk Setiap Tahap Bisnis",
    description:
      "Baru mulai, ingin berjualan online, atau merombak website lama? Pilih layanan yang Anda butuhkan. Kalau ragu, tanyakan saja, konsultasinya gratis.",
    list: "Semua dikerjakan oleh tim yang sama, jadi hasilnya selaras dari desain sampai SEO.",
    process: {
      hidden: false,
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
          description:
            "Anda menerima usulan lingkup kerja, biaya, jadwal, dan sketsa susunan setiap halaman.",
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
    closing: {
      title: "Belum Yakin Butuh Layanan yang Mana?",
      description:
        "Ceritakan kondisi bisnis Anda. Kami beri saran yang jujur dan membalas dalam {waktu balas}.",
    },
  },
  portfolio: {
    title: "Setiap Bisnis Punya Wajahnya Sendiri",
    description:
      "Kedai kopi tidak perlu tampil seperti firma hukum. Lihat bagaimana kami merancang website yang sesuai dengan watak tiap bisnis.",
    closing: {
      title: "Website Anda Berikutnya?",
      description:
        "Ceritakan bisnis Anda. Kami buatkan desain awalnya, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
    },
  },
  pricing: {
    title: "Harga Jelas, Isi Paket Jelas",
    description:
      "Website mulai {harga mulai}. Konsultasinya gratis, desain awal dibuat dulu, dan Anda bayar hanya jika puas.",
    website: "Biaya pembuatan dibayar satu kali. Hosting dan domain selama 1 tahun sudah termasuk.",
    seo: "Biaya per bulan untuk membantu bisnis Anda naik di hasil pencarian Google.",
    social: "Biaya per bulan untuk akun media sosial yang aktif dan terurus.",
    payment: {
      hidden: false,
      title: "Kapan Membayar Apa",
      steps: [
        { when: "Konsultasi dan desain awal", what: "Rp 0. Anda boleh batal tanpa biaya." },
        { when: "Setelah desain disetujui", what: "Biaya pembuatan, sesuai penawaran tertulis." },
        { when: "Setiap bulan", what: "Maintenance, hanya di paket yang memuatnya." },
        {
          when: "Mulai tahun kedua",
          what: "Perpanjangan domain dan hosting. Kami kabari sebelum jatuh tempo, dan domain tetap milik Anda.",
        },
      ],
    },
    guarantee: {
      hidden: false,
      title: "Bayar Hanya Jika Puas",
      description:
        "Kami membuat desain awal lebih dulu. Anda melihat dan menilainya. Kalau tidak cocok, Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
    },
    custom: {
      hidden: false,
      title: "Butuh yang Berbeda?",
      description:
        "Sistem pemesanan, portal anggota, atau gabungan website, SEO, dan media sosial? Kami susun paket sesuai kebutuhan dan anggaran Anda.",
      benefits: [
        "Fitur disusun sesuai alur kerja bisnis Anda",
        "Desain khusus yang nyaman di ponsel",
        "Penawaran dan jadwal tertulis sejak awal",
        "Website, SEO, dan media sosial bisa digabung",
        "Satu penanggung jawab selama pengerjaan",
      ],
      buttonText: "Diskusikan Paket Khusus",
    },
    closing: {
      title: "Masih Bingung Memilih Paket?",
      description: "Sampaikan kebutuhan dan anggaran Anda. Kami bantu memilih yang paling pas, tanpa biaya.",
    },
  },
  contact: {
    title: "Mulai dari Obrolan, Gratis",
    description: "Punya rencana atau baru sekadar bertanya? Tulis saja. Kami membalas dalam {waktu balas}.",
  },
  thankYou: {
    title: "Terima Kasih, Pesan Anda Terkirim",
    description: "Pesan Anda sudah kami terima. Tim kami akan membalas dalam {waktu balas}.",
    steps: [
      "Kami membaca pesan Anda dan menyiapkan saran awal.",
      "Kami membalas lewat email atau WhatsApp untuk berkenalan lebih jauh.",
      "Kita sepakati kebutuhannya, lalu kami buatkan desain awal untuk Anda.",
    ],
  },
};
