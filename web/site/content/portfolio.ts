import { withoutWorks } from "../../../worker/contract/page-texts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { whatsappHref } from "../../../worker/contract/whatsapp";

export function portfolioContent({ business, portfolio, words }: SiteContent) {
  const { title, description, closing } = words.portfolio;
  return {
    hero: portfolio.hidden
      ? { eyebrow: "Portofolio", title: "Belum Ada Proyek di Sini", description: withoutWorks }
      : { eyebrow: "Portofolio", title, description },
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
      ...closing,
      primary: { label: business.invitation.button, to: "/contact" },
      secondary: { label: "Chat lewat WhatsApp", to: whatsappHref("portfolio"), away: true },
    },
  };
}
