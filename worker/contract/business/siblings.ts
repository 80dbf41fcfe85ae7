/** The group's other platforms. */
export const siblings = [
  {
    name: "Arunika Billboard",
    description:
      "Sewa billboard dan media luar ruang di titik ramai, dari survei lokasi sampai iklan tayang.",
    url: "https://arunikabillboard.example",
  },
  {
    name: "Arunika SEO",
    description: "Promosi website lewat SEO, supaya bisnis Anda mudah ditemukan saat calon pembeli mencari.",
    url: "https://arunikaseo.example",
  },
  {
    name: "Arunika Karya",
    description: "Portal kerja lepas yang mempertemukan pemilik proyek dengan pekerja kreatif dan teknis.",
    url: "https://arunikakarya.example",
  },
] as const;
