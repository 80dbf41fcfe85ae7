/** Enquiries of the local seed, so that staff's list has something to show. */
export const seedContacts = [
  {
    name: "Maya Kusumawardani",
    email: "maya@dapurmaya.example",
    phoneNumber: "0812-5550-1203",
    websiteType: "online-shop",
    message:
      "Selamat siang, saya punya usaha kue kering rumahan dan ingin punya toko online sendiri sebelum Ramadan. Ada sekitar 40 produk. Apakah paket Enterprise sudah termasuk hitung ongkos kirim otomatis?",
    hoursAgo: 3,
  },
  {
    name: "Bagus Prasetyo",
    email: "bagus.prasetyo@karyabeton.example",
    phoneNumber: "+62 813 5550 4477",
    websiteType: "company-profile",
    message:
      "Kami kontraktor di Serpong, butuh company profile dua bahasa untuk ikut tender. Logo dan foto proyek sudah siap. Mohon info jadwal konsultasi minggu ini.",
    hoursAgo: 26,
  },
  {
    name: "Yayasan Cahaya Ilmu",
    email: "sekretariat@cahayailmu.example",
    phoneNumber: null,
    websiteType: "other",
    message:
      "Apakah bisa membuat website sekolah dengan pendaftaran siswa baru secara online?\n\nTerima kasih.",
    hoursAgo: 75,
  },
  {
    name: "Rizal",
    email: "rizal@motorjaya.example",
    phoneNumber: "0857 5550 9081",
    websiteType: null,
    message: "Website lama saya lambat sekali. Lebih baik diperbaiki atau dibuat ulang?",
    hoursAgo: 140,
  },
];
