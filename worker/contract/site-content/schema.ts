import type * as z from "zod/mini";
import {
  choice,
  email,
  flag,
  group,
  hidden,
  link,
  list,
  longText,
  money,
  number,
  pattern,
  picture,
  text,
} from "./fields";
import { pageWords } from "./page-words";
import { settingsSchemas } from "./settings";

const phone = (label: string) =>
  pattern(
    label,
    /^(?=(?:\D*\d){9,15}\D*$)(?:\+|\(?0)[\d\s().-]+$/,
    `${label} harus nomor yang diawali + dan kode negara, atau 0`,
    "Contoh: +62 812-0000-2026",
  );
const time = (label: string) =>
  pattern(
    label,
    /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/,
    `${label} harus jam seperti 09:00`,
    "Kosongkan bila tutup",
  );
const url = (label: string) => pattern(label, /^https:\/\/\S+$/, `${label} harus diawali https://`);

const business = group("Usaha", {
  name: text("Nama usaha", { max: 60 }),
  tagline: text("Semboyan"),
  legalName: text("Nama badan hukum"),
  phone: phone("Telepon"),
  whatsapp: phone("WhatsApp"),
  email: email("Email"),
  address: group("Alamat", {
    street: text("Jalan"),
    city: text("Kota"),
    region: text("Provinsi"),
    postalCode: pattern("Kode pos", /^\d{5}$/, "Kode pos harus lima angka"),
  }),
  geo: group("Letak di peta", {
    lat: number("Lintang", { min: -90, max: 90, step: 0 }),
    lng: number("Bujur", { min: -180, max: 180, step: 0 }),
  }),
  hours: list(
    "Jam buka",
    group("Jam", { days: text("Hari", { max: 60 }), opens: time("Buka"), closes: time("Tutup") }),
    { entry: "baris", max: 7 },
  ),
  holidays: list(
    "Hari libur",
    pattern("Tanggal", /^\d{4}-\d{2}-\d{2}$/, "Tanggal harus seperti 2026-12-25"),
    {
      entry: "tanggal",
      min: 0,
      max: 60,
    },
  ),
  social: group("Media sosial", {
    instagram: link("Instagram"),
    facebook: link("Facebook"),
    tiktok: link("TikTok"),
    linkedin: link("LinkedIn"),
    youtube: link("YouTube"),
  }),
  founded: number("Tahun berdiri", { min: 1900, max: 2100 }),
  experienceYears: number("Pengalaman (tahun)", { min: 0, max: 150 }),
  replyTime: text("Waktu balas", { max: 60 }),
  invitation: group("Ajakan", {
    button: text("Tombol di semua halaman", { max: 24 }),
    title: text("Judul di bawah artikel"),
    description: longText("Keterangan di bawah artikel"),
  }),
  blurb: longText("Keterangan di kaki semua halaman"),
  group: list(
    "Usaha segrup",
    group("Usaha", { name: text("Nama"), url: url("Alamat"), text: longText("Keterangan") }),
    {
      entry: "usaha",
      min: 0,
      max: 6,
    },
  ),
});

const offer = group("Paket", {
  title: text("Nama paket", { max: 40 }),
  price: money("Harga"),
  period: pattern(
    "Satuan",
    /^(?:\/[\p{L} ]{1,20})?$/u,
    "Satuan harus seperti /bulan",
    "Seperti /bulan; kosong bila sekali bayar",
  ),
  features: list("Isi paket", text("Isi"), { entry: "isi", max: 12 }),
  popularHome: flag("Terpopuler di beranda"),
  popularPricing: flag("Terpopuler di halaman harga"),
  buttonText: text("Tulisan tombol", { max: 40 }),
  maintenance: choice("Maintenance", ["tidak ada", "wajib", "opsional"]),
});
const offers = (label: string) => list(label, offer, { entry: "paket", max: 6 });

const packages = group("Paket dan harga", {
  website: offers("Paket website"),
  seo: offers("Paket SEO"),
  social: offers("Paket media sosial"),
  maintenance: money("Maintenance per bulan"),
  indicative: list(
    "Harga patokan bagi mesin pencari",
    group("Harga", { name: text("Jenis website"), price: money("Harga") }),
    { entry: "harga", max: 8 },
  ),
  comparison: list(
    "Tabel perbandingan paket website",
    group("Baris", {
      feature: text("Yang dibandingkan", { max: 60 }),
      values: list("Isi per paket", text("Isi", { max: 60 }), { entry: "isi", max: 6 }),
    }),
    { entry: "baris", min: 0, max: 12 },
  ),
});

const question = group("Pertanyaan", {
  question: text("Pertanyaan", { max: 200 }),
  answer: longText("Jawaban"),
});
const questions = (label: string) => list(label, question, { entry: "pertanyaan", min: 0, max: 12 });

const faq = group("Tanya jawab", {
  pricing: questions("Di halaman harga"),
  contact: questions("Di halaman kontak"),
  home: questions("Bagi mesin pencari, dari beranda"),
});

const serviceIcons = [
  ...(["building-2", "shopping-cart", "megaphone", "newspaper"] as const),
  ...(["wrench", "trending-up", "smartphone", "plug"] as const),
] as const;
const services = group("Layanan", {
  title: text("Judul daftar"),
  items: list(
    "Layanan",
    group("Layanan", {
      id: hidden(),
      anchor: hidden(),
      icon: choice("Gambar", serviceIcons),
      title: text("Nama", { max: 60 }),
      description: longText("Keterangan"),
      points: list("Butir", text("Butir"), { entry: "butir", max: 6 }),
      home: flag("Tampil di beranda"),
    }),
    { entry: "layanan", max: 12 },
  ),
});

const portfolio = group("Portofolio", {
  hidden: flag("Sembunyikan dari beranda dan halaman portofolio"),
  items: list(
    "Proyek",
    group("Proyek", {
      id: hidden(),
      title: text("Nama"),
      category: text("Jenis", { max: 40 }),
      description: longText("Keterangan"),
      image: picture("Gambar"),
      phone: picture("Gambar di ponsel"),
      detail: picture("Gambar bagian, lebih dekat"),
      url: link("Alamat website"),
      story: group("Cerita", {
        problem: longText("Masalahnya"),
        work: list("Yang dikerjakan", text("Pekerjaan"), { entry: "pekerjaan", max: 6 }),
        result: longText("Yang berubah"),
        time: text("Waktu pengerjaan", { max: 60 }),
        price: text("Kelas harga", { max: 60 }),
      }),
      home: flag("Tampil di beranda"),
      sample: flag("Contoh: ditandai “Proyek konsep” di halaman"),
    }),
    { entry: "proyek", max: 24 },
  ),
});

const testimonials = group("Testimoni", {
  hidden: flag("Sembunyikan"),
  items: list(
    "Testimoni",
    group("Testimoni", {
      quote: longText("Kutipan"),
      name: text("Nama", { max: 80 }),
      company: text("Usaha"),
      image: picture("Foto"),
      sample: flag("Contoh: tidak tampil di domain sendiri"),
    }),
    { entry: "testimoni", max: 24 },
  ),
});

const team = group("Tim", {
  hidden: flag("Sembunyikan"),
  title: text("Judul"),
  description: longText("Keterangan"),
  items: list(
    "Orang",
    group("Orang", {
      id: hidden(),
      name: text("Nama", { max: 80 }),
      role: text("Peran"),
      text: longText("Keterangan"),
      image: picture("Potret"),
      sample: flag("Contoh: tidak tampil di domain sendiri"),
    }),
    { entry: "orang", max: 24 },
  ),
});

const rating = group("Nilai", {
  hidden: flag("Sembunyikan dari semua halaman dan mesin pencari"),
  value: number("Nilai rata-rata", { min: 1, max: 5, step: 0.1 }),
  count: number("Jumlah ulasan", { min: 0, max: 1_000_000 }),
});

const heading = { title: text("Judul"), description: longText("Keterangan") };
/** A part of a page that can be hidden. */
const block = { hidden: flag("Sembunyikan"), ...heading };
const hero = group("Pembuka", { eyebrow: text("Di atas judul", { max: 60 }), ...heading });

const home = group("Beranda", {
  hero: group("Pembuka", {
    eyebrow: text("Di atas judul", { max: 60 }),
    ...heading,
    points: list("Butir", text("Butir", { max: 60 }), { entry: "butir", max: 5 }),
  }),
  benefits: group("Keunggulan", {
    ...block,
    items: list(
      "Keunggulan",
      group("Keunggulan", {
        icon: choice("Ikon", ["badge-check", "smartphone", "activity", "messages-square", "gauge", "users"]),
        ...heading,
      }),
      { entry: "keunggulan", max: 9 },
    ),
  }),
  steps: group("Cara kerja", {
    ...block,
    items: list("Langkah", group("Langkah", heading), { entry: "langkah", max: 6 }),
  }),
  about: group("Tentang kami", {
    hidden: flag("Sembunyikan"),
    title: text("Judul"),
    paragraphs: list("Paragraf", longText("Paragraf"), { entry: "paragraf", max: 5 }),
  }),
  services: group("Layanan", block),
  portfolio: group("Portofolio", heading),
  pricing: group("Harga", block),
  testimonials: group("Testimoni", heading),
  contact: group("Kontak", block),
});

const about = group("Tentang kami", {
  hero,
  intro: group("Perkenalan", {
    hidden: flag("Sembunyikan"),
    title: text("Judul"),
    paragraphs: list("Paragraf", longText("Paragraf"), { entry: "paragraf", max: 6 }),
  }),
  ai: group("Teknologi", {
    ...block,
    points: list(
      "Butir",
      group("Butir", {
        icon: choice("Ikon", ["search", "pen-line", "scan-search", "user-check"]),
        ...heading,
      }),
      { entry: "butir", max: 6 },
    ),
  }),
  ecosystem: group("Grup", block),
  cta: group("Penutup", heading),
});

const pageTexts = (label: string) =>
  group(label, { title: text("Judul", { max: 120 }), description: longText("Deskripsi") });
const seo = group("Mesin pencari", {
  home: pageTexts("Beranda"),
  about: pageTexts("Tentang Kami"),
  services: pageTexts("Layanan"),
  portfolio: pageTexts("Portofolio"),
  pricing: pageTexts("Harga"),
  blog: pageTexts("Blog"),
  contact: pageTexts("Kontak"),
});

export const contentSchemas = {
  business,
  packages,
  services,
  portfolio,
  testimonials,
  team,
  rating,
  faq,
  home,
  about,
  words: pageWords,
  seo,
  ...settingsSchemas,
};

export type ContentKey = keyof typeof contentSchemas;
export const contentKeys = Object.keys(contentSchemas) as ContentKey[];

/** All content about the business that owners change without a deployment. */
export type SiteContent = { [Key in ContentKey]: z.infer<(typeof contentSchemas)[Key]> };
export type Offer = SiteContent["packages"]["website"][number];

/** Private settings, which neither pages nor editors read. */
export const privateKeys = ["notifications", "writer"] as const satisfies readonly ContentKey[];

/** Keys that editors may change; the others belong to owners. */
export const editorKeys: readonly ContentKey[] = ["services", "portfolio", "testimonials", "team", "faq"];
