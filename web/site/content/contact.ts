import { privacy } from "../../../worker/contract/privacy";
import { addressLine, hoursText } from "../../../worker/contract/site-content/facts";
import type { SiteContent } from "../../../worker/contract/site-content/schema";

export type ContactIcon = "phone" | "mail" | "map-pin";

interface ContactCard {
  id: "whatsapp" | "email" | "address";
  icon: ContactIcon;
  title: string;
  description: string;
  value: string;
  actionLabel: string;
}

const cards = (business: SiteContent["business"]): ContactCard[] => [
  {
    id: "whatsapp",
    icon: "phone",
    title: "Telepon / WhatsApp",
    description: "Cara tercepat untuk bertanya dan berdiskusi.",
    value: business.phone,
    actionLabel: "Chat lewat WhatsApp",
  },
  {
    id: "email",
    icon: "mail",
    title: "Email",
    description: "Cocok untuk mengirim dokumen dan rincian kebutuhan.",
    value: business.email,
    actionLabel: "Kirim Email",
  },
  {
    id: "address",
    icon: "map-pin",
    title: "Alamat",
    description: "Mampir ke kantor kami. Kabari dulu agar kami bisa menyambut Anda.",
    value: addressLine(business),
    actionLabel: "Buka di Peta",
  },
];

export function contactContent({ business, faq, words }: SiteContent) {
  return {
    hero: { eyebrow: "Kontak", ...words.contact },
    cards: cards(business).filter(({ value }) => value),
    form: {
      title: "Kirim Pesan",
      description:
        "Ceritakan sedikit tentang bisnis Anda. Semakin jelas ceritanya, semakin tepat saran kami.",
      fields: {
        name: { label: "Nama Lengkap", placeholder: "Contoh: Ratna Wulandari", hint: "" },
        email: { label: "Alamat Email", placeholder: "nama@email.com", hint: "" },
        phoneNumber: { label: "Nomor HP", placeholder: "08xx-xxxx-xxxx", hint: "Boleh dikosongkan" },
        websiteType: {
          label: "Jenis Website",
          placeholder: "Pilih jenis website",
          hint: "Boleh dikosongkan",
        },
        message: {
          label: "Pesan",
          placeholder: "Ceritakan bisnis Anda, kebutuhan website, dan kapan ingin mulai.",
          hint: "",
        },
      },
      submit: "Kirim Pesan",
      submitting: "Mengirim...",
      consent: {
        before: "Dengan mengirim formulir ini, Anda menyetujui",
        link: "Kebijakan Privasi",
        href: "/privacy",
        newTab: "(membuka tab baru)",
        after:
          " kami. Data Anda kami pakai untuk membalas pesan ini dan, jika Anda mau, menyiapkan penawaran.",
        version: privacy.version,
      },
      trap: "Biarkan kolom ini kosong",
    },
    hours: {
      title: "Jam Operasional",
      note: `Pesan di luar jam ini tetap masuk, dan kami balas dalam ${business.replyTime}.`,
      rows: business.hours.map((row) => ({ days: row.days, hours: hoursText(row) })),
    },
    faq: {
      eyebrow: "Tanya jawab",
      title: "Yang Sering Ditanyakan",
      items: faq.contact,
    },
  };
}
