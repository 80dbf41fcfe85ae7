import type { PageId } from "./pages";
import { ownPageTexts } from "./site-content/defaults/own-pages";
import { factsIn, fillIn } from "./site-content/facts";
import type { SiteContent } from "./site-content/schema";

/** The description of the portfolio page while no work is shown. */
export const withoutWorks =
  "Saat ini belum ada proyek yang kami tampilkan. Apa yang kami kerjakan ada di halaman Layanan, dan harganya di halaman Harga.";

export function pageTexts(page: PageId, content: SiteContent) {
  const { seo, portfolio } = content;
  if (page === "portfolio" && portfolio.hidden) return { ...seo.portfolio, description: withoutWorks };
  if (page in seo) return seo[page as keyof typeof seo];
  return fillIn(ownPageTexts[page as keyof typeof ownPageTexts], factsIn(content));
}
