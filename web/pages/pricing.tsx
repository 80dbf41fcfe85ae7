import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { popularSeo } from "../../worker/contract/site";
import { pricingContent as copy } from "../content/pricing";
import { CtaBand } from "../features/marketing/cta-band";
import { CustomPackage } from "../features/marketing/custom-package";
import { Guarantee } from "../features/marketing/guarantee";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { RiseArt } from "../features/marketing/rise-art";
import { usePageMeta } from "../lib/use-page-meta";
import { Faq } from "../ui/faq";
import { PageHero } from "../ui/page-hero";

export default function PricingPage() {
  usePageMeta(metadataOf(pages.pricing));
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
      <Guarantee {...copy.guarantee} />
      <CustomPackage {...copy.custom} />
      <Faq {...copy.faq} />
      <CtaBand {...copy.cta} />
    </>
  );
}
