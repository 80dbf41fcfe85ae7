import { withoutWorks } from "../../../worker/contract/page-texts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function portfolioContent({ portfolio }: SiteContent) {
  return {
    hero: portfolio.hidden
      ? { eyebrow: "Portofolio", title: "Belum Ada Proyek di Sini", description: withoutWorks }
      : {
          eyebrow: "Portofolio",
          title: "Setiap Bisnis Punya Wajahnya Sendiri",
          description:
            "Kedai kopi tidak perlu tampil seperti firma hukum. Lihat bagaimana kami merancang website yang sesuai dengan watak tiap bisnis.",
        },
    items: portfolio.items,
    isHidden: portfolio.hidden,
    visitLabel: "Kunjungi Website",
    detail: { label: "Lihat Detail", to: "/portfolio" },
    imageFallback: "Image Not Found",
    sampleLabel: "Proyek konsep",
    story: {
      problem: "Masalahnya",
      work: "Yang kami kerjakan",
      result: "Yang berubah",
      time: "Waktu pengerjaan",
      price: "Kelas harga",
      phone: (title: string) => `${title} di ponsel`,
      near: (title: string) => `Bagian dari ${title}, lebih dekat`,
    },
    cta: {
      title: "Website Anda Berikutnya?",
      description:
        "Ceritakan bisnis Anda. Kami buatkan desain awalnya, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
      primary: { label: "Konsultasi Gratis", to: "/contact" },
      whatsapp: {
        label: "Chat lewat WhatsApp",
        place: "portfolio" as const,
      },
    },
  };
}
