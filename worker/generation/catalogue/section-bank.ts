import type { CategorySections } from "./category-sections";
import { designSections } from "./desain-ux/sections";
import { socialMediaSections } from "./media-sosial/sections";
import { websiteSections } from "./pembuatan-website/sections";
import { maintenanceSections } from "./perawatan-website/sections";
import { searchSections } from "./seo/sections";
import { onlineShopSections } from "./toko-online/sections";
import type { TopicCategory } from "./topic";

export const sectionBank: Record<TopicCategory, CategorySections> = {
  "Pembuatan Website": websiteSections,
  "Toko Online": onlineShopSections,
  SEO: searchSections,
  "Desain & UX": designSections,
  "Media Sosial": socialMediaSections,
  "Perawatan Website": maintenanceSections,
};
