import { servicesContent } from "../content/services";
import { CtaBand } from "../features/marketing/cta-band";
import { HeroPicture } from "../features/marketing/hero-picture";
import { SectionHeading } from "../features/marketing/section-heading";
import { ServiceCard } from "../features/marketing/service-card";
import { StepList } from "../features/marketing/step-list";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";

export default function ServicesPage() {
  const { hero, list, process, cta } = useContent(servicesContent);
  const items = list.items.map(({ title, description }) => ({ title, description }));
  usePageMeta({ page: "services", structuredData: [{ type: "services", items }] });
  return (
    <>
      <PageHero {...hero} art={<HeroPicture src="/images/hero-services.svg" height={360} />} />
      <Section labelledBy="list-title">
        <div className="page-grid section-y">
          <SectionHeading id="list-title" {...list} />
          <ul className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:gap-y-10">
            {list.items.map((service) => (
              <ServiceCard
                key={service.title}
                id={service.anchor || undefined}
                service={service}
                cta={list.cardCta}
                layout="row"
              />
            ))}
          </ul>
        </div>
      </Section>
      {!process.hidden && <StepList {...process} items={process.steps} />}
      <CtaBand {...cta} />
    </>
  );
}
