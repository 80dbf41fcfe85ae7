export const gtmDebugContent = {
  title: "Pemeriksa Analitik",
  description:
    "Status tag manager dan event yang tercatat sejak halaman ini dibuka. Daftar diperbarui setiap 2 detik.",
  status: {
    title: "Status Tag Manager",
    container: "ID container",
    none: "Belum diatur",
    loaded: "Termuat",
    notLoaded: "Belum termuat",
    off: "Tidak dimuat: ID container kosong. Data layer tetap mencatat event.",
    dataLayer: "Data layer",
    count: (count: number) => `${count} event`,
  },
  events: {
    title: "Event Tercatat",
    empty: "Belum ada event.",
    test: "Kirim Event Uji",
  },
} as const;
