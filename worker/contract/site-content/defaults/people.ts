import type { SiteContent } from "../schema";

export const portfolio: SiteContent["portfolio"] = {
  hidden: false,
  items: [
    {
      id: "liris-kopi",
      title: "Rumah Sangrai Liris",
      category: "Toko Online",
      description:
        "Toko biji kopi milik rumah sangrai di Bandung. Pembeli memilih asal biji, tingkat sangrai, dan ukuran gilingan dalam satu layar.",
      image: "/images/portfolio/liris-kopi.webp",
      phone: "/images/portfolio/liris-kopi-phone.avif",
      detail: "/images/portfolio/liris-kopi-detail.avif",
      url: "",
      story: {
        problem:
          "Pesanan datang lewat chat. Satu pembeli bertanya delapan kali sebelum membayar, dan pemilik membalasnya di sela menyangrai.",
        work: [
          "Pilihan asal biji, tingkat sangrai, gilingan, dan ukuran dalam satu kartu",
          "Stok dan harga diubah sendiri dari ponsel",
          "Alur bayar dua langkah, tanpa harus membuat akun",
        ],
        result:
          "Pembeli memilih sendiri sampai membayar. Chat tersisa untuk yang memang ingin mengobrol soal kopi.",
        time: "21 hari kerja",
        price: "Enterprise, {harga Enterprise}",
      },
      home: true,
      sample: true,
    },
    {
      id: "denara-dental",
      title: "Klinik Gigi Denara",
      category: "Company Profile",
      description:
        "Pasien melihat jadwal dokter, membaca penjelasan tiap perawatan, lalu membuat janji lewat WhatsApp dengan satu ketukan.",
      image: "/images/portfolio/denara-dental.webp",
      phone: "/images/portfolio/denara-dental-phone.avif",
      detail: "/images/portfolio/denara-dental-detail.avif",
      url: "",
      story: {
        problem:
          "Pasien menelepon hanya untuk menanyakan jadwal dokter. Pada jam sibuk, teleponnya tidak terangkat.",
        work: [
          "Jadwal dokter hari ini di layar pertama",
          "Penjelasan tiap perawatan, ditulis tanpa istilah medis",
          "Tombol janji yang membuka WhatsApp dengan pesan siap kirim",
        ],
        result: "Jadwal terlihat tanpa menelepon, dan janji dikirim dengan satu ketukan.",
        time: "14 hari kerja",
        price: "Professional, {harga Professional}",
      },
      home: true,
      sample: true,
    },
    {
      id: "wirasena-hukum",
      title: "Wirasena & Rekan",
      category: "Company Profile",
      description:
        "Firma hukum bisnis di Jakarta. Bidang praktik, profil advokat, dan artikel hukum tersusun tenang dan mudah ditelusuri.",
      image: "/images/portfolio/wirasena-hukum.webp",
      phone: "/images/portfolio/wirasena-hukum-phone.avif",
      detail: "/images/portfolio/wirasena-hukum-detail.avif",
      url: "",
      story: {
        problem:
          "Calon klien korporasi memeriksa firma sebelum menelepon. Website lamanya hanya satu halaman berisi alamat.",
        work: [
          "Enam bidang praktik, masing-masing dengan advokatnya",
          "Profil advokat yang mudah ditelusuri",
          "Catatan hukum yang diterbitkan sendiri oleh kantor",
        ],
        result: "Pertanyaan pertama calon klien terjawab sebelum pertemuan pertama.",
        time: "14 hari kerja",
        price: "Professional, {harga Professional}",
      },
      home: false,
      sample: true,
    },
    {
      id: "tunas-arkana",
      title: "Sekolah Tunas Arkana",
      category: "Portal Berita",
      description:
        "Kabar sekolah, kalender kegiatan, dan alur pendaftaran murid baru dalam satu tempat. Guru menerbitkan beritanya sendiri.",
      image: "/images/portfolio/tunas-arkana.webp",
      phone: "/images/portfolio/tunas-arkana-phone.avif",
      detail: "/images/portfolio/tunas-arkana-detail.avif",
      url: "",
      story: {
        problem:
          "Kabar sekolah tersebar di empat grup chat. Orang tua baru tidak tahu harus mendaftar ke mana.",
        work: [
          "Kabar, kalender, dan pendaftaran di satu halaman depan",
          "Formulir pendaftaran empat langkah",
          "Guru menulis dan menerbitkan beritanya sendiri",
        ],
        result: "Satu alamat untuk semua kabar, dan pendaftaran yang bisa selesai malam hari.",
        time: "21 hari kerja",
        price: "Enterprise, {harga Enterprise}",
      },
      home: false,
      sample: true,
    },
    {
      id: "pilar-sagara",
      title: "Pilar Sagara Konstruksi",
      category: "Redesign",
      description:
        "Website kontraktor yang dirombak total: galeri proyek lebih besar, data teknis lebih jelas, dan permintaan penawaran lebih singkat.",
      image: "/images/portfolio/pilar-sagara.webp",
      phone: "/images/portfolio/pilar-sagara-phone.avif",
      detail: "/images/portfolio/pilar-sagara-detail.avif",
      url: "",
      story: {
        problem:
          "Foto proyek kecil dan data teknis tersembunyi di berkas PDF. Permintaan penawaran butuh dua belas isian.",
        work: [
          "Galeri dengan penggeser dari foto ke gambar kerja",
          "Data teknis tiap proyek langsung di halaman",
          "Permintaan penawaran dipangkas menjadi tiga isian",
        ],
        result: "Panitia tender menemukan angka yang dicari tanpa mengunduh apa pun.",
        time: "14 hari kerja",
        price: "Professional, {harga Professional}",
      },
      home: false,
      sample: true,
    },
    {
      id: "lereng-pinus",
      title: "Kabin Lereng Pinus",
      category: "Landing Page",
      description:
        "Penginapan kabin di kaki gunung. Satu halaman penuh suasana yang mengantar pengunjung dari foto kabin ke tanggal menginap.",
      image: "/images/portfolio/lereng-pinus.webp",
      phone: "/images/portfolio/lereng-pinus-phone.avif",
      detail: "/images/portfolio/lereng-pinus-detail.avif",
      url: "",
      story: {
        problem: "Tamu jatuh hati pada fotonya di media sosial, lalu tersesat mencari cara memesan.",
        work: [
          "Satu halaman yang bercerita dari malam ke fajar",
          "Isian tanggal dan tamu selalu terlihat",
          "Foto ringan, tetap terbuka di sinyal gunung",
        ],
        result: "Dari foto pertama ke tanggal menginap tinggal satu guliran.",
        time: "7 hari kerja",
        price: "Basic, {harga Basic}",
      },
      home: true,
      sample: true,
    },
  ],
};

