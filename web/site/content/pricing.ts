import { firstYear, rupiah, startingPrice } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";

export type PricingTabId = "website" | "seo" | "social";

interface PricingTab {
  id: PricingTabId;
  label: string;
  description: string;
}

const tabs: PricingTab[] = [
  {
    id: "website",
    label: "Website",
    description: "Biaya pembuatan dibayar satu kali. Hosting dan domain selama 1 tahun sudah termasuk.",
  },
  {
    id: "seo",
    label: "SEO",
    description: "Biaya per bulan untuk membantu bisnis Anda naik di hasil pencarian Google.",
  },
  {
    id: "social",
    label: "Social Media",
    description: "Biaya per bulan untuk akun media sosial yang aktif dan terurus.",
  },
];

export function pricingContent({ packages, faq }: SiteContent) {
  const firstYears = packages.website.map((offer) => firstYear(offer, packages));
  return {
    hero: {
      eyebrow: "Harga",
      title: "Harga Jelas, Isi Paket Jelas",
      description: `Website mulai ${rupiah(startingPrice(packages))}. Konsultasinya gratis, desain awal dibuat dulu, dan Anda bayar hanya jika puas.`,
    },
    tabsLabel: "Pilih jenis paket",
    tabs: tabs.map((tab) => ({ ...tab, packages: packages[tab.id] })),
    popularLabel: "TERPOPULER",
    cardTo: "/contact",
    comparison: {
      title: "Bandingkan Paket Website",
      description: "Semua biaya tahun pertama, juga yang tidak tertulis di kartu paket lain.",
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
      payment: {
        title: "Kapan Membayar Apa",
        steps: [
          { when: "Konsultasi dan desain awal", what: "Rp 0. Anda boleh batal tanpa biaya." },
          { when: "Setelah desain disetujui", what: "Biaya pembuatan, sesuai penawaran tertulis." },
          { when: "Setiap bulan", what: "Maintenance, hanya di paket yang memuatnya." },
          {
            when: "Mulai tahun kedua",
            what: "Perpanjangan domain dan hosting. Kami kabari sebelum jatuh tempo, dan domain tetap milik Anda.",
          },
        ],
      },
    },
    guarantee: {
      title: "Bayar Hanya Jika Puas",
      description:
        "Kami membuat desain awal lebih dulu. Anda melihat dan menilainya. Kalau tidak cocok, Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
    },
    custom: {
      eyebrow: "Paket khusus",
      title: "Butuh yang Berbeda?",
      description:
        "Sistem pemesanan, portal anggota, atau gabungan website, SEO, dan media sosial? Kami susun paket sesuai kebutuhan dan anggaran Anda.",
      benefits: [
        "Fitur disusun sesuai alur kerja bisnis Anda",
        "Desain khusus yang nyaman di ponsel",
        "Penawaran dan jadwal tertulis sejak awal",
        "Website, SEO, dan media sosial bisa digabung",
        "Satu penanggung jawab selama pengerjaan",
      ],
      buttonText: "Diskusikan Paket Khusus",
    },
    faq: {
      eyebrow: "Tanya jawab",
      title: "Pertanyaan Seputar Harga dan Pengerjaan",
      items: faq.pricing,
    },
    cta: {
      title: "Masih Bingung Memilih Paket?",
      description: "Sampaikan kebutuhan dan anggaran Anda. Kami bantu memilih yang paling pas, tanpa biaya.",
      primary: { label: "Konsultasi Gratis", to: "/contact" },
    },
  };
}
