import type { SeedContact } from "./seed-contact";

/** Enquiries of the two previous months, for the figures. */
export const earlierContacts: readonly SeedContact[] = [
  {
    name: "drg. Intan Permatasari",
    email: "intan@klinikgigisenyum.example",
    phoneNumber: "0811 5550 7312",
    websiteType: "landing-page",
    message:
      "Klinik gigi kami baru buka cabang kedua di Karawaci dan mau pasang iklan. Butuh satu halaman untuk janji temu yang langsung masuk ke WhatsApp.",
    hoursAgo: 222,
    source: {
      ...{ landingPath: "/services", referrer: "l.instagram.com", formPage: "/contact" },
      ...{ utmSource: "instagram", utmMedium: "cpc", utmCampaign: "landing-page" },
    },
    stage: "won",
    owner: "admin",
    valueIdr: 8_000_000,
    timeline: [
      { afterMinutes: 25, kind: "whatsapp", body: "Dibuka di WhatsApp", answers: true },
      { afterMinutes: 26, kind: "stage", body: "Baru → Dihubungi", answers: true },
      { afterMinutes: 2900, kind: "value", body: "Rp 8.000.000" },
      { afterMinutes: 2901, kind: "stage", body: "Dihubungi → Penawaran", answers: true },
      { afterMinutes: 7300, kind: "stage", body: "Penawaran → Menang", answers: true },
    ],
  },
  {
    name: "Katering Dapur Ibu Tuti",
    email: "pesan@dapuribututi.example",
    phoneNumber: "0878-5550-2640",
    websiteType: "online-shop",
    message:
      "Mau buat website untuk pesan nasi kotak harian, pembayaran bisa transfer. Kalau anggaran saya 3 juta apakah cukup?",
    hoursAgo: 301,
    source: { landingPath: "/pricing", referrer: "m.facebook.com", formPage: "/pricing" },
    stage: "lost",
    owner: "kontak",
    lostReason: "Anggaran belum cukup; mulai dulu dari marketplace",
    timeline: [
      { afterMinutes: 95, kind: "whatsapp", body: "Dibuka di WhatsApp", answers: true },
      { afterMinutes: 96, kind: "stage", body: "Baru → Dihubungi", answers: true },
      {
        afterMinutes: 3100,
        kind: "stage",
        body: "Dihubungi → Kalah: Anggaran belum cukup; mulai dulu dari marketplace",
      },
    ],
  },
  {
    name: "I Wayan Adnyana",
    email: "wayan@sewamobilsanur.example",
    phoneNumber: "+62 819-5550-6128",
    websiteType: "company-profile",
    message:
      "Usaha sewa mobil dengan sopir di Sanur, 14 unit. Ingin website bahasa Indonesia dan Inggris dengan daftar mobil dan harga per hari.",
    hoursAgo: 413,
    source: {
      landingPath: "/blog/google-business-profile-untuk-bisnis-lokal",
      ...{ referrer: "www.google.com", formPage: "/contact" },
    },
    stage: "won",
    owner: "kontak",
    valueIdr: 12_500_000,
    timeline: [
      { afterMinutes: 310, kind: "email", body: "Dibuka di aplikasi email", answers: true },
      { afterMinutes: 311, kind: "stage", body: "Baru → Dihubungi", answers: true },
      { afterMinutes: 5900, kind: "stage", body: "Dihubungi → Penawaran", answers: true },
      { afterMinutes: 5902, kind: "value", body: "Rp 12.500.000" },
      { afterMinutes: 15_800, kind: "stage", body: "Penawaran → Menang", answers: true },
    ],
  },
  {
    name: "Bengkel Las Cipta Logam",
    email: "ciptalogam@bengkellas.example",
    phoneNumber: "(021) 5550 8873",
    websiteType: "company-profile",
    message:
      "Kami membuat kanopi, pagar, dan tangga putar. Pelanggan sering minta lihat hasil kerja. Bisa dibuatkan galeri yang mudah kami tambah sendiri?",
    hoursAgo: 517,
    source: { landingPath: "/portfolio", formPage: "/contact" },
    stage: "proposal",
    owner: "kontak",
    valueIdr: 5_000_000,
    next: { action: "Kirim contoh galeri dari proyek serupa", inHours: 92 },
    timeline: [
      {
        afterMinutes: 1210,
        kind: "note",
        body: "Sudah ditelepon, nomor kantor. Minta dihubungi Pak Darmin.",
      },
      { afterMinutes: 1212, kind: "stage", body: "Baru → Dihubungi", answers: true },
      { afterMinutes: 8700, kind: "value", body: "Rp 5.000.000" },
      { afterMinutes: 8701, kind: "stage", body: "Dihubungi → Penawaran", answers: true },
    ],
  },
  {
    name: "Ratih Kumalasari",
    email: "ratih@batikpesisir.example",
    phoneNumber: "0856-5550-1947",
    websiteType: "online-shop",
    message:
      "Saya menjual batik tulis Pekalongan, selama ini lewat Instagram dan marketplace. Ingin toko sendiri supaya pembeli dari luar negeri bisa memesan.",
    hoursAgo: 655,
    source: {
      ...{ landingPath: "/blog/foto-produk-dengan-ponsel", referrer: "l.instagram.com" },
      ...{ utmSource: "instagram", utmMedium: "bio", formPage: "/contact" },
    },
    stage: "contacted",
    owner: "admin",
    timeline: [
      { afterMinutes: 5300, kind: "whatsapp", body: "Dibuka di WhatsApp", answers: true },
      { afterMinutes: 5301, kind: "stage", body: "Baru → Dihubungi", answers: true },
      {
        afterMinutes: 5340,
        kind: "note",
        body: "Terlambat dibalas karena cuti. Sudah minta maaf; masih berminat setelah pameran.",
      },
    ],
  },
  {
    name: "Omah Sawah Guest House",
    email: "reservasi@omahsawah.example",
    phoneNumber: "0822 5550 3316",
    websiteType: "other",
    message: "Guest house 8 kamar di Sleman. Apakah bisa website dengan kalender kamar kosong?",
    hoursAgo: 823,
    source: { landingPath: "/", referrer: "www.bing.com", formPage: "/contact" },
    stage: "lost",
    owner: "admin",
    lostReason: "Memakai sistem dari agen perjalanan",
    timeline: [
      { afterMinutes: 55, kind: "email", body: "Dibuka di aplikasi email", answers: true },
      { afterMinutes: 56, kind: "stage", body: "Baru → Dihubungi", answers: true },
      {
        afterMinutes: 9800,
        kind: "stage",
        body: "Dihubungi → Kalah: Memakai sistem dari agen perjalanan",
      },
    ],
  },
  {
    name: "Koperasi Kopi Tanoh Tinggi",
    email: "pemasaran@kopitanohtinggi.example",
    phoneNumber: "0853-5550-7785",
    websiteType: "online-shop",
    message:
      "Koperasi petani kopi di Takengon, 120 anggota. Kami ingin menjual kopi sangrai langsung ke kedai, dengan harga grosir dan eceran.",
    hoursAgo: 1037,
    source: {
      ...{ landingPath: "/blog/halaman-produk-yang-meyakinkan", referrer: "www.google.com" },
      formPage: "/contact",
    },
    stage: "won",
    owner: "admin",
    valueIdr: 15_000_000,
    timeline: [
      { afterMinutes: 140, kind: "whatsapp", body: "Dibuka di WhatsApp", answers: true },
      { afterMinutes: 141, kind: "stage", body: "Baru → Dihubungi", answers: true },
      { afterMinutes: 4300, kind: "value", body: "Rp 15.000.000" },
      { afterMinutes: 4301, kind: "stage", body: "Dihubungi → Penawaran", answers: true },
      { afterMinutes: 20_400, kind: "stage", body: "Penawaran → Menang", answers: true },
    ],
  },
  {
    name: "Hendra Wibisono",
    email: "hendra@konsultanpajakwibawa.example",
    phoneNumber: "0813 5550 2098",
    websiteType: "blog",
    message:
      "Kantor konsultan pajak kami ingin menulis artikel mingguan agar mudah ditemukan di Google. Apakah ada paket yang termasuk penulisannya?",
    hoursAgo: 1269,
    source: {
      landingPath: "/blog/riset-kata-kunci-untuk-usaha-kecil",
      ...{ utmSource: "newsletter", utmMedium: "email", utmCampaign: "oktober", formPage: "/contact" },
    },
    stage: "contacted",
    owner: "kontak",
    timeline: [
      { afterMinutes: 1330, kind: "email", body: "Dibuka di aplikasi email", answers: true },
      { afterMinutes: 1332, kind: "stage", body: "Baru → Dihubungi", answers: true },
    ],
  },
];
