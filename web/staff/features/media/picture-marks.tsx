import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { cn } from "../../../lib/cn";
import { isDescribed, problemTexts } from "./picture-text";

function Mark({ tone, children }: { tone: string; children: string }) {
  return (
    <span className={cn("inline-block rounded-md px-2 py-px text-[0.8rem] leading-5 font-semibold", tone)}>
      {children}
    </span>
  );
}

/** What is still to be done about a picture, or what is being done. */
export function PictureMarks({ item, makesWidths }: { item: MediaItem; makesWidths: boolean }) {
  const isAwaited = makesWidths && item.state === "pending" && item.problem === null;
  return (
    <>
      {!isDescribed(item) && <Mark tone="bg-amber text-ink">Belum ada teks</Mark>}
      {item.problem && <Mark tone="bg-danger-pale text-danger">{problemTexts[item.problem].short}</Mark>}
      {isAwaited && <Mark tone="bg-mist text-ink">Sedang disiapkan</Mark>}
    </>
  );
}

export function usesText(uses: number): string {
  return uses === 0 ? "Belum dipakai" : `Dipakai di ${uses.toLocaleString("id-ID")} artikel`;
}
