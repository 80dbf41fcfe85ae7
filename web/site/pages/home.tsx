import type { PageMetadata } from "../../../worker/contract/page-metadata";
import type { Offer } from "../../../worker/contract/site-content/schema";
import { ArticleCard } from "../../article/article-card";
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
import { PortfolioCard } from "../features/marketing/portfolio-card";
import { PricingTabs } from "../features/marketing/pricing-tabs";
import { SectionHeading } from "../features/marketing/section-heading";
import { ServiceCard } from "../features/marketing/service-card";
import { StepList } from "../features/marketing/step-list";
import { Replier } from "../features/marketing/team-list";
import { TestimonialStrip } from "../features/marketing/testimonial-strip";
import { useContent } from "../lib/content";
import { usePageData } from "../lib/page";
import { usePageMeta } from "../lib/page-meta";
import { Section } from "../ui/section";

const metadata: PageMetadata = {
  page: "home",
  structuredData: [{ type: "business" }, { type: "website" }, { type: "searchFaq" }],
};

const bars = ["bg-fajar", "bg-leaf", "bg-amber"];
const isPopular = (plan: Offer) => plan.popularHome;

export default function HomePage() {
  usePageMeta(metadata);
  const copy = useContent(homeContent);
  const pricing = useContent(pricingContent);
  const { cardCta } = useContent(servicesContent).list;
  const portfolio = useContent(portfolioContent);
  const { replier } = useContent(teamContent);
  const { form } = useContent(contactContent);
  const { latestArticles = [] } = usePageData();
  return (
    <>
      <HomeHero {...copy.hero} whatsappLabel={copy.contact.panel.whatsappAction} />
      {!copy.benefits.hidden && <BenefitList {...copy.benefits} />}
      {!copy.steps.hidden && <StepList {...copy.steps} />}
      {!copy.about.hidden && <AboutTeaser {...copy.about} />}
      {!copy.services.hidden && (
        <Section labelledBy="services-title">
          <div className="page-grid section-y">
            <SectionHeading id="services-title" {...copy.services} />
            <ul className="mt-12 grid gap-x-8 gap-y-6 md:grid-cols-3">
              {copy.services.items.map((service) => (
                <ServiceCard key={service.title} service={service} cta={cardCta} />
              ))}
            </ul>
          </div>
        </Section>
      )}
      {!copy.portfolio.isHidden && (
        <Section tone="dusk" labelledBy="portfolio-title">
          <div className="page-grid section-y">
            <SectionHeading id="portfolio-title" {...copy.portfolio} />
            <ul className="mt-12 grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-y-20">
              {copy.portfolio.items.map((item, index) => (
                <li key={item.id} data-reveal="idle" className="md:first:col-span-2">
                  <PortfolioCard
                    item={item}
                    copy={portfolio}
                    bar={bars[index] ?? "bg-fajar"}
                    side={index === 0 ? "left" : undefined}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {!copy.pricing.hidden && (
        <Section labelledBy="pricing-title">
          <div className="page-grid section-y">
            <SectionHeading id="pricing-title" {...copy.pricing} className="mb-12" />
            <PricingTabs {...pricing} isPopular={isPopular} />
          </div>
        </Section>
      )}
      {!copy.testimonials.isHidden && <TestimonialStrip {...copy.testimonials} />}
      {latestArticles.length > 0 && (
        <Section labelledBy="articles-title">
          <div className="page-grid section-y">
            <SectionHeading id="articles-title" {...copy.articles} />
            <ul className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-3">
              {latestArticles.map((article) => (
                <li key={article.id} data-reveal="idle">
                  <ArticleCard article={article} readMore={copy.articles.readMore} headingLevel="h3" />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {!copy.contact.hidden && (
        <Section tone="sand" labelledBy="contact-title">
          <div className="page-grid grid gap-x-16 section-y gap-y-12 lg:grid-cols-[1fr_1.35fr]">
            <div className="min-w-0">
              <SectionHeading id="contact-title" {...copy.contact} />
              {replier && <Replier {...replier} className="mt-8" />}
              <ContactPanel {...copy.contact.panel} />
            </div>
            <div>
              <ContactForm copy={form} headingLevel="h3" />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
