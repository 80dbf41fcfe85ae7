export const searchContent = {
  eyebrow: "Blog",
  title: "Cari Artikel",
  description: "Temukan panduan tentang website, SEO, toko online, dan pemasaran di blog kami.",
  form: { label: "Kata kunci", placeholder: "Misalnya: toko online", button: "Cari" },
  prompt: "Ketik kata kunci untuk mulai mencari, atau mulai dari sini.",
  resultsFor: (count: number, question: string) => `${count} artikel ditemukan untuk "${question}"`,
  bestFor: (count: number, question: string) => `${count} artikel paling cocok untuk "${question}"`,
  readMore: "Baca Selengkapnya",
  empty: {
    title: (question: string) => `Tidak ada artikel untuk "${question}"`,
    description: "Coba kata kunci yang lebih singkat atau lebih umum, atau tanyakan langsung kepada kami.",
    blog: { label: "Lihat Semua Artikel", to: "/blog" },
    contact: { label: "Tanya Kami", to: "/contact" },
  },
  suggestions: { categories: "Telusuri per Kategori", latest: "Artikel Terbaru" },
} as const;
