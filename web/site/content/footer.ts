import { hoursText } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";

const networks = {
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  youtube: "YouTube",
};
export type Network = keyof typeof networks;

export function footerContent({ business, services }: SiteContent) {
  // Only the first line of the opening hours (specification, section 9).
  const [hours] = business.hours;
  return {
    blurb: business.blurb,
    social: Object.entries(networks).flatMap(([id, label]) => {
      const url = business.social[id as Network];
      return url ? [{ id: id as Network, label, url }] : [];
    }),
    socialHeading: "Ikuti kami",
    servicesHeading: "Layanan",
    services: services.items.slice(0, 6).map(({ title }) => ({ label: title, to: "/services" })),
    contactHeading: "Kontak",
    whatsappLabel: "WhatsApp",
    emailLabel: "Email",
    hoursLabel: "Jam kerja",
    hours: hours ? `${hours.days}, ${hoursText(hours)}` : "",
    rights: "Hak cipta dilindungi.",
    privacy: { label: "Kebijakan Privasi", to: "/privacy" },
    adminLinks: [
      { label: "Admin Blog", to: "/admin/blog" },
      { label: "Admin Kontak", to: "/admin/contact" },
    ],
  };
}
