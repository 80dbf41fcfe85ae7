export const blogContent = {
  list: {
    eyebrow: "Blog",
    title: "Blog untuk Pemilik Usaha",
    description:
      "Panduan ringkas soal website, SEO, toko online, dan pemasaran. Ditulis agar bisa langsung Anda praktikkan.",
    filterLabel: "Saring menurut kategori",
    allCategories: "Semua",
    readMore: "Baca Selengkapnya",
    empty: {
      title: "Belum Ada Blog Post",
      description:
        "Artikel pertama sedang kami siapkan. Sambil menunggu, silakan tanyakan apa saja kepada kami.",
      action: { label: "Hubungi Kami", to: "/contact" },
    },
    missingPage: {
      title: "Halaman Ini Tidak Ada",
      description: (pageCount: number) => `Daftar artikel ini hanya sampai halaman ${pageCount}.`,
      action: "Ke Halaman Pertama",
    },
    missingCategory: {
      title: "Kategori Tidak Ditemukan",
      description:
        "Tidak ada artikel dalam kategori ini. Pilih kategori lain, atau lihat semua artikel kami.",
      action: { label: "Lihat Semua Artikel", to: "/blog" },
    },
    pagination: { label: "Halaman artikel", previous: "Sebelumnya", next: "Selanjutnya", page: "Halaman" },
    search: { label: "Cari artikel", placeholder: "Cari artikel...", button: "Cari" },
  },
  newsletter: {
    title: "Dapatkan Artikel Terbaru",
    description: "Tips website dan pemasaran untuk usaha Anda, langsung ke kotak masuk.",
    label: "Alamat email",
    placeholder: "Alamat email Anda",
    button: "Berlangganan",
  },
} as const;
