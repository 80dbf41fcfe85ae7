export const startingPrice = { price: "Rp 5.000.000", amount: 5_000_000 } as const;

export const maintenancePrice = "Rp\u00a0500.000 per bulan";

export const indicativePrices = [
  { id: "company-profile", name: "Website Company Profile", price: "Rp 5.000.000", amount: 5_000_000 },
  { id: "online-shop", name: "Website Toko Online", price: "Rp 12.000.000", amount: 12_000_000 },
  { id: "landing-page", name: "Landing Page Iklan", price: "Rp 8.000.000", amount: 8_000_000 },
] as const;
