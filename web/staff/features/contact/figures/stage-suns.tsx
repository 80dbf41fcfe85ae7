import { Link } from "react-router-dom";
import { type Stage, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { cn } from "../../../../lib/cn";
import { writeAddress } from "../../../lists/list-address";
import { countText, shareText } from "./figure-text";

/** Of a sun as large as it gets, and of the smallest that is seen. */
const radius = { most: 30, least: 3 };

/** Open ones stand in the morning's colours; one that is won is full, and one that is lost has set. */
const looks: Record<Stage, string> = {
  new: "fill-white stroke-ink",
  contacted: "fill-peach stroke-ink",
  proposal: "fill-amber stroke-ink",
  won: "fill-leaf stroke-leaf",
  lost: "fill-none stroke-edge [stroke-dasharray:3_3]",
};

/** Its area, and not its height, says how many there are. */
export function sunRadius(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.max(radius.least, radius.most * Math.sqrt(count / highest));
}

/** Where the enquiries stand now: five half suns on one horizon, each the way to its list. */
export function StageSuns({ byStage, total }: Pick<ContactSummary, "byStage" | "total">) {
  const highest = Math.max(...byStage.map(({ count }) => count));
  return (
    <ol className="grid grid-cols-5 text-center">
      {byStage.map(({ stage, count }) => (
        <li key={stage} className="min-w-0">
          <Link
            to={writeAddress(staffPaths.contact, 1, { stage })}
            title={`Lihat semua kontak dengan tahap ${stageNames[stage]}`}
            className="group block rounded-md pb-2 hover:bg-sand"
          >
            <svg
              viewBox="-32 -34 64 34"
              preserveAspectRatio="xMidYMax meet"
              aria-hidden="true"
              className="mx-auto block h-9 w-full overflow-hidden sm:h-17"
            >
              <circle r={sunRadius(count, highest)} strokeWidth="1.5" className={looks[stage]} />
            </svg>
            <span aria-hidden="true" className="block border-ink border-t-[2.5px]" />
            <span className="mt-2 block text-2xl leading-tight font-bold tabular-nums">
              {countText(count)}
            </span>{" "}
            <span
              className={cn(
                "block font-semibold text-sm underline decoration-line-on-sand underline-offset-4 group-hover:decoration-ink",
                "max-sm:text-[0.72rem]",
              )}
            >
              {stageNames[stage]}
            </span>{" "}
            <span className="block text-ink-soft text-sm tabular-nums max-sm:text-xs">
              {shareText(total === 0 ? 0 : count / total)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
