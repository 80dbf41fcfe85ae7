import { firstYear, rupiah } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { whatsappHref } from "../../../worker/contract/whatsapp";

export type PricingTabId = "website" | "seo" | "social";

const tabs: readonly { id: PricingTabId; label: string }[] = [
  { id: "website", label: "Website" },
  { id: "seo", label: "SEO" },
  { id: "social", label: "Social Media" },
];

export function pricingContent({ business, packages, faq, words }: SiteContent) {
  const { title, description, payment, guarantee, custom, closing } = words.pricing;
  const firstYears = packages.website.map((offer) => firstYear(offer, packages));
  return {
    hero: { eyebrow: "Harga", title, description },
    tabsLabel: "Pilih jenis paket",
    tabs: tabs.map((tab) => ({
      ...tab,
      description: words.pricing[tab.id],
      packages: packages[tab.id],
    })),
    popularLabel: "TERPOPULER",
    cardTo: "/contact",
    comparison: {
      title: "Bandingkan Paket Website",
      description: "Semua biaya tahun pertama, termasuk yang tidak ada di kartu.",
      scroll: "Tabel perbandingan, geser ke samping bila terpotong",
      feature: "Yang dibandingkan",
      names: packages.website.map(({ title }) => title),
      rows: [
        { feature: "Biaya pembuatan", values: packages.website.map(({ price }) => rupiah(price)) },
        { feature: "Maintenance 12 bulan", values: firstYears.map(({ upkeep }) => upkeep) },
        { feature: "Total tahun pertama", values: firstYears.map(({ total }) => total), isTotal: true },
        ...packages.comparison.map(({ feature, values }) => ({
          feature,
          values: packages.website.map((_, index) => values[index] ?? "-"),
        })),
      ],
      payment,
    },
    guarantee,
    custom: {
      eyebrow: "Paket khusus",
      ...custom,
      chat: { label: custom.buttonText, to: whatsappHref("pricing-website"), away: true },
    },
    faq: {
      eyebrow: "Tanya jawab",
      title: "Pertanyaan Seputar Harga dan Pengerjaan",
      items: faq.pricing,
    },
    cta: { ...closing, primary: { label: business.invitation.button, to: "/contact" } },
  };
}
