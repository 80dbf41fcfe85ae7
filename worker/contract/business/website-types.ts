export const websiteTypes = [
  { value: "company-profile", label: "Website Company Profile", badge: "Company Profile" },
  { value: "online-shop", label: "Website Toko Online", badge: "Toko Online" },
  { value: "landing-page", label: "Landing Page Iklan", badge: "Landing Page" },
  { value: "blog", label: "Portal Berita / Blog", badge: "Blog/Berita" },
  { value: "other", label: "Lainnya", badge: "Lainnya" },
] as const;

export function websiteTypeBadge(value: string | null): string {
  if (!value) return "Tidak ditentukan";
  return websiteTypes.find((type) => type.value === value)?.badge ?? "Lainnya";
}
