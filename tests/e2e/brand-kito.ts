import type { SiteContent } from "../../worker/contract/site-content/schema";

/** What an owner writes of a business; settings of the installation are none of it. */
export type Brand = Omit<SiteContent, "analytics" | "notifications" | "writer">;

const offer = { period: "", popularHome: false, popularPricing: false, maintenance: "tidak ada" } as const;
const service = { id: "", anchor: "" };
const project = { id: "", phone: "", detail: "", url: "", sample: false };

/** A business of two people with one package and short words, as the seed of a template would hold one. */
export const kito: Brand = {
  business: {
    name: "Kito",
    tagline: "Situs kecil yang rapi",
    legalName: "CV Kito Digital",
    phone: "0811-345-6789",
    whatsapp: "0811-345-6789",
    email: "salam@kito.example",
    address: { street: "Jalan Genteng 12", city: "Surabaya", region: "Jawa Timur", postalCode: "60275" },
    geo: { lat: -7.2575, lng: 112.7521 },
    hours: [
      { days: "Selasa - Minggu", opens: "10:00", closes: "19:30" },
      { days: "Senin", opens: "", closes: "" },
    ],
    holidays: ["2026-12-24"],
    social: {
      ...{ instagram: "https://www.instagram.com/kito.example", facebook: "", tiktok: "", linkedin: "" },
      youtube: "",
    },
    founded: 2021,
    experienceYears: 5,
    replyTime: "dua jam pada jam buka",
    invitation: {
      button: "Kirim Menu",
      title: "Warung Anda Juga?",
      description: "Kirim foto papan menunya, kami kabari biayanya.",
    },
    blurb:
      "{nama} membuat situs untuk warung dan kedai di {kota}. Mulai {harga mulai}, dibayar setelah tayang.",
    group: [],
  },
  brand: { logo: "", logoWithName: true, shared: "", accent: "#0a5c8f", ink: "#10202c" },
  packages: {
    website: [
      {
        ...offer,
        title: "Warung",
        price: 1_750_000,
        features: ["Tiga halaman", "Daftar menu yang diubah sendiri", "Tombol pesan ke WhatsApp"],
        popularHome: true,
        popularPricing: true,
        buttonText: "Ambil Paket Warung",
        maintenance: "opsional",
      },
    ],
    seo: [
      {
        ...{ ...offer, period: "/bulan", title: "Tampak", price: 900_000, buttonText: "Ambil Paket Tampak" },
        features: ["Profil Google diisi", "Satu tulisan per pekan"],
      },
    ],
    social: [
      {
        ...{ ...offer, period: "/bulan", title: "Ramai", price: 1_100_000, buttonText: "Ambil Paket Ramai" },
        features: ["Satu akun", "Delapan unggahan"],
      },
      {
        ...{ ...offer, period: "/bulan", title: "Ramai Sekali", price: 2_050_000 },
        ...{ buttonText: "Ambil Paket Ramai Sekali", popularPricing: true },
        features: ["Dua akun", "Enam belas unggahan", "Balasan komentar"],
      },
    ],
    maintenance: 275_000,
    indicative: [{ name: "Situs warung", price: 1_750_000 }],
    comparison: [{ feature: "Lama pengerjaan", values: ["Lima hari"] }],
  },
  services: {
    title: "Yang Kami Kerjakan",
    items: [
      {
        ...{ ...service, icon: "newspaper", title: "Situs Warung", home: true },
        description: "Menu, jam buka, dan peta dalam satu halaman yang ringan.",
        points: ["Menu diubah dari ponsel"],
      },
      {
        ...{ ...service, icon: "trending-up", title: "Tampak di Peta", home: true },
        description: "Orang yang lapar mencari di peta; warung Anda muncul di sana.",
        points: ["Foto yang benar", "Ulasan dibalas"],
      },
      {
        ...{ ...service, icon: "megaphone", title: "Kabar Harian", home: false },
        description: "Menu hari ini sampai ke pelanggan sebelum jam makan.",
        points: ["Satu unggahan tiap pagi"],
      },
    ],
  },
  portfolio: {
    hidden: true,
    items: [
      {
        ...{ ...project, title: "Soto Cak Man", category: "Situs Warung", image: "", home: false },
        description: "Menu dan peta.",
        story: {
          problem: "Pelanggan bertanya jam buka setiap hari.",
          work: ["Jam buka di baris pertama"],
          result: "Telepon berkurang.",
          time: "5 hari",
          price: "{harga mulai}",
        },
      },
    ],
  },
  testimonials: {
    hidden: false,
    items: [
      {
        quote: "Sekarang orang datang sudah tahu mau pesan apa.",
        ...{ name: "Cak Man", company: "Soto Cak Man, Surabaya", image: "", sample: false },
      },
    ],
  },
  team: {
    hidden: false,
    title: "Berdua Saja",
    description: "Satu merancang, satu menulis; keduanya membalas pesan Anda.",
    items: [
      {
        ...{ id: "", name: "Ningsih", role: "Perancang", image: "", sample: false },
        text: "Dulu menjaga warung ibunya, jadi tahu apa yang ditanyakan pelanggan.",
      },
    ],
  },
  rating: { hidden: true, value: 4.6, count: 31 },
  faq: {
    pricing: [{ question: "Kapan saya membayar?", answer: "Setelah situs tayang, mulai {harga mulai}." }],
    contact: [
      { question: "Boleh datang ke {kota}?", answer: "Boleh, kabari dulu supaya kami ada di tempat." },
      { question: "Berapa lama dibalas?", answer: "Kami balas dalam {waktu balas}." },
    ],
    home: [],
  },
  home: {
    hero: {
      eyebrow: "Untuk warung dan kedai",
      title: "Situs Warung yang Selesai dalam Lima Hari",
      description: "Menu, jam buka, dan tombol pesan. Anda ubah sendiri dari ponsel.",
      points: ["Mulai {harga mulai}"],
    },
    benefits: {
      ...{ hidden: false, title: "Kenapa Kito", description: "Dua alasan cukup." },
      items: [
        {
          ...{ icon: "smartphone", title: "Ringan di Ponsel Lama" },
          description: "Terbuka di jaringan yang lemah sekalipun.",
        },
        { icon: "users", title: "Dikerjakan Berdua", description: "Anda bicara dengan yang mengerjakan." },
      ],
    },
    steps: {
      ...{ hidden: false, title: "Dua Langkah", description: "Kirim menu, terima situs." },
      items: [
        { title: "Kirim Menu", description: "Foto papan menunya saja." },
        { title: "Terima Situs", description: "Lima hari kemudian situsnya tayang." },
      ],
    },
    about: {
      ...{ hidden: false, title: "Dari Warung, untuk Warung" },
      paragraphs: ["{nama} bekerja dari {kota}, {provinsi}, sejak lima tahun lalu."],
    },
    services: { hidden: false, title: "Layanan Kito", description: "Tiga hal, tidak lebih." },
    portfolio: { title: "Karya Kito", description: "Warung yang sudah tayang." },
    pricing: { hidden: false, title: "Satu Harga", description: "Tidak ada biaya lain." },
    testimonials: { title: "Kata Pemilik Warung", description: "Yang sudah memakainya." },
    contact: { hidden: false, title: "Kirim Menu Anda", description: "Kami balas dalam {waktu balas}." },
  },
  about: {
    hero: {
      ...{ eyebrow: "Siapa kami", title: "Kami Suka Warung" },
      description: "{nama} membuat situs untuk tempat makan di {kota}.",
    },
    intro: {
      ...{ hidden: false, title: "Mulanya" },
      paragraphs: ["Warung ibu tidak muncul di peta. Kami perbaiki, lalu tetangga ikut minta."],
    },
    ai: {
      ...{ hidden: true, title: "Tanpa Mesin", description: "Semua ditulis tangan." },
      points: [{ icon: "pen-line", title: "Ditulis", description: "Oleh orang." }],
    },
    ecosystem: { hidden: true, title: "Kawan", description: "Belum ada." },
    cta: { title: "Mampir ke Kito", description: "Kopi kami yang bayar." },
  },
  words: {
    services: {
      ...{ title: "Tiga Hal untuk Warung", description: "Situs, peta, dan kabar; pilih yang perlu." },
      list: "Ketiganya bisa diambil terpisah.",
      process: {
        ...{ hidden: false, title: "Empat Tahap", description: "Dari papan menu sampai tayang." },
        steps: [
          { title: "Papan Menu", description: "Anda memotret papan menu." },
          { title: "Susunan", description: "Kami menyusunnya dalam sehari." },
          { title: "Periksa", description: "Anda memeriksa harga di ponsel." },
          { title: "Tayang", description: "Alamatnya kami pasang di meja kasir." },
        ],
      },
      closing: { title: "Mau yang Mana?", description: "Tanya saja, kami balas dalam {waktu balas}." },
    },
    portfolio: {
      ...{ title: "Warung yang Tayang", description: "Segera tampil di sini." },
      closing: { title: "Warung Berikutnya?", description: "Kirim menunya hari ini." },
    },
    pricing: {
      ...{ title: "Satu Paket Saja", description: "Seharga {harga Warung}, tanpa tambahan." },
      website: "Dibayar sekali, setelah situsnya tayang.",
      seo: "Dibayar tiap akhir bulan.",
      social: "Dibayar tiap akhir bulan, berhenti kapan saja.",
      payment: {
        ...{ hidden: false, title: "Bayarnya Kapan" },
        steps: [{ when: "Sesudah tayang", what: "Seluruhnya, lewat transfer." }],
      },
      guarantee: { hidden: true, title: "Janji Kami", description: "Tayang dalam lima hari." },
      custom: {
        ...{ hidden: false, title: "Punya Banyak Cabang?", description: "Satu situs untuk semuanya." },
        ...{ benefits: ["Peta tiap cabang"], buttonText: "Tanya soal Cabang" },
      },
      closing: { title: "Sudah Lapar?", description: "Kirim menunya, nanti kami hitung." },
    },
    contact: { title: "Kirim Foto Papan Menu", description: "Balasan datang dalam {waktu balas}." },
    thankYou: {
      ...{ title: "Menu Anda Sampai", description: "Kami balas dalam {waktu balas}." },
      steps: ["Kami membaca menunya.", "Kami kabari harinya."],
    },
  },
  seo: {
    home: {
      title: "Situs Warung di {kota} | {nama}",
      description: "Situs untuk warung, mulai {harga mulai}.",
    },
    about: { title: "Siapa Kito | {nama}", description: "Dua orang di {kota} yang suka warung." },
    services: {
      title: "Yang Dikerjakan | {nama}",
      description: "Situs, peta, dan kabar harian untuk warung.",
    },
    portfolio: { title: "Karya | {nama}", description: "Warung yang sudah tayang bersama {nama}." },
    pricing: { title: "Harga | {nama}", description: "Satu paket seharga {harga Warung}." },
    blog: { title: "Catatan | {nama}", description: "Catatan tentang warung dan situsnya." },
    contact: { title: "Kirim Menu | {nama}", description: "Kami balas dalam {waktu balas}." },
  },
};
