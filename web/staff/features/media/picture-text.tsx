import { ImageOff } from "lucide";
import type { MediaItem, PictureProblem } from "../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../worker/contract/media/pictures";
import { cn } from "../../../lib/cn";
import { FallbackImage } from "../../../ui/fallback-image";
import { Icon } from "../../../ui/icon";
import { Mark } from "../../ui/mark";

const number = (value: number, digits = 0) =>
  value.toLocaleString("id-ID", { maximumFractionDigits: digits });

/** "245 KB", "3,2 MB". */
export function bytesText(bytes: number): string {
  if (bytes >= 999_500) return `${number(bytes / 1_000_000, 1)} MB`;
  return `${number(Math.max(1, Math.round(bytes / 1000)))} KB`;
}

/** "1.600 × 1.067". */
export function pixelsText({ width, height }: Pick<MediaItem, "width" | "height">): string {
  return `${number(width)} × ${number(height)}`;
}

export const typeNames: Record<MediaItem["type"], string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
};

/** Whether a picture has an alt text or is decorative, so that it may be published. */
export function isDescribed({ alt, decorative }: Pick<MediaItem, "alt" | "decorative">): boolean {
  return decorative || isDescribing(alt);
}

/** Texts about problems of the variants. */
export const problemTexts: Record<PictureProblem, { short: string; title: string; help: string }> = {
  unreadable: {
    short: "Tanpa ukuran kecil",
    title: "Ukuran kecil gambar ini tidak bisa dibuat",
    help: "Berkasnya tidak bisa dibaca oleh pembuat ukuran, jadi pengunjung mendapat berkas aslinya. Bila berkasnya besar, simpan ulang sebagai JPEG, lalu unggah lagi.",
  },
  limit: {
    short: "Menunggu kuota",
    title: "Kuota pembuatan ukuran sedang habis",
    help: "Sampai kuotanya ada lagi, pengunjung mendapat berkas aslinya. Pembuatannya dicoba lagi otomatis setiap beberapa jam; Anda tidak perlu melakukan apa-apa.",
  },
  failed: {
    short: "Menunggu layanan",
    title: "Pembuat ukuran belum menjawab",
    help: "Sampai layanannya menjawab, pengunjung mendapat berkas aslinya. Pembuatannya dicoba lagi otomatis; Anda tidak perlu melakukan apa-apa.",
  },
};

/** The warnings and the processing state of a picture. */
export function PictureMarks({ item, makesWidths }: { item: MediaItem; makesWidths: boolean }) {
  const isAwaited = makesWidths && item.state === "pending" && item.problem === null;
  return (
    <>
      {!isDescribed(item) && <Mark tone="amber">Belum ada teks</Mark>}
      {item.problem && <Mark tone="paleDanger">{problemTexts[item.problem].short}</Mark>}
      {isAwaited && <Mark tone="mist">Sedang disiapkan</Mark>}
    </>
  );
}

export function usesText(uses: number): string {
  return uses === 0 ? "Belum dipakai" : `Dipakai di ${uses.toLocaleString("id-ID")} artikel`;
}

/** The addresses to try for a width in pixels; the original is the last. */
function addressesFor({ variants, url }: Pick<MediaItem, "variants" | "url">, width: number): string[] {
  const webp = variants.filter(({ type }) => type === "image/webp").sort((a, b) => a.width - b.width);
  const fitting = webp.find((variant) => variant.width >= width) ?? webp.at(-1);
  return fitting ? [fitting.url, url] : [url];
}

/** The background of transparent pictures. */
const chequered =
  "bg-[repeating-conic-gradient(var(--color-sand)_0_25%,var(--color-white)_0_50%)] bg-size-[1rem_1rem]";

interface ThumbnailProps {
  item: MediaItem;
  /** The approximate width in device pixels. */
  width: number;
  /** "" if its name is shown beside it. */
  alt: string;
  className?: string;
  eager?: boolean;
}

/** A thumbnail, or a placeholder if it cannot be loaded. */
export function Thumbnail({ item, width, alt, className, eager }: ThumbnailProps) {
  const [src = item.url, ...fallbacks] = addressesFor(item, width);
  return (
    <FallbackImage
      {...{ src, fallbacks, alt, width: item.width, height: item.height }}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      className={cn(item.type === "image/jpeg" ? "bg-sand" : chequered, className)}
    >
      <span className={cn("grid place-items-center bg-sand text-ink-soft", className)}>
        <Icon node={ImageOff} className="size-6" />
        <span className="sr-only">{alt} (belum bisa ditampilkan)</span>
      </span>
    </FallbackImage>
  );
}
