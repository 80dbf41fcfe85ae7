import { NavLink } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { cn } from "../../../lib/cn";

const tabs = [
  { label: "Daftar", to: staffPaths.contact },
  { label: "Angka", to: staffPaths.contactFigures },
  { label: "Templat balasan", to: staffPaths.replyTemplates },
];

/** The pages of the enquiries: those themselves, their figures, and the texts that answer them. */
export function ContactTabs() {
  return (
    <nav aria-label="Daftar kontak, angka, dan templat" className="mt-5 print:hidden">
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
