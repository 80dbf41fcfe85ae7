import { portfolioContent } from "../content/portfolio";
import { CtaBand } from "../features/marketing/cta-band";
import { HeroPicture } from "../features/marketing/hero-picture";
import { PhoneRow, PortfolioGallery } from "../features/marketing/portfolio-gallery";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

export default function PortfolioPage() {
  const copy = useContent(portfolioContent);
  const hasPhones = !copy.isHidden && copy.items.some(({ phone }) => phone);
  usePageMeta({
    page: "portfolio",
    indexed: !copy.isHidden,
    structuredData: copy.isHidden ? [] : [{ type: "works", works: copy.items }],
  });
  return (
    <>
      <PageHero
        {...copy.hero}
        tone="dusk"
        art={hasPhones ? <PhoneRow items={copy.items} /> : undefined}
        isArtWide={hasPhones}
      />
      {!copy.isHidden && <PortfolioGallery items={copy.items} copy={copy} />}
      <CtaBand {...copy.cta} art={<HeroPicture src="/images/closing-portfolio.svg" loading="lazy" />} />
    </>
  );
}
