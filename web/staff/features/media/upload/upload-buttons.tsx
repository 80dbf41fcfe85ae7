import { Camera, ImagePlus } from "lucide";
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaAbilities } from "../../../../../worker/contract/media/media-item";
import { uploadTypes } from "../../../../../worker/contract/media/picture-address";
import { cn } from "../../../../lib/cn";
import { Button, type ButtonSize, type ButtonVariant } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { InlineNotice } from "../../../ui/inline-notice";

const accepted = uploadTypes.join(",");

interface UploadButtonsProps {
  onFiles: (files: File[]) => void;
  /** There is nowhere to put them. */
  disabled?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Chooses pictures to upload; where there is a thumb, also with the camera. */
export function UploadButtons({ onFiles, disabled, variant = "primary", size = "md" }: UploadButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = "";
    if (chosen.length > 0) onFiles(chosen);
  }

  const input = { type: "file", accept: accepted, hidden: true, onChange: handleChange };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={size === "sm" ? "max-sm:px-3" : undefined}
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        <Icon node={ImagePlus} className="size-4" />
        Unggah Gambar
      </Button>
      <Button
        variant="outline"
        size={size}
        disabled={disabled}
        onClick={() => camera.current?.click()}
        className={cn("md:pointer-fine:hidden md:pointer-none:hidden", size === "sm" && "max-sm:px-3")}
      >
        <Icon node={Camera} className="size-4" />
        <span className={size === "sm" ? "max-sm:sr-only" : undefined}>Ambil Foto</span>
      </Button>
      <input {...input} ref={files} multiple aria-label="Pilih gambar untuk diunggah" />
      <input {...input} ref={camera} capture="environment" aria-label="Foto dari kamera" />
    </>
  );
}

/** Says what this installation cannot do with pictures. */
export function AbilityNotice({ abilities }: { abilities: MediaAbilities | undefined }) {
  if (!abilities || (abilities.storage && abilities.variants)) return null;
  return abilities.storage ? (
    <InlineNotice tone="danger" title="Layanan pengolah gambar belum terpasang" className="mt-5">
      Gambar baru belum bisa diunggah di sini. Minta pengelola situs memasang layanannya; sementara itu,
      artikel tetap bisa memakai alamat gambar, dan gambar yang sudah ada tetap tampil.
    </InlineNotice>
  ) : (
    <InlineNotice tone="danger" title="Pustaka belum punya tempat penyimpanan" className="mt-5">
      Gambar belum bisa diunggah di sini. Minta pengelola situs memasang penyimpanannya; sementara itu,
      artikel tetap bisa memakai alamat gambar.
    </InlineNotice>
  );
}

const isWithFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

const editable = "input:not([type=checkbox]), textarea, [contenteditable]";

/** Pictures of a paste; none where it is a text that goes into a field. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])];
  const isText = clipboardData?.types.includes("text/plain") === true;
  const isInField = target instanceof Element && target.closest(editable) !== null;
  return isText && isInField ? [] : files;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted, while `isOn`; those that something else has taken are
 * left alone. Answers what lies over
 * the page while files are held over it.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isOn) return;
    const handleOver = (event: DragEvent) => {
      if (!isWithFiles(event) || event.defaultPrevented) return;
      // Else the browser opens the file in the place of the page.
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!isWithFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("dragover", handleOver);
    document.addEventListener("dragleave", handleLeave);
    document.addEventListener("drop", handleDrop);
    document.addEventListener("paste", handlePaste);
    return () => {
      setOver(false);
      document.removeEventListener("dragover", handleOver);
      document.removeEventListener("dragleave", handleLeave);
      document.removeEventListener("drop", handleDrop);
      document.removeEventListener("paste", handlePaste);
    };
  }, [isOn]);

  return isOver && <DropVeil />;
}

/** Lies over the page while files are held over it. */
function DropVeil() {
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-night/85 p-4 text-white">
      <div className="grid size-full place-items-center rounded-lg border-3 border-amber border-dashed">
        <p className="flex flex-col items-center gap-4 text-center font-bold text-2xl">
          <Icon node={ImagePlus} className="size-12 text-amber" />
          Lepaskan untuk mengunggah
        </p>
      </div>
    </div>
  );
}
