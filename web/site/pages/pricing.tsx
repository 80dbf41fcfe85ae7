import { startingPrice } from "../../../worker/contract/site-content/facts";
import type { Offer, SiteContent } from "../../../worker/contract/site-content/schema";
import { pricingContent } from "../content/pricing";
import { CtaBand } from "../features/marketing/cta-band";
import { CustomPackage } from "../features/marketing/custom-package";
import { Guarantee } from "../features/marketing/guarantee";
import { HeroPicture } from "../features/marketing/hero-picture";
import { PackageComparison } from "../features/marketing/package-comparison";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { Faq } from "../ui/faq";
import { PageHero } from "../ui/page-hero";

const facts = ({ business, packages, rating }: SiteContent) => ({ business, packages, rating });
const isPopular = (plan: Offer) => plan.popularPricing;

export default function PricingPage() {
  const copy = useContent(pricingContent);
  const { business, packages, rating } = useContent(facts);
  usePageMeta({
    page: "pricing",
    ogPrice: { amount: startingPrice(packages), currency: "IDR" },
    ogAvailability: "instock",
    ogBrand: business.name,
    product: {
      productID: "website",
      ...(!rating.hidden && { rating: rating.value, reviewCount: rating.count }),
    },
    structuredData: [{ type: "faq", items: copy.faq.items }],
  });
  return (
    <>
      <PageHero {...copy.hero} tone="ink" art={<HeroPicture src="/images/hero-pricing.svg" height={320} />} />
      <div className="page-grid py-16 lg:py-20">
        <PricingTabs {...copy} isPopular={isPopular} headingLevel="h2" />
      </div>
      <PackageComparison {...copy.comparison} />
      {!copy.guarantee.hidden && <Guarantee {...copy.guarantee} />}
      {!copy.custom.hidden && <CustomPackage {...copy.custom} place="pricing-website" />}
      <Faq {...copy.faq} />
      <CtaBand {...copy.cta} art={<HeroPicture src="/images/closing-pricing.svg" loading="lazy" />} />
    </>
  );
}
