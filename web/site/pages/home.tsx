import { popularSeo } from "../../../worker/contract/business/packages";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { contactContent } from "../content/contact";
import { homeContent } from "../content/home";
import { portfolioContent } from "../content/portfolio";
import { pricingContent } from "../content/pricing";
import { servicesContent } from "../content/services";
import { teamContent } from "../content/team";
import { ContactForm } from "../features/contact/contact-form";
import { AboutTeaser } from "../features/marketing/about-teaser";
import { BenefitList } from "../features/marketing/benefit-list";
import { ContactPanel } from "../features/marketing/contact-panel";
import { HomeHero } from "../features/marketing/home-hero";
import { PortfolioTrio } from "../features/marketing/portfolio-trio";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { SectionHeading } from "../features/marketing/section-heading";
import { ServiceCard } from "../features/marketing/service-card";
import { StepList } from "../features/marketing/step-list";
import { Replier } from "../features/marketing/team-list";
import { TestimonialStrip } from "../features/marketing/testimonial-strip";
import { usePageMeta } from "../lib/page-meta";
import { Section } from "../ui/section";

const copy = homeContent;

const metadata: PageMetadata = {
  page: "home",
  structuredData: [{ type: "business" }, { type: "website" }, { type: "searchFaq" }],
};

export default function HomePage() {
  usePageMeta(metadata);
  return (
    <>
      <HomeHero {...copy.hero} />
      <BenefitList {...copy.benefits} />
      <StepList {...copy.steps} />
      <AboutTeaser {...copy.about} />
      <Section labelledBy="services-title">
        <div className="page-grid section-y">
          <SectionHeading id="services-title" {...copy.services} />
          <ul className="mt-12 grid gap-x-8 gap-y-6 md:grid-cols-3">
            {pick(servicesContent.list.items, copy.services.ids).map((service, index) => (
              <ServiceCard
                key={service.id}
                service={service}
                cta={servicesContent.list.cardCta}
                delay={index * 100}
              />
            ))}
          </ul>
        </div>
      </Section>
      <PortfolioTrio
        {...copy.portfolio}
        items={pick(portfolioContent.items, copy.portfolio.ids)}
        copy={portfolioContent}
      />
      <Section labelledBy="pricing-title">
        <div className="page-grid section-y">
          <SectionHeading id="pricing-title" {...copy.pricing} className="mb-12" />
          <PricingTabs
            label={pricingContent.tabsLabel}
            tabs={pricingContent.tabs}
            popularLabel={pricingContent.popularLabel}
            popularSeo={popularSeo.home}
            cardTo={pricingContent.cardTo}
          />
        </div>
      </Section>
      <TestimonialStrip {...copy.testimonials} />
      <Section tone="sand" labelledBy="contact-title">
        <div className="page-grid grid gap-x-16 section-y gap-y-12 lg:grid-cols-[1fr_1.35fr]">
          <div className="min-w-0">
            <SectionHeading
              id="contact-title"
              eyebrow={copy.contact.eyebrow}
              title={copy.contact.title}
              description={copy.contact.description}
            />
            <div className="mt-8">
              <Replier {...teamContent.replier} />
            </div>
            <ContactPanel {...copy.contact.panel} />
          </div>
          <div>
            <ContactForm copy={contactContent.form} headingLevel="h3" />
          </div>
        </div>
      </Section>
    </>
  );
}

function pick<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}
