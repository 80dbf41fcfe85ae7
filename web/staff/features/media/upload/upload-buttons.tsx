import { Camera, ImagePlus } from "lucide";
import { type ChangeEvent, useRef } from "react";
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
