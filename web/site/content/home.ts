import { ratingText } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { secondLink } from "./navigation";

/** Figures about the business and its rating. */
export function factList({ business, rating }: SiteContent) {
  return [
    { value: `${business.experienceYears}+`, label: "tahun pengalaman" },
    ...(rating.hidden ? [] : [{ value: ratingText(rating), label: `berdasarkan ${rating.count} ulasan` }]),
    { value: business.replyTime.split(" pada ")[0] ?? "", label: "waktu balas di hari kerja" },
  ];
}

export function homeContent(content: SiteContent) {
  const { home, rating } = content;
  return {
    hero: {
      ...home.hero,
      primaryCta: { label: content.business.invitation.button, to: "/contact" },
      secondaryCta: secondLink(content),
      ratingText: rating.hidden ? "" : `${ratingText(rating)} berdasarkan ${rating.count} ulasan`,
    },
    benefits: { eyebrow: "Keunggulan", ...home.benefits },
    steps: { eyebrow: "Cara kerja", ...home.steps },
    about: {
      eyebrow: "Tentang kami",
      ...home.about,
      facts: factList(content),
      links: [
        { label: "Kenali Tim Kami", to: "/about" },
        { label: "Baca Blog Kami", to: "/blog" },
      ],
    },
    services: {
      eyebrow: "Layanan",
      ...home.services,
      items: content.services.items.filter((item) => item.home),
      link: { label: "Lihat Semua Layanan", to: "/services" },
    },
    portfolio: {
      eyebrow: "Portofolio",
      ...home.portfolio,
      items: content.portfolio.items.filter((item) => item.home),
      isHidden: content.portfolio.hidden,
      link: { label: "Lihat Semua Portofolio", to: "/portfolio" },
    },
    pricing: {
      eyebrow: "Harga",
      ...home.pricing,
      link: { label: "Bandingkan Semua Paket", to: "/pricing" },
    },
    testimonials: {
      eyebrow: "Testimoni",
      ...home.testimonials,
      items: content.testimonials.items,
      isHidden: content.testimonials.hidden,
    },
    articles: {
      eyebrow: "Blog",
      title: "Artikel Terbaru",
      readMore: "Baca Selengkapnya",
      link: { label: "Semua Artikel", to: "/blog" },
    },
    contact: {
      eyebrow: "Kontak",
      ...home.contact,
      panel: {
        title: "Lebih Suka Bicara Langsung?",
        description: "Kirim pesan lewat WhatsApp atau email. Tim kami yang menjawab, bukan mesin.",
        whatsappLabel: "WhatsApp",
        whatsappAction: "Chat lewat WhatsApp",
        emailLabel: "Email",
        emailAction: "Kirim Email",
      },
    },
  };
}
