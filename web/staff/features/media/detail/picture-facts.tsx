import type { ReactNode } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { formatLongDateTime } from "../../../../lib/format";
import { CopyButton } from "../../../lib/copy-button";
import { bytesText, pixelsText, typeNames } from "../picture-text";

interface PictureFactsProps {
  picture: MediaItem;
  makesWidths: boolean;
}

/** What a picture is, who brought it and where it stands. */
export function PictureFacts({ picture, makesWidths }: PictureFactsProps) {
  return (
    <section aria-labelledby="facts-title" className="border-line border-t pt-5">
      <h2 id="facts-title" className="text-lg">
        Keterangan
      </h2>
      <dl className="mt-3 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.95rem]">
        <Fact label="Berkas">
          {typeNames[picture.type]}, {bytesText(picture.bytes)}
        </Fact>
        <Fact label="Piksel">{pixelsText(picture)}</Fact>
        <Fact label="Ukuran kecil">{widthsText(picture, makesWidths)}</Fact>
        <Fact label="Diunggah">
          {formatLongDateTime(picture.createdAt)} WIB
          {picture.uploader && `, oleh ${picture.uploader.name}`}
        </Fact>
        <Fact label="Alamat">
          <code className="block font-sans text-ink-soft text-sm [overflow-wrap:anywhere]">
            {picture.url}
          </code>
          <div className="mt-2">
            <CopyButton label="Salin Alamat" text={picture.url} />
          </div>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

/** The widths that a picture is offered in, or why there are none. */
function widthsText({ variants, state, problem }: MediaItem, makesWidths: boolean): string {
  const widths = [...new Set(variants.map(({ width }) => width))].sort((one, other) => one - other);
  const made = widths.map((width) => width.toLocaleString("id-ID")).join(", ");
  if (state === "pending" && !problem && makesWidths) return "Sedang disiapkan";
  return made ? `${made} piksel lebar` : "Belum ada, berkas asli yang disajikan";
}
