import { office } from "../../../worker/contract/business/office";
import { privacy } from "../../../worker/contract/privacy";
import { site } from "../../../worker/contract/site";

export type ContactIcon = "phone" | "mail" | "map-pin";

interface ContactCard {
  id: "whatsapp" | "email" | "address";
  icon: ContactIcon;
  title: string;
  description: string;
  value: string;
  actionLabel: string;
}

const { street, district, city, region, postalCode } = office.address;

const cards: ContactCard[] = [
  {
    id: "whatsapp",
    icon: "phone",
    title: "Telepon / WhatsApp",
    description: "Cara tercepat untuk bertanya dan berdiskusi.",
    value: site.whatsapp.display,
    actionLabel: "Chat lewat WhatsApp",
  },
  {
    id: "email",
    icon: "mail",
    title: "Email",
    description: "Cocok untuk mengirim dokumen dan rincian kebutuhan.",
    value: site.email,
    actionLabel: "Kirim Email",
  },
  {
    id: "address",
    icon: "map-pin",
    title: "Alamat",
    description: "Mampir ke kantor kami. Kabari dulu agar kami bisa menyambut Anda.",
    value: `${street}, ${district}, ${city}, ${region} ${postalCode}`,
    actionLabel: "Buka di Peta",
  },
];

export const contactContent = {
  hero: {
    eyebrow: "Kontak",
    title: "Mulai dari Obrolan, Gratis",
    description: `Punya rencana atau baru sekadar bertanya? Tulis saja. Kami membalas dalam ${site.replyTime}.`,
  },
  cards,
  whatsappGreeting: `Halo ${site.name}, saya ingin konsultasi gratis tentang pembuatan website.`,
  form: {
    title: "Kirim Pesan",
    description: "Ceritakan sedikit tentang bisnis Anda. Semakin jelas ceritanya, semakin tepat saran kami.",
    fields: {
      name: { label: "Nama Lengkap", placeholder: "Contoh: Ratna Wulandari" },
      email: { label: "Alamat Email", placeholder: "nama@email.com" },
      phoneNumber: { label: "Nomor HP", placeholder: "08xx-xxxx-xxxx", hint: "Boleh dikosongkan" },
      websiteType: { label: "Jenis Website", placeholder: "Pilih jenis website", hint: "Boleh dikosongkan" },
      message: {
        label: "Pesan",
        placeholder: "Ceritakan bisnis Anda, kebutuhan website, dan kapan ingin mulai.",
      },
    },
    submit: "Kirim Pesan",
    submitting: "Mengirim...",
    consent: {
      before: "Dengan mengirim formulir ini, Anda menyetujui",
      link: "Kebijakan Privasi",
      href: "/privacy",
      newTab: "(membuka tab baru)",
      after: " kami. Data Anda kami pakai untuk membalas pesan ini dan, jika Anda mau, menyiapkan penawaran.",
      version: privacy.version,
    },
    trap: "Biarkan kolom ini kosong",
  },
  hours: {
    title: "Jam Operasional",
    note: `Pesan di luar jam ini tetap masuk, dan kami balas dalam ${site.replyTime}.`,
    rows: office.openingHours.display,
  },
  faq: {
    eyebrow: "Tanya jawab",
    title: "Yang Sering Ditanyakan",
    items: [
      {
        question: "Apakah konsultasinya benar-benar gratis?",
        answer:
          "Ya. Anda bebas bertanya sampai jelas, lewat formulir, WhatsApp, email, atau di kantor kami. Konsultasi tidak dipungut biaya dan tidak mengikat Anda untuk memesan.",
      },
      {
        question: "Berapa lama pengerjaan website?",
        answer:
          "Mulai dari 7 hari kerja untuk paket Basic sampai 21 hari untuk paket premium (Enterprise). Website yang kompleks membutuhkan 3-4 minggu. Jadwal pastinya kami tulis di proposal.",
      },
      {
        question: "Kapan saya mulai membayar?",
        answer:
          "Setelah Anda puas dengan desain awalnya. Desain itu kami buat lebih dulu, dan Anda boleh batal tanpa biaya sebelum pengembangan dimulai.",
      },
    ],
  },
} as const;
