import { MessageCircle } from "lucide";
import { rupiah } from "../../../../worker/contract/site-content/facts";
import type { Offer } from "../../../../worker/contract/site-content/schema";
import { type WhatsappPlace, whatsappHref } from "../../../../worker/contract/whatsapp";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { newTab } from "../../ui/arrow-link";
import { toneStyles } from "../../ui/section";
import { TickList } from "../../ui/tick-list";

interface PricingCardProps {
  plan: Offer;
  /** The package's name with its kind, for the form and the chat. */
  name: string;
  popular: boolean;
  popularLabel: string;
  to: string;
  whatsappPlace: WhatsappPlace;
  /** Whether any package of the row has additional costs. */
  showsCosts: boolean;
  headingLevel?: "h2" | "h3";
}

/** Whether a feature is an additional cost. */
export const isCost = (feature: string) => feature.startsWith("Maintenance");

export function PricingCard({
  plan,
  name,
  popular,
  popularLabel,
  to,
  whatsappPlace,
  showsCosts,
  headingLevel: Heading = "h3",
}: PricingCardProps) {
  return (
    <li
      data-reveal="idle"
      className={cn(
        "relative flex flex-col p-7 md:p-5 md:py-8 lg:p-7 xl:p-9",
        popular
          ? cn(
              toneStyles.ink,
              "forced-colors:outline-4 -mx-0.5 mt-12 rounded-lg md:-my-5 md:mx-0 md:py-13 lg:py-12 xl:py-14",
            )
          : "border-rule max-md:not-first:border-t md:not-first:border-l md:nth-[n+4]:border-t",
      )}
    >
      {popular && (
        <p className="absolute bottom-full left-7 rounded-t-full bg-amber px-7 pt-2.5 pb-1.5 text-sm font-extrabold tracking-wide text-ink md:left-5 lg:left-7 xl:left-9">
          {popularLabel}
        </p>
      )}
      <Heading className="text-xl">{plan.title}</Heading>
      <p className="mt-2 text-[min(1.875rem,8vw)] leading-tight font-extrabold tracking-tight md:text-2xl lg:text-3xl xl:text-4xl">
        <span className="whitespace-nowrap">{rupiah(plan.price)}</span>
        {plan.period && (
          <span className="block text-base font-medium tracking-normal text-soft"> {plan.period}</span>
        )}
      </p>
      <TickList
        items={plan.features.filter((feature) => !isCost(feature))}
        className="mt-6 mb-6 border-t border-rule pt-6"
      />
      {showsCosts && (
        <p className="mt-auto border-t border-rule pt-4 leading-snug text-balance text-soft md:min-h-21 lg:min-h-15">
          {plan.features.find(isCost) ?? "Tanpa biaya maintenance"}
        </p>
      )}
      <div className={cn("flex flex-wrap gap-2 pt-6", !showsCosts && "mt-auto")}>
        <a
          href={`${to}?paket=${encodeURIComponent(name)}`}
          className={cn(
            buttonStyles(popular ? "primary" : "outline", "lg"),
            "min-w-0 grow basis-40 px-3! text-center wrap-anywhere md:max-lg:text-sm",
          )}
        >
          {plan.buttonText}
        </a>
        <a
          href={whatsappHref(whatsappPlace, plan.title)}
          {...newTab}
          aria-label={`Chat lewat WhatsApp tentang paket ${name}`}
          className={cn(buttonStyles(popular ? "outlineOnDark" : "outline", "lg"), "px-4 md:hidden")}
        >
          <Icon node={MessageCircle} />
        </a>
      </div>
    </li>
  );
}
