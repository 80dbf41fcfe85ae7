import { type WhatsappPlace, whatsappHref } from "../../../../worker/contract/whatsapp";
import { buttonStyles } from "../../../ui/button";
import { newTab } from "../../ui/arrow-link";
import { Section } from "../../ui/section";
import { TickList } from "../../ui/tick-list";
import { type HeadingCopy, SectionHeading } from "./section-heading";

interface CustomPackageProps extends HeadingCopy {
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
        <SectionHeading id="custom-title" {...props} />
        <div className="border-t-2 border-paper pt-7">
          <TickList items={props.benefits} className="text-lg" />
          <a href={whatsappHref(props.place)} {...newTab} className={`mt-8 ${buttonStyles("primary", "lg")}`}>
            {props.buttonText}
          </a>
        </div>
      </div>
    </Section>
  );
}
