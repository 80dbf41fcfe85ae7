import type { SearchHit } from "../../../../../worker/contract/search";
import { cn } from "../../../../lib/cn";

interface ArticleChoiceProps {
  id: string;
  hits: readonly SearchHit[];
  /** The one that the arrow keys have come to; -1 for none. */
  active: number;
  /** How the search stands. */
  status: string;
  onChoose: (hit: SearchHit) => void;
}

/** Articles that a search found, to be linked to. The focus stays in the field above. */
export function ArticleChoice({ id, hits, active, status, onChoose }: ArticleChoiceProps) {
  return (
    <>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {status}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Artikel yang ditemukan"
        className="mt-1 overflow-hidden rounded-md border border-line empty:hidden"
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={hit.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
            className={cn(
              "cursor-pointer border-b border-line px-4 py-2.5 last:border-b-0 hover:bg-sand",
              index === active && "bg-sand",
            )}
          >
            <span className="block font-semibold">{hit.title}</span>
            <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">/blog/{hit.slug}</span>
          </div>
        ))}
      </div>
    </>
  );
}
