/** What the business is besides its name: few pages say it, and search engines are told. */
export const office = {
  legalName: "PT Arunika Web Indonesia",
  foundedYear: 2018,
  address: {
    street: "Kawasan Bisnis Cendana Niaga Blok B2 No. 7",
    district: "Cikokol",
    city: "Tangerang",
    region: "Banten",
    postalCode: "15117",
    country: "ID",
  },
  geo: { latitude: -6.2035, longitude: 106.6352 },
  mapsUrl: "https://www.google.com/maps/search/?api=1&query=-6.2035%2C106.6352",
  social: [
    { id: "instagram", label: "Instagram", url: "https://www.instagram.com/arunikaweb.example" },
    { id: "facebook", label: "Facebook", url: "https://www.facebook.com/arunikaweb.example" },
    { id: "tiktok", label: "TikTok", url: "https://www.tiktok.com/@arunikaweb.example" },
    { id: "linkedin", label: "LinkedIn", url: "https://www.linkedin.com/company/arunikaweb-example" },
    { id: "youtube", label: "YouTube", url: "https://www.youtube.com/@arunikaweb.example" },
  ],
  openingHours: {
    display: [
      { days: "Senin - Jumat", hours: "09:00 - 17:00 WIB" },
      { days: "Sabtu", hours: "09:00 - 15:00 WIB" },
      { days: "Minggu dan hari libur", hours: "Tutup" },
    ],
    structured: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  },
  priceRange: "Rp5.000.000 - Rp25.000.000",
  serviceRadiusMeters: 100000,
  contactLanguages: ["Indonesian", "English"],
} as const;
