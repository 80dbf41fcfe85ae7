import { Link } from "react-router-dom";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { cn } from "../../../lib/cn";
import { type Choice, RowBox } from "../../lists/choice";
import { shownOnHover } from "../../lists/list-table";
import { fromList } from "../../lists/use-opened";
import { bytesText, PictureMarks, pixelsText, Thumbnail, usesText } from "./picture-text";

/** The aspect ratio of a cell. */
const fieldRatio = 4 / 3;

/** The width of a picture that fits into its cell without enlargement. */
function standingWidth({ width, height }: Pick<MediaItem, "width" | "height">) {
  const share = Math.min(1, width / height / fieldRatio);
  return { width: `${share * 100}%`, maxWidth: width, aspectRatio: `${width} / ${height}` };
}

/** A picture in its own aspect ratio, aligned at the bottom of the row. */
export function StandingPicture({ item, alt }: { item: MediaItem; alt: string }) {
  return (
    <div className="flex aspect-4/3 items-end">
      <div style={standingWidth(item)} className="max-h-full min-h-2 min-w-2 overflow-hidden">
        <Thumbnail item={item} width={480} alt={alt} className="size-full object-cover" />
      </div>
    </div>
  );
}

interface PictureGridProps {
  items: readonly MediaItem[];
  makesWidths: boolean;
  /** Null without a selection. */
  choice: Choice<MediaItem> | null;
  addressOf: (id: number) => string;
}

/** The grid of the library. */
export function PictureGrid({ items, makesWidths, choice, addressOf }: PictureGridProps) {
  return (
    <ul
      aria-label="Gambar di pustaka"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 gap-y-8 sm:gap-x-7 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {items.map((item) => (
        <li key={item.id} className="group relative min-w-0">
          <StandingPicture item={item} alt={item.alt} />
          {choice && (
            <span
              className={cn(
                "absolute top-0 left-0 z-10 rounded-br-md bg-paper p-2",
                choice.chosen.length === 0 && shownOnHover,
              )}
            >
              <RowBox row={item} name={item.name} choice={choice} />
            </span>
          )}
          <div className="mt-2 border-ink border-t-2 pt-2 transition-colors group-hover:border-fajar">
            <Link
              to={addressOf(item.id)}
              state={fromList}
              data-picture={item.id}
              title={item.name}
              className="block truncate font-semibold text-[0.95rem] leading-[1.58] after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-fajar"
            >
              {item.name}
            </Link>
            <p className="truncate text-ink-soft text-sm tabular-nums">
              {pixelsText(item)} · {bytesText(item.bytes)}
            </p>
            <p className="text-ink-soft text-sm">{usesText(item.uses)}</p>
            <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
              <PictureMarks item={item} makesWidths={makesWidths} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
