import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function servicesContent({ business, services, words }: SiteContent) {
  const { title, description, list, process, closing } = words.services;
  return {
    hero: { eyebrow: "Layanan", title, description },
    list: {
      title: services.title,
      description: list,
      items: services.items,
      cardCta: { label: "Konsultasi Kebutuhan", to: "/contact" },
    },
    process: { eyebrow: "Proses kerja", ...process },
    cta: {
      ...closing,
      primary: { label: business.invitation.button, to: "/contact" },
      secondary: { label: "Lihat Harga", to: "/pricing" },
    },
  };
}
