import { Button } from "../../../ui/button";
import type { Moved } from "./use-move";

/** Where something was moved to, in sight wherever that is, and the way back. */
export function MoveNews({ news, onUndo }: { news: Moved | null; onUndo: (news: Moved) => void }) {
  return (
    <div role="status" className="sticky bottom-4 z-10">
      {news && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-l-4 border-leaf bg-leaf-pale px-5 py-2 font-medium shadow-lift">
          <span className="[overflow-wrap:anywhere]">{news.text}</span>
          <Button variant="outline" size="sm" onClick={() => onUndo(news)}>
            Urungkan
          </Button>
        </div>
      )}
    </div>
  );
}
