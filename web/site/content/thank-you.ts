import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function thankYouContent({ words }: SiteContent) {
  const { title, description, steps } = words.thankYou;
  return {
    title,
    description,
    next: { title: "Apa yang Terjadi Selanjutnya?", steps },
    home: { label: "Kembali ke Beranda", to: "/" },
    services: { label: "Lihat Layanan Kami", to: "/services" },
  };
}
