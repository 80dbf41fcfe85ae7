import { type WhatsappPlace, whatsappHref } from "../../../../worker/contract/whatsapp";
import { buttonStyles } from "../../../ui/button";
import { Section } from "../../ui/section";
import { TickList } from "../../ui/tick-list";
import { SectionHeading } from "./section-heading";

interface CustomPackageProps {
  eyebrow: string;
  title: string;
  description: string;
  benefits: readonly string[];
  buttonText: string;
  /** Where it stands, as its chats say. */
  place: WhatsappPlace;
}

/** For what no package covers; the chat opens with the request already written. */
export function CustomPackage(props: CustomPackageProps) {
  return (
    <Section tone="dusk" labelledBy="custom-title">
      <div className="page-grid grid gap-x-16 section-y gap-y-10 lg:grid-cols-[1.2fr_1fr] lg:items-center">
        <SectionHeading
          id="custom-title"
          eyebrow={props.eyebrow}
          title={props.title}
          description={props.description}
        />
        <div className="border-t-2 border-paper pt-7">
          <TickList items={props.benefits} className="text-lg" />
          <a
            href={whatsappHref(props.place)}
            target="_blank"
            rel="noopener"
            className={`mt-8 ${buttonStyles("primary", "lg")}`}
          >
            {props.buttonText}
          </a>
        </div>
      </div>
    </Section>
  );
}
