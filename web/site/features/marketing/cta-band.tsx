import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link";
import { HalfSun } from "../../ui/half-sun";
import { Section } from "../../ui/section";
import type { LinkCopy } from "./section-heading";

interface CtaBandProps {
  title: string;
  description: string;
  primary: LinkCopy;
  secondary?: LinkCopy;
  /** The closing drawing of the page; a half sun by default. */
  art?: ReactNode;
}

/** The closing call to action of a page. */
export function CtaBand({ title, description, primary, secondary, art }: CtaBandProps) {
  return (
    <Section tone="fajar" labelledBy="cta-title" className="overflow-hidden">
      <div className="page-grid section-t grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 md:grid-cols-[1.15fr_1fr]">
        <div data-reveal="idle" className="md:pb-24 lg:pb-28">
          <h2 id="cta-title" className="headline-2">
            {title}
          </h2>
          <p className="mt-5 max-w-xl text-lg text-balance">{description}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...primary} variant="dark" />
            {secondary && <ButtonLink {...secondary} variant="outlineOnDark" />}
          </div>
        </div>
        <div aria-hidden="true" className="w-80 max-w-full self-end justify-self-end md:w-full">
          {art ?? (
            <HalfSun rings={["fill-fajar-deep", "fill-amber", "fill-peach"]} className="block w-full" />
          )}
        </div>
      </div>
    </Section>
  );
}
