export const searchContent = {
  title: "Cari Artikel",
  description: "Temukan panduan tentang website, SEO, toko online, dan pemasaran di blog kami.",
  label: "Kata kunci",
  placeholder: "Misalnya: toko online",
  button: "Cari",
  loading: "Mencari artikel...",
  prompt: "Ketik kata kunci untuk mulai mencari.",
  resultsFor: (count: number, query: string) => `${count} artikel ditemukan untuk "${query}"`,
  empty: {
    title: (query: string) => `Tidak ada artikel untuk "${query}"`,
    description: "Coba kata kunci yang lebih singkat atau lebih umum, atau tanyakan langsung kepada kami.",
    blog: { label: "Lihat Semua Artikel", to: "/blog" },
    contact: { label: "Tanya Kami", to: "/contact" },
  },
  error: {
    title: "Pencarian Gagal",
    description: "Terjadi kesalahan saat mencari artikel. Silakan coba lagi.",
    action: "Coba Lagi",
  },
} as const;
