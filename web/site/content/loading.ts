/** Texts while a page loads and after a failure, by the beginning of its path. */
const pages = [
  {
    path: /^\/blog\/./,
    loading: "Memuat artikel...",
    title: "Oops, Ada Masalah!",
    subject: "memuat artikel",
  },
  {
    path: /^\/blog/,
    loading: "Memuat blog posts...",
    title: "Oops, Ada Masalah!",
    subject: "memuat blog posts",
  },
  { path: /^\/search/, loading: "Mencari artikel...", title: "Pencarian Gagal", subject: "mencari artikel" },
  { path: /^/, loading: "Memuat halaman...", title: "Oops, Ada Masalah!", subject: "memuat halaman ini" },
] as const;

const pageAt = (pathname: string) => pages.find(({ path }) => path.test(pathname)) ?? pages[3];

export function loadingAt(pathname: string): string {
  return pageAt(pathname).loading;
}

export function failureAt(pathname: string) {
  const { title, subject } = pageAt(pathname);
  const description = `Terjadi kesalahan saat ${subject}. Silahkan coba lagi nanti.`;
  return { title, description, action: "Coba Lagi" };
}
