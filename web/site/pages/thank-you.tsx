import { thankYouContent } from "../content/thank-you";
import { HeroPicture } from "../features/marketing/hero-picture";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { ButtonLink } from "../ui/button-link";
import { PageHero } from "../ui/page-hero";

export default function ThankYouPage() {
  usePageMeta({ page: "thankYou" });
  const copy = useContent(thankYouContent);

  return (
    <>
      <PageHero
        title={copy.title}
        description={copy.description}
        art={<HeroPicture src="/images/hero-thanks.svg" />}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink {...copy.home} />
          <ButtonLink {...copy.services} variant="outline" />
        </div>
      </PageHero>
      <section aria-labelledby="next-title" className="page-grid py-14 lg:py-20">
        <h2 id="next-title" className="text-3xl">
          {copy.next.title}
        </h2>
        <ol className="mt-8 grid gap-x-8 md:grid-cols-3">
          {copy.next.steps.map((step, index) => (
            <li
              key={step}
              data-reveal="idle"
              className="flex gap-5 border-t-2 border-ink pt-4 pb-8 text-lg md:block"
            >
              <span className="text-4xl leading-none font-extrabold text-fajar">{index + 1}</span>
              <p className="md:mt-4">{step}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
