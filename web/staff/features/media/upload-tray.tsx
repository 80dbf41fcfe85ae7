import { Camera, ImagePlus, Image as Picture, RotateCcw, X } from "lucide";
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaAbilities, MediaItem } from "../../../../worker/contract/media/media-item";
import { uploadTypes } from "../../../../worker/contract/media/pictures";
import { cn } from "../../../lib/cn";
import { Button, type ButtonSize, type ButtonVariant } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { InlineNotice } from "../../ui/inline-notice";
import { bytesText, Thumbnail } from "./picture-text";
import type { Upload, UploadState, Uploads } from "./use-uploads";

interface UploadButtonsProps {
  onFiles: (files: File[]) => void;
  /** Whether there is no storage. */
  disabled?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Buttons to choose files, on touch devices also to take a photo. */
export function UploadButtons({ onFiles, disabled, variant = "primary", size = "md" }: UploadButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Allows choosing the same file again.
    target.value = "";
    if (chosen.length > 0) onFiles(chosen);
  }

  const button = { size, disabled };
  const input = { type: "file", accept: uploadTypes.join(","), hidden: true, onChange: handleChange };
  const isSmall = size === "sm";
  return (
    <>
      <Button
        icon={ImagePlus}
        {...button}
        variant={variant}
        onClick={() => files.current?.click()}
        className={isSmall ? "max-sm:px-3" : undefined}
      >
        Unggah Gambar
      </Button>
      <Button
        icon={Camera}
        {...button}
        variant="outline"
        onClick={() => camera.current?.click()}
        className={cn(
          "md:pointer-fine:hidden md:pointer-none:hidden",
          isSmall && "max-sm:min-w-11 max-sm:px-3",
        )}
      >
        <span className={isSmall ? "max-sm:sr-only" : undefined}>Ambil Foto</span>
      </Button>
      <input {...input} ref={files} multiple aria-label="Pilih gambar untuk diunggah" />
      <input {...input} ref={camera} capture="environment" aria-label="Foto dari kamera" />
    </>
  );
}

/** Warns of missing storage or image processing. */
export function AbilityNotice({ abilities }: { abilities: MediaAbilities | undefined }) {
  if (!abilities || (abilities.storage && abilities.variants)) return null;
  const what = abilities.storage ? "Layanan pengolah gambar" : "Penyimpanan gambar";
  return (
    <InlineNotice tone="danger" title={`${what} belum terpasang`} className="mt-5">
      Gambar baru belum bisa diunggah di sini. Minta pengelola situs memasangnya; sementara itu, artikel tetap
      bisa memakai alamat gambar.
    </InlineNotice>
  );
}

const isWithFiles = ({ dataTransfer, defaultPrevented }: DragEvent) =>
  !defaultPrevented && dataTransfer?.types.includes("Files") === true;

const editable = "input:not([type=checkbox]), textarea, [contenteditable]";

/** The pictures of a paste; none if it is text for a field. */
function pastedFiles({ clipboardData, target, defaultPrevented }: ClipboardEvent): File[] {
  const isText = clipboardData?.types.includes("text/plain") === true;
  const isInField = target instanceof Element && target.closest(editable) !== null;
  return defaultPrevented || (isText && isInField) ? [] : [...(clipboardData?.files ?? [])];
}

/**
 * Accepts files that are dropped anywhere on the page, or pasted, while `isOn`, unless another element has handled them.
 * Returns the overlay that is shown during a drag.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const listen = <Name extends "dragover" | "dragleave" | "drop" | "paste">(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: controller.signal });
    listen("dragover", (event) => {
      if (!isWithFiles(event)) return;
      // Otherwise the browser would open the file.
      event.preventDefault();
      setOver(true);
    });
    listen("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen("drop", (event) => {
      setOver(false);
      if (isWithFiles(event)) take(event, [...(event.dataTransfer?.files ?? [])]);
    });
    listen("paste", (event) => take(event, pastedFiles(event)));
    return () => {
      setOver(false);
      controller.abort();
    };
  }, [isOn]);

  return (
    isOver && (
      <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-night/85 p-4 text-white">
        <p className="grid size-full place-content-center justify-items-center gap-4 rounded-lg border-3 border-amber border-dashed font-bold text-2xl">
          <Icon node={ImagePlus} className="size-12 text-amber" />
          Lepaskan untuk mengunggah
        </p>
      </div>
    )
  );
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

interface UploadTrayProps {
  uploads: Uploads;
  /** The action on a stored picture. */
  wayOn: (item: MediaItem) => ReactNode;
  className?: string;
}

