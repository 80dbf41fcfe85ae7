import { type KeyboardEvent, useRef, useState } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { cn } from "../../../../lib/cn";
import { PictureMarks } from "../picture-marks";
import { StandingPicture } from "../picture-tile";
import { stepFrom } from "./grid-steps";

interface PickerGridProps {
  items: readonly MediaItem[];
  chosenId: number | null;
  makesWidths: boolean;
  /** `byKey` where it was chosen with the keyboard. */
  onChoose: (item: MediaItem, byKey: boolean) => void;
}

/** Pictures to choose one from, with the arrow keys too. */
export function PickerGrid({ items, chosenId, makesWidths, onChoose }: PickerGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const current =
    items.find(({ id }) => id === activeId) ?? items.find(({ id }) => id === chosenId) ?? items[0];

  function handleKey(event: KeyboardEvent, item: MediaItem) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(item, true);
      return;
    }
    const options = [...(list.current?.children ?? [])] as HTMLElement[];
    const tops = options.map(({ offsetTop }) => offsetTop);
    const target = stepFrom(items.indexOf(item), event.key, tops);
    if (target === null) return;
    event.preventDefault();
    options[target]?.focus();
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Gambar di pustaka"
      className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {items.map((item) => (
        <div
          key={item.id}
          role="option"
          aria-selected={item.id === chosenId}
          tabIndex={item === current ? 0 : -1}
          onFocus={() => setActiveId(item.id)}
          onClick={() => onChoose(item, false)}
          onKeyDown={(event) => handleKey(event, item)}
          className={cn(
            "min-w-0 cursor-pointer scroll-my-4 rounded-sm p-1.5",
            item.id === chosenId ? "bg-peach ring-2 ring-fajar" : "hover:bg-sand",
          )}
        >
          <StandingPicture item={item} alt="" />
          <div className="mt-1.5 border-ink border-t-2 pt-1.5">
            <p className="truncate font-semibold text-sm">{item.name}</p>
            <p className="truncate text-ink-soft text-xs">{item.alt || (item.decorative ? "Hiasan" : "")}</p>
            <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
              <PictureMarks item={item} makesWidths={makesWidths} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
