import { ArrowLeft, CircleQuestionMark } from "lucide";
import { createContext, type ReactNode, useContext, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { cn } from "../../lib/cn";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useCurrentInView } from "./use-current-in-view";

interface PageHeadProps {
  title: string;
  /** The description of the page; on phones for screen readers only. */
  lead?: ReactNode;
  /** The address of the list. */
  backTo?: string;
  /** Content beside the title. */
  aside?: ReactNode;
  /** Actions, the primary one last. */
  children?: ReactNode;
}

/** The address of the guide page about the current page. */
export const HelpAddress = createContext("");

/** The head of a staff page: title and actions. */
export function PageHead({ title, lead, backTo, aside, children }: PageHeadProps) {
  const help = useContext(HelpAddress);
  return (
    <div className="mb-3 max-md:mb-2">
      <div
        data-page-head=""
        className="flex min-h-10 flex-wrap items-center justify-end gap-x-4 gap-y-2 max-xl:gap-x-2 max-sm:gap-x-1"
      >
        {/* What stands beside the title stands below it where the actions need the line. */}
        <div className="mr-auto flex max-2xl:min-w-0 max-2xl:flex-col 2xl:items-center">
          <div className="flex flex-wrap items-center gap-x-0.5">
            <h1 className="text-2xl max-md:text-xl">{title}</h1>
            {help && (
              // Opens a new tab, so that unsaved work stays.
              <a
                href={help}
                target="_blank"
                rel="noopener"
                aria-label={`Panduan untuk ${title} (tab baru)`}
                className={cn(
                  "inline-flex size-9 items-center justify-center rounded-full text-ink-soft hover:bg-sand hover:text-ink pointer-coarse:size-11 print:hidden",
                  // Hidden on phones beside actions; the account menu has the same link.
                  children ? "max-md:hidden" : undefined,
                )}
              >
                <Icon node={CircleQuestionMark} className="size-4.5" />
              </a>
            )}
          </div>
          {aside && <div className="2xl:ml-2 max-2xl:leading-4">{aside}</div>}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1.5 empty:hidden max-xl:has-[[aria-controls]]:contents print:hidden">
          {backTo !== undefined && (
            <Link to={backTo} className={buttonStyles("quiet", "sm")}>
              <Icon node={ArrowLeft} className="size-4" />
              <span className={children ? "max-sm:sr-only" : undefined}>Kembali</span>
            </Link>
          )}
          {children}
        </div>
      </div>
      {lead && <p className="mt-1 max-w-[80ch] text-sm text-ink-soft max-sm:sr-only">{lead}</p>}
    </div>
  );
}

/** The classes of a tab. */
export const tabLook = (isCurrent: boolean) =>
  cn(
    "flex min-h-11 items-center border-b-3 px-3 text-sm font-semibold -outline-offset-3",
    isCurrent ? "border-fajar text-ink" : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
  );

interface PageTabsProps {
  /** The label for screen readers. */
  label: string;
  tabs: readonly { label: string; to: string }[];
}

/** Tabs that are links, with the current page marked. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, useLocation().pathname);
  return (
    <nav ref={nav} aria-label={label} className="mb-3 print:hidden max-md:mb-2">
      <ul className="fading-edges relative flex gap-1 overflow-x-auto border-line border-b whitespace-nowrap [scrollbar-width:none] max-sm:gap-0">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <NavLink
              to={tab.to}
              end
              className={({ isActive }) => cn(tabLook(isActive), "min-w-11 justify-center max-sm:px-1.5")}
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
