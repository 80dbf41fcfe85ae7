import { portfolioContent } from "../content/portfolio";
import { CtaBand } from "../features/marketing/cta-band";
import { PortfolioGallery } from "../features/marketing/portfolio-gallery";
import { WindowArt } from "../features/marketing/window-art";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

export default function PortfolioPage() {
  const copy = useContent(portfolioContent);
  usePageMeta({
    page: "portfolio",
    structuredData: copy.isHidden ? [] : [{ type: "works", works: copy.items }],
  });
  return (
    <>
      <PageHero {...copy.hero} art={<WindowArt />} />
      {!copy.isHidden && <PortfolioGallery items={copy.items} copy={copy} />}
      <CtaBand {...copy.cta} />
    </>
  );
}
