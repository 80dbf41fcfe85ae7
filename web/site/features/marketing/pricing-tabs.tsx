import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { Offer } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import type { PricingTabId, pricingContent } from "../../content/pricing";
import { useLocation } from "../../lib/page";
import { useHydrated } from "../../lib/use-hydrated";
import { isCost, PricingCard } from "./pricing-card";

type PricingCopy = ReturnType<typeof pricingContent>;

interface PricingTabsProps extends Pick<PricingCopy, "tabsLabel" | "tabs" | "popularLabel" | "cardTo"> {
  /** Whether a package gets the badge on this page. */
  isPopular: (plan: Offer) => boolean;
  headingLevel?: "h2" | "h3";
}

const panelId = (id: PricingTabId) => `harga-${id}`;

/**
 * Packages by kind. Without JavaScript the tabs are links, and the stylesheet shows the panel in the address. With
 * JavaScript they are tabs that write the choice into the address, before hydration by `showPanel` of the entry script.
 */
export function PricingTabs(props: PricingTabsProps) {
  const { tabs } = props;
  const ready = useHydrated();
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<{ id: PricingTabId; hash: string } | null>(null);
  const links = useRef(new Map<PricingTabId, HTMLAnchorElement>());

  const addressed = tabs.find(({ id }) => hash === `#${panelId(id)}`)?.id ?? tabs[0]?.id;
  const active = chosen?.hash === hash ? chosen.id : addressed;

  function choose(event: KeyboardEvent | MouseEvent, id: PricingTabId | undefined) {
    if (!id) return;
    event.preventDefault();
    setChosen({ id, hash });
    // Keeps the choice for Back, without scrolling.
    window.history.replaceState(window.history.state, "", `#${panelId(id)}`);
    links.current.get(id)?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === active);
    const last = tabs.length - 1;
    if (event.key === "ArrowRight") choose(event, tabs[index === last ? 0 : index + 1]?.id);
    else if (event.key === "ArrowLeft") choose(event, tabs[index === 0 ? last : index - 1]?.id);
    else if (event.key === "Home") choose(event, tabs[0]?.id);
    else if (event.key === "End") choose(event, tabs[last]?.id);
    else if (event.key === " ") choose(event, active);
  }

  return (
    <div className="tabs" data-ready={ready || undefined}>
      <div
        role="tablist"
        aria-label={props.tabsLabel}
        className="flex flex-wrap gap-x-1 print:hidden"
        onKeyDown={handleKey}
      >
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            ref={(link) => {
              if (link) links.current.set(id, link);
            }}
            id={`tab-${id}`}
            href={`#${panelId(id)}`}
            role="tab"
            aria-controls={panelId(id)}
            aria-selected={ready ? id === active : undefined}
            tabIndex={ready && id !== active ? -1 : undefined}
            onClick={(event) => choose(event, id)}
            className="tab flex min-h-13 items-center rounded-t-full px-4 pt-1 font-bold transition-colors sm:px-9 sm:text-lg"
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, label, description, packages }, index) => (
        <section
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-label={label}
          tabIndex={ready ? 0 : undefined}
          hidden={ready && id !== active}
          className={cn("scroll-mt-44 border-t-2 border-ink", index === 0 && "tab-default")}
        >
          <p className="max-w-3xl py-6 text-lg text-balance text-soft">{description}</p>
          <ul
            className="border-2 border-ink bg-white rounded-lg md:mt-12 md:mb-8 md:grid md:w-[calc(100%*var(--columns)/3)] md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
            style={{ "--columns": Math.min(3, packages.length) } as CSSProperties}
          >
            {packages.map((plan) => (
              <PricingCard
                key={plan.title}
                plan={plan}
                popular={props.isPopular(plan)}
                popularLabel={props.popularLabel}
                name={`${label} ${plan.title}`}
                to={props.cardTo}
                whatsappPlace={`pricing-${id}`}
                showsCosts={packages.some(({ features }) => features.some(isCost))}
                headingLevel={props.headingLevel ?? "h3"}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
