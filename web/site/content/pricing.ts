import { maintenancePrice, startingPrice } from "../../../worker/contract/business/prices";
import { site } from "../../../worker/contract/site";

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

export const pricingContent = {
  hero: {
    eyebrow: "Harga",
    title: "Harga Jelas, Isi Paket Jelas",
    description: `Website mulai ${startingPrice.price}. Konsultasinya gratis, desain awal dibuat dulu, dan Anda bayar hanya jika puas.`,
  },
  tabsLabel: "Pilih jenis paket",
  tabs,
  popularLabel: "TERPOPULER",
  cardTo: "/contact",
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
    whatsappGreeting: `Halo ${site.name}, saya tertarik dengan paket khusus. Bisa dibantu menyusun penawaran sesuai kebutuhan saya?`,
  },
  faq: {
    eyebrow: "Tanya jawab",
    title: "Pertanyaan Seputar Harga dan Pengerjaan",
    items: [
      {
        question: "Berapa lama website saya selesai?",
        answer:
          "Mulai dari 7 hari kerja untuk paket Basic sampai 21 hari untuk paket premium (Enterprise). Website yang kompleks, misalnya dengan banyak fitur khusus, membutuhkan 3-4 minggu.",
      },
      {
        question: "Berapa kali saya boleh meminta revisi?",
        answer:
          "Paket Basic mendapat 1 kali revisi dan paket Professional 3 kali. Paket premium (Enterprise) bebas revisi tanpa batas, selama masih dalam lingkup kerja yang disepakati.",
      },
      {
        question: "Apakah domain, hosting, dan maintenance sudah termasuk?",
        answer: `Domain dan hosting selama 1 tahun sudah termasuk: domain .my.id untuk Basic, serta .com untuk Professional dan Enterprise. Maintenance mulai ${maintenancePrice} dengan kontrak minimal 12 bulan, dan bersifat opsional di paket Enterprise.`,
      },
      {
        question: "Bagaimana kalau saya tidak cocok dengan desainnya?",
        answer:
          "Anda tidak perlu membayar. Desain awal kami buat lebih dulu, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai. Pengembangan baru berjalan setelah Anda menyetujui desainnya.",
      },
    ],
  },
  cta: {
    title: "Masih Bingung Memilih Paket?",
    description: "Sampaikan kebutuhan dan anggaran Anda. Kami bantu memilih yang paling pas, tanpa biaya.",
    primary: { label: "Konsultasi Gratis", to: "/contact" },
  },
} as const;
