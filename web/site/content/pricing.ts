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
  comparison: {
    title: "Bandingkan Paket Website",
    description: "Semua biaya tahun pertama, juga yang tidak tertulis di kartu paket lain.",
    scroll: "Tabel perbandingan, geser ke samping bila terpotong",
    feature: "Yang dibandingkan",
    names: ["Basic", "Professional", "Enterprise"],
    rows: [
      { feature: "Biaya pembuatan", values: ["Rp 5.000.000", "Rp 12.000.000", "Rp 25.000.000"] },
      {
        feature: "Maintenance 12 bulan",
        values: ["Rp 6.000.000 (wajib)", "Tidak ada", "Rp 6.000.000 (opsional)"],
      },
      {
        feature: "Total tahun pertama",
        values: ["Rp 11.000.000", "Rp 12.000.000", "Rp 25.000.000 atau Rp 31.000.000"],
        isTotal: true,
      },
      { feature: "Halaman", values: ["Hingga 5", "Hingga 15", "20 atau lebih"] },
      { feature: "Revisi", values: ["1 kali", "3 kali", "Tanpa batas sesuai lingkup"] },
      { feature: "Domain 1 tahun", values: [".my.id", ".com", ".com"] },
      { feature: "Waktu pengerjaan", values: ["Mulai 7 hari kerja", "Di antara keduanya", "Sampai 21 hari"] },
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
