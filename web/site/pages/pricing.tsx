import { popularSeo } from "../../../worker/contract/business/packages";
import { startingPrice } from "../../../worker/contract/business/prices";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { site } from "../../../worker/contract/site";
import { pricingContent as copy } from "../content/pricing";
import { CtaBand } from "../features/marketing/cta-band";
import { CustomPackage } from "../features/marketing/custom-package";
import { Guarantee } from "../features/marketing/guarantee";
import { PackageComparison } from "../features/marketing/package-comparison";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { RiseArt } from "../features/marketing/rise-art";
import { usePageMeta } from "../lib/page-meta";
import { Faq } from "../ui/faq";
import { PageHero } from "../ui/page-hero";

const metadata: PageMetadata = {
  page: "pricing",
  ogPrice: { amount: startingPrice.amount, currency: "IDR" },
  ogAvailability: "instock",
  ogBrand: site.name,
  product: { productID: "website", rating: site.rating.value, reviewCount: site.rating.count },
  structuredData: [{ type: "faq", items: copy.faq.items }],
};

export default function PricingPage() {
  usePageMeta(metadata);
  return (
    <>
      <PageHero {...copy.hero} art={<RiseArt />} />
      <div className="page-grid py-16 lg:py-20">
        <PricingTabs
          label={copy.tabsLabel}
          tabs={copy.tabs}
          popularLabel={copy.popularLabel}
          popularSeo={popularSeo.pricing}
          cardTo={copy.cardTo}
          headingLevel="h2"
        />
      </div>
      <PackageComparison {...copy.comparison} />
      <Guarantee {...copy.guarantee} />
      <CustomPackage {...copy.custom} />
      <Faq {...copy.faq} />
      <CtaBand {...copy.cta} />
    </>
  );
}
