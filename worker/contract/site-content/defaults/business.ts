import type { SiteContent } from "../schema";

export const business: SiteContent["business"] = {
  name: "Arunika Web",
  tagline: "Website yang bekerja untuk bisnis Anda",
  legalName: "PT Arunika Web Indonesia",
  phone: "+62 812-0000-2026",
  whatsapp: "+62 812-0000-2026",
  email: "halo@arunikaweb.example",
  address: {
    street: "Kawasan Bisnis Cendana Niaga Blok B2 No. 7, Cikokol",
    city: "Tangerang",
    region: "Banten",
    postalCode: "15117",
  },
  geo: {
    lat: -6.2035,
    lng: 106.6352,
  },
  hours: [
    {
      days: "Senin - Jumat",
      opens: "09:00",
      closes: "17:00",
    },
    {
      days: "Sabtu",
      opens: "09:00",
      closes: "15:00",
    },
    {
      days: "Minggu dan hari libur",
      opens: "",
      closes: "",
    },
  ],
  holidays: [],
  social: {
    instagram: "https://www.instagram.com/arunikaweb.example",
    facebook: "https://www.facebook.com/arunikaweb.example",
    tiktok: "https://www.tiktok.com/@arunikaweb.example",
    linkedin: "https://www.linkedin.com/company/arunikaweb-example",
    youtube: "https://www.youtube.com/@arunikaweb.example",
  },
  founded: 2018,
  experienceYears: 7,
  replyTime: "1x24 jam pada hari kerja",
  invitation: {
    button: "Konsultasi Gratis",
    title: "Ingin Menerapkannya di Bisnis Anda?",
    description:
      "Ceritakan kebutuhan Anda. Konsultasinya gratis, dan desain awal kami buat sebelum Anda membayar.",
  },
  blurb:
    "{nama} membangun website, mengerjakan SEO, dan mengelola media sosial untuk usaha dan lembaga di Indonesia. Konsultasinya gratis, dan Anda bayar hanya jika puas dengan desain awalnya.",
  group: [
    {
      name: "Arunika Billboard",
      url: "https://arunikabillboard.example",
      text: "Sewa billboard dan media luar ruang di titik ramai, dari survei lokasi sampai iklan tayang.",
    },
    {
      name: "Arunika SEO",
      url: "https://arunikaseo.example",
      text: "Promosi website lewat SEO, supaya bisnis Anda mudah ditemukan saat calon pembeli mencari.",
    },
    {
      name: "Arunika Karya",
      url: "https://arunikakarya.example",
      text: "Portal kerja lepas yang mempertemukan pemilik proyek dengan pekerja kreatif dan teknis.",
    },
  ],
};

export const rating: SiteContent["rating"] = {
  hidden: false,
  value: 4.9,
  count: 124,
};
