import { portfolioContent as copy } from "../content/portfolio";
import { CtaBand } from "../features/marketing/cta-band";
import { PortfolioGallery } from "../features/marketing/portfolio-gallery";
import { WindowArt } from "../features/marketing/window-art";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

export default function PortfolioPage() {
  usePageMeta({ page: "portfolio", structuredData: [{ type: "works", works: copy.items }] });
  return (
    <>
      <PageHero {...copy.hero} art={<WindowArt />} />
      <PortfolioGallery items={copy.items} copy={copy} />
      <CtaBand {...copy.cta} />
    </>
  );
}
