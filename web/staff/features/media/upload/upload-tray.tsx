import type { ReactNode } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import type { Uploads } from "../use-uploads";
import type { Upload, UploadState } from "./upload-queue";
import { UploadRow } from "./upload-row";

interface UploadTrayProps {
  uploads: Uploads;
  /** The way on from a picture that was stored. */
  wayOn?: (item: MediaItem) => ReactNode;
  className?: string;
}

function headline(uploads: readonly Upload[]): string {
  const count = (isCounted: (state: UploadState) => boolean) =>
    uploads.filter(({ state }) => isCounted(state)).length;
  const known = count((state) => state.kind === "done" && state.isKnown);
  const stored = count((state) => state.kind === "done") - known;
  const failed = count((state) => state.kind === "failed");
  const over = known + stored + failed;
  if (over < uploads.length) return `Mengunggah: ${over} dari ${uploads.length} gambar selesai`;
  const parts = [
    stored > 0 && `${stored} gambar terunggah`,
    known > 0 && `${known} sudah ada di pustaka`,
    failed > 0 && `${failed} belum terunggah`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** The uploads of a place, each with how far it has come. */
export function UploadTray({
  uploads: { uploads, retry, remove, clear, isBusy },
  ...props
}: UploadTrayProps) {
  const retriable = uploads.filter(({ state }) => state.kind === "failed" && state.mayRetry);
  const isFailed = ({ state }: Upload) => state.kind === "failed";
  // Once nothing moves any more: what needs somebody comes first.
  const shown = isBusy ? uploads : [...uploads].sort((a, b) => Number(isFailed(b)) - Number(isFailed(a)));
  const isShown = uploads.length > 0;
  return (
    <div
      {...(isShown && { role: "region", "aria-label": "Unggahan" })}
      className={cn(
        isShown && "rounded-lg border border-line bg-white px-4 py-3 sm:px-5",
        isShown && props.className,
      )}
    >
      <div
        className={cn(
          isShown && "flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 max-sm:pb-2",
        )}
      >
        {/* Words are told that come into what was there before. */}
        <p role="status" className="min-w-0 grow basis-40 font-bold leading-snug">
          {isShown && headline(uploads)}
        </p>
        {isShown && (
          <div className="-mr-2 flex shrink-0 flex-wrap justify-end gap-2">
            {retriable.length > 1 && (
              <Button variant="outline" size="sm" onClick={() => retriable.map(({ id }) => retry(id))}>
                Coba Lagi Semua
              </Button>
            )}
            {!isBusy && (
              <Button variant="quiet" size="sm" onClick={clear}>
                Tutup Daftar
              </Button>
            )}
          </div>
        )}
      </div>
      {isShown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <ul tabIndex={0} aria-label="Berkas" className="max-h-88 overflow-y-auto border-line border-t">
          {shown.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            >
              {upload.state.kind === "done" && props.wayOn?.(upload.state.item)}
            </UploadRow>
          ))}
        </ul>
      )}
    </div>
  );
}
