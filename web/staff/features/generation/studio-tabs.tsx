import { NavLink } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { cn } from "../../../lib/cn";

const tabs = [
  { label: "Bahan", to: staffPaths.briefs },
  { label: "Aturan menulis", to: staffPaths.writingRules },
  { label: "Artikel lama", to: staffPaths.agedPosts },
];

/** The pages of what the writer is given, and of what it has to look through again. */
export function StudioTabs() {
  return (
    <nav aria-label="Bahan, aturan, dan artikel lama" className="mt-5">
      <ul className="flex gap-1 border-line border-b">
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  "flex min-h-12 items-center border-b-3 px-3.5 font-semibold -outline-offset-3",
                  isActive
                    ? "border-fajar text-ink"
                    : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
