import type { MediaDetail } from "../../../../../worker/contract/media/media-item";
import { UseLinks } from "./use-links";

/** The posts that use a picture; null while they are not known. */
export function PictureUses({ usedIn }: { usedIn: MediaDetail["usedIn"] | null }) {
  return (
    <section aria-labelledby="uses-title" className="border-line border-t pt-5">
      <h2 id="uses-title" className="text-lg">
        Dipakai di
      </h2>
      {usedIn === null && <p className="mt-2 text-ink-soft">Memuat…</p>}
      {usedIn?.length === 0 && <p className="mt-2 text-ink-soft">Belum dipakai di artikel mana pun.</p>}
      {usedIn && usedIn.length > 0 && <UseLinks usedIn={usedIn} />}
    </section>
  );
}
