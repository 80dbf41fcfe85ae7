import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function servicesContent({ services, business }: SiteContent) {
  return {
    hero: {
      eyebrow: "Layanan",
      title: "Layanan Website untuk Setiap Tahap Bisnis",
      description:
        "Baru mulai, ingin berjualan online, atau merombak website lama? Pilih layanan yang Anda butuhkan. Kalau ragu, tanyakan saja, konsultasinya gratis.",
    },
    list: {
      title: services.title,
      description: "Semua dikerjakan oleh tim yang sama, jadi hasilnya selaras dari desain sampai SEO.",
      items: services.items,
      cardCta: { label: "Konsultasi Kebutuhan", to: "/contact" },
    },
    process: {
      eyebrow: "Proses kerja",
      title: "Lima Tahap dari Ide sampai Tayang",
      description: "Anda tahu apa yang terjadi di setiap tahap, dan apa yang kami perlukan dari Anda.",
      steps: [
        {
          title: "Konsultasi",
          description:
            "Kami mendengarkan kebutuhan, target, dan anggaran Anda. Gratis, lewat WhatsApp, video, atau tatap muka.",
        },
        {
          title: "Proposal dan Wireframe",
          description:
            "Anda menerima usulan lingkup kerja, biaya, jadwal, dan sketsa susunan setiap halaman.",
        },
        {
          title: "Desain dan Pengembangan",
          description:
            "Desain awal kami tunjukkan dulu. Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
        },
        {
          title: "Revisi",
          description:
            "Anda memeriksa hasilnya dan memberi catatan. Kami rapikan sesuai jatah revisi paket Anda.",
        },
        {
          title: "Publikasi dan Dukungan",
          description: "Website tayang di domain Anda. Kami ajari cara memakainya dan tetap siap membantu.",
        },
      ],
    },
    cta: {
      title: "Belum Yakin Butuh Layanan yang Mana?",
      description: `Ceritakan kondisi bisnis Anda. Kami beri saran yang jujur dan membalas dalam ${business.replyTime}.`,
      primary: { label: "Konsultasi Gratis", to: "/contact" },
      secondary: { label: "Lihat Harga", to: "/pricing" },
    },
  };
}
