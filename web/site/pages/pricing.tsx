import { startingPrice } from "../../../worker/contract/site-content/facts";
import type { Offer, SiteContent } from "../../../worker/contract/site-content/schema";
import { pricingContent } from "../content/pricing";
import { CtaBand } from "../features/marketing/cta-band";
import { HeroPicture } from "../features/marketing/hero-picture";
import { PackageComparison } from "../features/marketing/package-comparison";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { SectionHeading } from "../features/marketing/section-heading";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { ButtonLink } from "../ui/button-link";
import { Faq } from "../ui/faq";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";
import { TickList } from "../ui/tick-list";

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
      {!copy.guarantee.hidden && (
        <Section tone="amber" labelledBy="guarantee-title" className="overflow-hidden">
          <div
            aria-hidden="true"
            className="kawung absolute inset-y-0 right-0 w-1/3 text-fajar [--tile:6rem] max-lg:hidden"
          />
          <div aria-hidden="true" className="kawung h-14 text-fajar [--tile:3.5rem] lg:hidden" />
          <div data-reveal="idle" className="page-grid py-14 lg:py-20">
            <h2 id="guarantee-title" className="headline-2">
              {copy.guarantee.title}
            </h2>
            <p className="mt-5 max-w-xl text-lg font-medium">{copy.guarantee.description}</p>
          </div>
        </Section>
      )}
      {!copy.custom.hidden && (
        <Section tone="dusk" labelledBy="custom-title">
          <div className="page-grid grid gap-x-16 section-y gap-y-10 lg:grid-cols-[1.2fr_1fr]">
            <SectionHeading id="custom-title" {...copy.custom} />
            <div className="border-t-2 border-paper pt-7">
              <TickList items={copy.custom.benefits} className="text-lg" />
              {/* The chat opens with the request already written. */}
              <ButtonLink {...copy.custom.chat} className="mt-8" />
            </div>
          </div>
        </Section>
      )}
      <Faq {...copy.faq} />
      <CtaBand {...copy.cta} art={<HeroPicture src="/images/closing-pricing.svg" loading="lazy" />} />
    </>
  );
}
