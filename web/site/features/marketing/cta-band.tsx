import { type WhatsappPlace, whatsappHref } from "../../../../worker/contract/whatsapp";
import { buttonStyles } from "../../../ui/button";
import { HalfSun } from "../../ui/half-sun";
import { Section } from "../../ui/section";
import type { LinkCopy } from "./section-heading";

interface CtaBandProps {
  title: string;
  description: string;
  primary: LinkCopy;
  secondary?: LinkCopy;
  whatsapp?: { label: string; place: WhatsappPlace };
}

/** The last word of a page: what to do next, under the evening sun. */
export function CtaBand({ title, description, primary, secondary, whatsapp }: CtaBandProps) {
  return (
    <Section tone="fajar" labelledBy="cta-title" className="overflow-hidden">
      <HalfSun
        rings={["fill-fajar-deep", "fill-amber", "fill-peach"]}
        className="absolute right-[-9rem] bottom-0 w-96 max-md:hidden lg:w-[34rem] xl:right-[-2rem] xl:w-[42rem]"
      />
      <div className="page-grid section-t relative md:pb-24 lg:pb-28">
        <div data-reveal="idle" className="max-w-xl md:max-lg:max-w-md">
          <h2 id="cta-title" className="headline-2">
            {title}
          </h2>
          <p className="mt-5 text-lg">{description}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={primary.to} className={buttonStyles("dark", "lg")}>
              {primary.label}
            </a>
            {secondary && (
              <a href={secondary.to} className={buttonStyles("outlineOnDark", "lg")}>
                {secondary.label}
              </a>
            )}
            {whatsapp && (
              <a
                href={whatsappHref(whatsapp.place)}
                target="_blank"
                rel="noopener"
                className={buttonStyles("outlineOnDark", "lg")}
              >
                {whatsapp.label}
              </a>
            )}
          </div>
        </div>
        <HalfSun
          rings={["fill-fajar-deep", "fill-amber", "fill-peach"]}
          className="mt-14 ml-auto w-80 max-w-full md:hidden"
        />
      </div>
    </Section>
  );
}
