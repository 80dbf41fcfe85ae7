import { NavLink } from "react-router-dom";
import { cn } from "../../lib/cn";

interface PageTabsProps {
  /** What the pages are, for whoever does not see them. */
  label: string;
  tabs: readonly { label: string; to: string }[];
}

/** The pages that belong together, with the present one marked. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className="mb-3 print:hidden max-md:mb-2">
      <ul className="flex flex-wrap gap-1 border-line border-b max-sm:gap-0">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end
              className={({ isActive }) =>
                cn(
                  "flex min-h-11 items-center border-b-3 px-3 text-sm font-semibold -outline-offset-3 max-sm:px-1.5",
                  isActive
                    ? "border-fajar text-ink"
                    : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
                )
              }
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
