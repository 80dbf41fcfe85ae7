/** Reviews that search engines are told of. */
export const sampleReviews = [
  {
    author: "Ratna Wulandari",
    rating: 5,
    body: "Desain awalnya langsung cocok. Sekarang pesanan katering masuk lewat website, tidak cuma dari kenalan.",
  },
  {
    author: "Hendra Gunawan",
    rating: 5,
    body: "Setiap tahap dilaporkan, jadi saya tahu website sudah sampai mana. Hasilnya rapi dan cepat dibuka.",
  },
] as const;

/** What search engines are told about delivery; the pages' own answers give other readings (specification, section 9). */
export const searchFaq = [
  {
    question: "Berapa lama pembuatan website?",
    answer: "Paket Basic 2-4 minggu, paket Professional 4-6 minggu, dan paket Enterprise 6-8 minggu.",
  },
  {
    question: "Berapa biaya pembuatan website?",
    answer:
      "Mulai dari Rp 5.000.000. Konsultasi gratis, dan Anda membayar hanya jika puas dengan desain awalnya.",
  },
] as const;
