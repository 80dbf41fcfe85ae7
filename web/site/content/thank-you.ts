import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function thankYouContent({ business }: SiteContent) {
  return {
    title: "Terima Kasih, Pesan Anda Terkirim",
    description: `Pesan Anda sudah kami terima. Tim kami akan membalas dalam ${business.replyTime}.`,
    next: {
      title: "Apa yang terjadi selanjutnya?",
      steps: [
        "Kami membaca pesan Anda dan menyiapkan saran awal.",
        "Kami membalas lewat email atau WhatsApp untuk berkenalan lebih jauh.",
        "Kita sepakati kebutuhannya, lalu kami buatkan desain awal untuk Anda.",
      ],
    },
    home: { label: "Kembali ke Beranda", to: "/" },
    services: { label: "Lihat Layanan Kami", to: "/services" },
  };
}