export const testimonials: SiteContent["testimonials"] = {
  hidden: false,
  items: [
    {
      quote:
        "Desain awalnya langsung cocok. Sekarang pesanan katering masuk lewat website, tidak cuma dari kenalan.",
      name: "Ratna Wulandari",
      company: "Dapur Wulandari, Bekasi",
      image: "",
      sample: true,
    },
    {
      quote:
        "Setiap tahap dilaporkan, jadi saya tahu website sudah sampai mana. Hasilnya rapi dan cepat dibuka.",
      name: "Hendra Gunawan",
      company: "Gunawan Teknik Mesin, Tangerang",
      image: "",
      sample: true,
    },
    {
      quote:
        "Saya tidak paham soal website. Semuanya dijelaskan pelan-pelan, dari domain sampai cara mengganti foto.",
      name: "Siti Rahmawati",
      company: "Butik Rahma, Depok",
      image: "",
      sample: true,
    },
    {
      quote:
        "Orang tua murid kini cari jadwal dan biaya langsung di website. Telepon ke tata usaha jauh berkurang.",
      name: "Agus Prasetyo",
      company: "Bimbel Cakra Ilmu, Bogor",
      image: "",
      sample: true,
    },
    {
      quote:
        "Yang meyakinkan saya: boleh lihat desain dulu tanpa bayar. Setelah lihat hasilnya, saya tidak ragu lanjut.",
      name: "Maria Kristanti",
      company: "Kristanti Interior, Jakarta Barat",
      image: "",
      sample: true,
    },
    {
      quote:
        "Toko online kami mudah dipakai. Stok dan harga saya ubah sendiri, pembeli tinggal pilih lalu bayar.",
      name: "Fajar Maulana",
      company: "Rempah Nusa, Serang",
      image: "",
      sample: true,
    },
    {
      quote:
        "Website lama kami lambat dan berantakan di ponsel. Setelah dirombak, calon klien lebih mudah menghubungi.",
      name: "Dewi Anggraini",
      company: "Anggraini Pajak & Akuntansi, Jakarta Selatan",
      image: "",
      sample: true,
    },
    {
      quote:
        "Artikel SEO-nya enak dibaca, bukan sekadar tumpukan kata kunci. Pertanyaan dari Google mulai rutin masuk.",
      name: "Yosef Simanjuntak",
      company: "Toba Rental Mobil, Tangerang Selatan",
      image: "",
      sample: true,
    },
  ],
};

export const team: SiteContent["team"] = {
  hidden: false,
  title: "Orang yang Mengerjakannya",
  description: "Empat orang, satu meja. Anda bicara langsung dengan yang merancang, menulis, dan membangun.",
  items: [
    {
      id: "arga",
      name: "Arga Wicaksono",
      role: "Pendiri, yang membalas WhatsApp Anda",
      text: "Mendengarkan dulu, baru menyarankan. Kalau website bukan jawabannya, ia yang pertama mengatakannya.",
      image: "/images/team/arga.svg",
      sample: true,
    },
    {
      id: "nadia",
      name: "Nadia Puspita",
      role: "Desainer",
      text: "Membuat desain awal yang Anda nilai sebelum membayar. Mulai dari isi, bukan dari hiasan.",
      image: "/images/team/nadia.svg",
      sample: true,
    },
    {
      id: "bagas",
      name: "Bagas Ramadhan",
      role: "Pengembang",
      text: "Menguji setiap halaman di ponsel murah dengan sinyal lemah, karena pelanggan Anda ada di sana.",
      image: "/images/team/bagas.svg",
      sample: true,
    },
    {
      id: "laras",
      name: "Laras Kinanti",
      role: "Penulis dan SEO",
      text: "Mengubah obrolan dengan Anda menjadi kalimat yang dicari dan dimengerti pelanggan.",
      image: "/images/team/laras.svg",
      sample: true,
    },
  ],
};
