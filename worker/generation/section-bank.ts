import type { CategorySections } from "./section-bank/category-sections";
import { designSections } from "./section-bank/desain-ux";
import { socialMediaSections } from "./section-bank/media-sosial";
import { websiteSections } from "./section-bank/pembuatan-website";
import { maintenanceSections } from "./section-bank/perawatan-website";
import { searchSections } from "./section-bank/seo";
import { onlineShopSections } from "./section-bank/toko-online";
import { type TopicCategory, topicCategories } from "./topic";

export const sectionBank: Record<TopicCategory, CategorySections> = {
  "Pembuatan Website": websiteSections,
  "Toko Online": onlineShopSections,
  SEO: searchSections,
  "Desain & UX": designSections,
  "Media Sosial": socialMediaSections,
  "Perawatan Website": maintenanceSections,
};

/** The category of the catalogue that `name` means, whatever its case; null for one that staff made up. */
export function findCategory(name: string): TopicCategory | null {
  const wanted = name.trim().toLowerCase();
  return topicCategories.find((category) => category.toLowerCase() === wanted) ?? null;
}
