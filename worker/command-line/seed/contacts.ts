import { earlierContacts } from "./earlier-contacts";
import type { SeedContact } from "./seed-contact";

/** Enquiries of the local seed, newest first, followed by `earlierContacts`. */
export const seedContacts: readonly SeedContact[] = [
  {
    name: "Maya Kusumawardani",
    email: "maya@dapurmaya.example",
    phoneNumber: "0812-5550-1203",
    websiteType: "online-shop",
    message:
      "Selamat siang, saya punya usaha kue kering rumahan dan ingin punya toko online sendiri sebelum Ramadan. Ada sekitar 40 produk. Apakah paket Enterprise sudah termasuk hitung ongkos kirim otomatis?",
    hoursAgo: 3,
    source: {
      ...{ landingPath: "/blog/marketplace-atau-toko-online-sendiri", referrer: "l.instagram.com" },
      ...{ utmSource: "instagram", utmMedium: "story", utmCampaign: "ramadan", formPage: "/contact" },
    },
  },
  {
    name: "Bagus Prasetyo",
    email: "bagus.prasetyo@karyabeton.example",
    phoneNumber: "+62 813 5550 4477",
    websiteType: "company-profile",
    message:
      "Kami kontraktor di Serpong, butuh company profile dua bahasa untuk ikut tender. Logo dan foto proyek sudah siap. Mohon info jadwal konsultasi minggu ini.",
    hoursAgo: 26,
    source: { landingPath: "/portfolio", referrer: "www.google.com", formPage: "/contact" },
    stage: "contacted",
    owner: "kontak",
    next: { action: "Konsultasi lewat telepon, siapkan contoh company profile dua bahasa", inHours: 20 },
    timeline: [
      { afterMinutes: 35, kind: "assign", body: "Staf Kontak Lokal" },
      {
        afterMinutes: 42,
        kind: "whatsapp",
        body: "Dibuka di WhatsApp\n\nHalo Bagus Prasetyo, saya Staf Kontak Lokal dari Arunika Web. Terima kasih sudah menghubungi kami soal Company Profile. Boleh saya tahu kapan Anda ada waktu sekitar 15 menit untuk konsultasi gratis?",
        answers: true,
      },
      { afterMinutes: 43, kind: "stage", body: "Baru → Dihubungi", answers: true },
      {
        afterMinutes: 190,
        kind: "note",
        body: "Bisa dihubungi setelah jam 10. Tender ditutup akhir bulan depan, jadi halaman proyek dan legalitas didahulukan.",
      },
    ],
  },
  {
    name: "Yayasan Cahaya Ilmu",
    email: "sekretariat@cahayailmu.example",
    phoneNumber: null,
    websiteType: "other",
    message:
      "Apakah bisa membuat website sekolah dengan pendaftaran siswa baru secara online?\n\nTerima kasih.",
    hoursAgo: 75,
    source: { landingPath: "/", formPage: "/contact" },
  },
  {
    name: "Rizal",
    email: "rizal@motorjaya.example",
    phoneNumber: "0857 5550 9081",
    websiteType: null,
    message: "Website lama saya lambat sekali. Lebih baik diperbaiki atau dibuat ulang?",
    hoursAgo: 140,
    source: {
      ...{ landingPath: "/blog/kecepatan-website-dan-core-web-vitals", referrer: "www.google.com" },
      formPage: "/contact",
    },
    stage: "proposal",
    owner: "admin",
    valueIdr: 7_500_000,
    next: { action: "Tanyakan apakah penawaran sudah dibaca", inHours: 44 },
    timeline: [
      { afterMinutes: 65, kind: "whatsapp", body: "Dibuka di WhatsApp", answers: true },
      { afterMinutes: 66, kind: "stage", body: "Baru → Dihubungi", answers: true },
      { afterMinutes: 70, kind: "assign", body: "Admin Lokal" },
      {
        afterMinutes: 1500,
        kind: "note",
        body: "Halaman depan 9 MB karena foto belum dikecilkan. Disarankan dibuat ulang dengan isi yang sama.",
      },
      { afterMinutes: 4380, kind: "value", body: "Rp 7.500.000" },
      { afterMinutes: 4381, kind: "stage", body: "Dihubungi → Penawaran", answers: true },
    ],
  },
  ...earlierContacts,
];
