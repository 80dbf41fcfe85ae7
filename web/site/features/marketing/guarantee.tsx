import { Section } from "../../ui/section";

/** The promise that a visitor should take away from the prices. */
export function Guarantee({ title, description }: { title: string; description: string }) {
  return (
    <Section tone="amber" labelledBy="guarantee-title" className="overflow-hidden">
      <div
        aria-hidden="true"
        className="kawung absolute inset-y-0 right-0 w-1/3 text-fajar [--tile:6rem] max-lg:hidden"
      />
      <div aria-hidden="true" className="kawung h-14 text-fajar [--tile:3.5rem] lg:hidden" />
      <div data-reveal="idle" className="page-grid py-14 lg:py-20">
        <h2 id="guarantee-title" className="headline-2">
          {title}
        </h2>
        <p className="mt-5 max-w-xl text-lg font-medium">{description}</p>
      </div>
    </Section>
  );
}
