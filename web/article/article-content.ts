export const articleContent = {
  breadcrumbLabel: "Jejak halaman",
  home: { label: "Beranda", to: "/" },
  blog: { label: "Blog", to: "/blog" },
  back: "Kembali ke Blog",
  relatedTitle: "Artikel Terkait",
  error: {
    title: "Artikel Tidak Ditemukan",
    description: "Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus.",
    action: "Kembali ke Blog",
  },
  readMore: "Baca Selengkapnya",
} as const;
