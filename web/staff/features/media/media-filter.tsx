import { Link } from "react-router-dom";
import type { MediaFilter } from "../../../api/media/library";
import { cn } from "../../../lib/cn";

/** The parts of the library that are looked at by themselves. */
const libraryParts = [
  { only: "", label: "Semua" },
  { only: "undescribed", label: "Belum ada teks" },
  { only: "unused", label: "Tidak dipakai" },
] as const satisfies { only: MediaFilter["only"]; label: string }[];

interface LibraryFilterProps {
  filter: MediaFilter;
  addressOf: (filter: MediaFilter) => string;
}

/** All pictures, those without a text, or those that nothing uses. */
export function LibraryFilter({ filter, addressOf }: LibraryFilterProps) {
  return (
    <nav aria-label="Saringan pustaka" className="max-sm:w-full">
      <ul className="flex flex-wrap gap-1 max-sm:-mx-2">
        {libraryParts.map(({ only, label }) => (
          <li key={label}>
            <Link
              to={addressOf({ ...filter, page: 1, only })}
              preventScrollReset
              aria-current={filter.only === only ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-sm -outline-offset-2 max-sm:px-3",
                filter.only === only ? "bg-ink text-paper" : "hover:bg-sand",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