/** The list of uploads with their progress. */
export function UploadTray({
  uploads: { uploads, retry, remove, clear, isBusy },
  ...props
}: UploadTrayProps) {
  if (uploads.length === 0) return null;
  const retriable = uploads.filter(({ state }) => state.kind === "failed" && state.mayRetry);
  return (
    <section
      aria-label="Unggahan"
      className={cn("rounded-lg border border-line bg-white px-4 py-3 sm:px-5", props.className)}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 max-sm:pb-2">
        <p role="status" className="min-w-0 grow basis-40 font-bold leading-snug">
          {headline(uploads)}
        </p>
        <div className="-mr-2 flex flex-wrap justify-end gap-2">
          {retriable.length > 1 && (
            <Button variant="outline" size="sm" onClick={() => retriable.map(retry)}>
              Coba Lagi Semua
            </Button>
          )}
          {!isBusy && (
            <Button variant="quiet" size="sm" onClick={clear}>
              Tutup Daftar
            </Button>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <ul tabIndex={0} aria-label="Berkas" className="max-h-88 overflow-y-auto border-line border-t">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onRemove={() => remove(upload.id)}
            wayOn={props.wayOn}
          />
        ))}
      </ul>
    </section>
  );
}

function stateText(state: UploadState): string {
  if (state.kind === "waiting") return "Menunggu giliran";
  if (state.kind === "failed") return state.text;
  if (state.kind === "done") return state.isKnown ? "Sudah ada di pustaka" : "Terunggah";
  return state.share < 1 ? `${Math.round(state.share * 100)}%` : "Memeriksa gambar…";
}

interface UploadRowProps extends Pick<UploadTrayProps, "wayOn"> {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ upload: { file, name, state }, onRetry, onRemove, wayOn }: UploadRowProps) {
  const isFailed = state.kind === "failed";
  const isOver = isFailed || state.kind === "done";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-3 last:border-b-0">
      {state.kind === "done" ? (
        <Thumbnail item={state.item} width={96} alt="" className="size-12 rounded-sm object-cover" />
      ) : (
        <span className="grid size-12 place-items-center rounded-sm bg-sand text-ink-soft">
          <Icon node={Picture} className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-32 text-ink-soft text-sm tabular-nums">
        <p className="truncate">
          <span className="font-semibold text-[0.95rem] text-ink">{name}</span> {bytesText(file.size)}
        </p>
        {state.kind === "sending" && (
          <progress
            aria-label={`Mengunggah ${name}`}
            value={state.share < 1 ? state.share : undefined}
            className="mt-1.5 block h-2 w-full accent-fajar"
          />
        )}
        <p className={cn("[overflow-wrap:anywhere]", isFailed && "font-medium text-danger")}>
          {stateText(state)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {isFailed && state.mayRetry && (
          <Button
            icon={RotateCcw}
            variant="outline"
            size="sm"
            aria-label={`Coba lagi mengunggah ${name}`}
            onClick={onRetry}
          >
            <span className="max-sm:sr-only">Coba Lagi</span>
          </Button>
        )}
        {state.kind === "done" && wayOn(state.item)}
        <IconButton
          label={isOver ? `Hapus ${name} dari daftar` : `Batalkan unggahan ${name}`}
          icon={X}
          onClick={onRemove}
          className="-mr-2 text-ink-soft"
        />
      </div>
    </li>
  );
}
