import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { servicesContent as copy } from "../content/services";
import { CtaBand } from "../features/marketing/cta-band";
import { SectionHeading } from "../features/marketing/section-heading";
import { ServiceCard } from "../features/marketing/service-card";
import { StepList } from "../features/marketing/step-list";
import { TileArt } from "../features/marketing/tile-art";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";

const metadata: PageMetadata = {
  page: "services",
  structuredData: [
    { type: "services", items: copy.list.items.map(({ title, description }) => ({ title, description })) },
  ],
};

export default function ServicesPage() {
  usePageMeta(metadata);
  const { hero, list, process, cta } = copy;
  return (
    <>
      <PageHero {...hero} art={<TileArt />} />
      <Section labelledBy="list-title">
        <div className="page-grid section-y">
          <SectionHeading id="list-title" title={list.title} description={list.description} />
          <ul className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:gap-y-10">
            {list.items.map((service, index) => (
              <ServiceCard
                key={service.id}
                id={service.anchor}
                service={service}
                cta={list.cardCta}
                layout="row"
                delay={(index % 2) * 100}
              />
            ))}
          </ul>
        </div>
      </Section>
      <StepList
        eyebrow={process.eyebrow}
        title={process.title}
        description={process.description}
        items={process.steps}
      />
      <CtaBand {...cta} />
    </>
  );
}
