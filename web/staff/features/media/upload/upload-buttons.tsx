import { Camera, ImagePlus } from "lucide";
import { type ChangeEvent, useRef } from "react";
import { uploadTypes } from "../../../../../worker/contract/media/picture-address";
import { cn } from "../../../../lib/cn";
import { Button, type ButtonSize, type ButtonVariant } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";

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
