import { Check, Image as Picture, RotateCcw, TriangleAlert, X } from "lucide";
import type { ReactNode } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { bytesText, Thumbnail } from "../picture-text";
import type { Uploads } from "../use-uploads";
import type { Upload, UploadState } from "./upload-queue";

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

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
  /** The way on from what was stored. */
  children?: ReactNode;
}

const percent = (share: number) => Math.round(share * 100);

/** How far an upload has come, in words. */
function stateText(state: UploadState): string {
  if (state.kind === "waiting") return "Menunggu giliran";
  if (state.kind === "failed") return state.text;
  if (state.kind === "done") return state.isKnown ? "Sudah ada di pustaka" : "Terunggah";
  return state.share < 1 ? `${percent(state.share)}%` : "Memeriksa gambar…";
}

/** One upload: what it is, how far it has come, and what can be done about it. */
function UploadRow({ upload, onRetry, onRemove, children }: UploadRowProps) {
  const { file, name, state } = upload;
  const isFailed = state.kind === "failed";
  const isOver = isFailed || state.kind === "done";
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3 last:border-b-0">
      <div className="col-start-1 row-span-2 row-start-1">
        {state.kind === "done" ? (
          <Thumbnail item={state.item} width={96} alt="" className="size-12 rounded-sm object-cover" />
        ) : (
          <span className="grid size-12 place-items-center rounded-sm bg-sand text-ink-soft">
            <Icon node={Picture} className="size-5" />
          </span>
        )}
      </div>
      <div className="col-start-2 row-start-1 min-w-0 self-center sm:self-end">
        <p className="flex min-w-0 items-baseline gap-3">
          <span className="truncate font-semibold text-[0.95rem]">{name}</span>
          <span className={cn("shrink-0 text-ink-soft text-sm tabular-nums", isOver && "max-sm:hidden")}>
            {bytesText(file.size)}
          </span>
        </p>
        {state.kind === "sending" && (
          <progress
            aria-label={`Mengunggah ${name}`}
            value={state.share < 1 ? state.share : undefined}
            className="mt-1.5 block h-2 w-full accent-fajar"
          />
        )}
      </div>
      <p
        className={cn(
          "col-start-2 row-start-2 mt-0.5 flex items-start gap-1.5 text-sm tabular-nums [overflow-wrap:anywhere]",
          // What went wrong has the whole width of a phone.
          isFailed ? "max-sm:col-end-4 font-medium text-danger" : "text-ink-soft",
        )}
      >
        {isFailed && <Icon node={TriangleAlert} className="mt-[3px] size-4 shrink-0" />}
        {state.kind === "done" && <Icon node={Check} className="mt-[3px] size-4 shrink-0 text-leaf" />}
        {stateText(state)}
      </p>
      <div
        className={cn(
          "col-start-3 row-start-1 flex items-center gap-1 self-center",
          isFailed ? "sm:row-end-3" : "row-end-3",
        )}
      >
        {isFailed && state.mayRetry && (
          <Button variant="outline" size="sm" aria-label={`Coba lagi mengunggah ${name}`} onClick={onRetry}>
            <Icon node={RotateCcw} className="size-4" />
            <span className="max-sm:sr-only">Coba Lagi</span>
          </Button>
        )}
        {children}
        <button
          type="button"
          aria-label={isOver ? `Hapus ${name} dari daftar` : `Batalkan unggahan ${name}`}
          onClick={onRemove}
          className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
        >
          <Icon node={X} className="size-4.5" />
        </button>
      </div>
    </li>
  );
}
