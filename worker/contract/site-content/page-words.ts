import { flag, group, list, longText, text } from "./fields";

const heading = { title: text("Judul"), description: longText("Keterangan") };
/** A part of a page that can be hidden. */
const block = { hidden: flag("Sembunyikan"), ...heading };
const closing = group("Penutup", heading);

/** Texts of pages that have no key of their own: process, payment, promises. */
export const pageWords = group("Teks halaman lain", {
  services: group("Halaman layanan", {
    ...heading,
    list: longText("Di bawah judul daftar layanan"),
    process: group("Proses kerja", {
      ...block,
      steps: list("Tahap", group("Tahap", heading), { entry: "tahap", max: 6 }),
    }),
    closing,
  }),
  portfolio: group("Halaman portofolio", { ...heading, closing }),
  pricing: group("Halaman harga", {
    ...heading,
    website: longText("Di atas paket website"),
    seo: longText("Di atas paket SEO"),
    social: longText("Di atas paket media sosial"),
    payment: group("Kapan membayar apa", {
      hidden: flag("Sembunyikan"),
      title: text("Judul"),
      steps: list("Saat", group("Saat", { when: text("Kapan"), what: longText("Yang dibayar") }), {
        entry: "saat",
        max: 6,
      }),
    }),
    guarantee: group("Jaminan", block),
    custom: group("Paket khusus", {
      ...block,
      benefits: list("Kelebihan", text("Kelebihan"), { entry: "kelebihan", max: 8 }),
      buttonText: text("Tulisan tombol", { max: 40 }),
    }),
    closing,
  }),
  contact: group("Halaman kontak", heading),
  thankYou: group("Halaman terima kasih", {
    ...heading,
    steps: list("Langkah", text("Langkah"), { entry: "langkah", max: 6 }),
  }),
});
