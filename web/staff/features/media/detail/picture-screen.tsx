import { LocateFixed } from "lucide";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import {
  type MediaDetail,
  type MediaItem,
  mediaItem,
  type PictureValues,
} from "../../../../../worker/contract/media/media-item";
import { useChangeMedia } from "../../../../api/media";
import { useStaff } from "../../../../api/staff-rights";
import { formatLongDateTime } from "../../../../lib/format";
import { ApiError } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import { CopyButton } from "../../../lib/copy-button";
import { RecordForm, RecordNotice } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { bytesText, pixelsText, problemTexts, Thumbnail, typeNames } from "../picture-text";
import { DeletePicture, UseLinks } from "./delete-picture";
import { DescriptionFields } from "./description-fields";
import { PictureStage } from "./picture-stage";
import {
  changeOf,
  faultsOf,
  focalText,
  isSamePicture,
  pictureLabels,
  readValues,
  textOf,
  valuesOf,
} from "./picture-values";

interface PictureScreenProps {
  picture: MediaDetail;
  /** Deleted by somebody else since it was opened. */
  isDeleted: boolean;
  /** Where it is used is known. */
  isWhole: boolean;
  makesWidths: boolean;
  onDeleted: () => void;
}

/** A picture that is there: large, with all that can be said of it. */
export function PictureScreen({ picture, isDeleted, isWhole, makesWidths, onDeleted }: PictureScreenProps) {
  const state = usePictureForm(picture, isDeleted);
  const { values, faults, change, work } = state;
  const error = state.problem?.kind === "refused" && state.problem.error;
  const { usedIn } = error instanceof ApiError ? error.details : {};
  const { may } = useStaff();

  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="min-w-0">
        <PictureStage picture={picture} values={values} onFocal={change} />
        {picture.problem && (
          <InlineNotice title={problemTexts[picture.problem].title} className="mt-5">
            {problemTexts[picture.problem].help}
          </InlineNotice>
        )}
      </div>
      <div className="min-w-0 *:first:mt-0 lg:row-span-2">
        <RecordForm
          state={state}
          nameOf={({ alt, name }) => alt.trim() || name}
          onSubmit={() => void state.save()}
          notice={
            <RecordNotice
              state={state}
              conflict={() => "Gambar ini baru saja diubah orang lain"}
              gone={{
                title: "Gambar ini sudah dihapus",
                text: "Perubahan tidak bisa disimpan. Salin teks yang masih Anda perlukan sebelum meninggalkan halaman.",
              }}
              labels={pictureLabels}
              toValues={valuesOf}
              textOf={textOf}
            >
              {usedIn && <UseLinks usedIn={usedIn} />}
            </RecordNotice>
          }
          actions={
            <Button type="submit" disabled={state.isSaved && work === null} busy={work !== null}>
              {work === null ? "Simpan" : "Menyimpan…"}
            </Button>
          }
        >
          <div className="grid gap-5">
            <DescriptionFields id="picture" values={values} fault={faults.alt} onType={change} />
            <FocalPreview picture={picture} values={values} onFocal={change} />
            <Field
              id="picture-name"
              label={pictureLabels.name}
              hint="Hanya staf yang melihatnya"
              error={faults.name}
            >
              <input
                type="text"
                autoComplete="off"
                value={values.name}
                onChange={(event) => change({ name: event.target.value })}
                className={inputStyles}
                {...fieldAria("picture-name", faults.name, "hint")}
              />
            </Field>
          </div>
        </RecordForm>
      </div>
      <div className="grid min-w-0 content-start gap-x-10 gap-y-7 xl:grid-cols-2">
        <PictureUses usedIn={isWhole ? picture.usedIn : null} />
        <PictureFacts picture={picture} makesWidths={makesWidths} />
        {may("media.delete") && <DeletePicture picture={picture} onDeleted={onDeleted} />}
      </div>
    </div>
  );
}

/** The form of what is said of a picture. Only what differs is sent. */
function usePictureForm(picture: MediaDetail, isDeleted: boolean) {
  const { mutateAsync: store } = useChangeMedia();
  const record = useRecordForm<MediaDetail, PictureValues>({
    opened: picture,
    empty: valuesOf(picture),
    draftKey: () => `draf-gambar:${picture.id}`,
    versionOf: (stored) => JSON.stringify(valuesOf(stored)),
    toValues: valuesOf,
    readValues,
    isSame: isSamePicture,
    faultsOf,
    write: async (values, over) => {
      const before = readValues(JSON.parse(over?.version ?? "null")) ?? valuesOf(picture);
      return {
        ...picture,
        ...(await store({ id: picture.id, change: { ...changeOf(before, values), before } })),
      };
    },
    readStored: (carried, { stored }) => {
      const { data } = mediaItem.safeParse(carried);
      return data && { ...stored, ...data };
    },
    onSaved: ({ name }) => showToast({ title: "Tersimpan", description: name }),
    refusal: () => "Belum tersimpan",
    nameOf: ({ name }) => name,
  });
  const followPicture = useEffectEvent((stored: MediaDetail) => {
    if (!record.hasUnsaved()) record.takeStored(stored);
  });
  useEffect(() => followPicture(picture), [picture]);
  const { setProblem } = record;
  useEffect(() => {
    if (isDeleted) setProblem({ kind: "gone", isQuiet: false });
  }, [isDeleted, setProblem]);
  return record;
}

/** The posts that use a picture; null while they are not known. */
function PictureUses({ usedIn }: { usedIn: MediaDetail["usedIn"] | null }) {
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

interface FocalPreviewProps {
  picture: MediaItem;
  values: PictureValues;
  onFocal: (point: Pick<PictureValues, "focalX" | "focalY">) => void;
}

const middle = { focalX: 0.5, focalY: 0.5 };

/** How the picture looks as a cover, and how its focal point is set. */
function FocalPreview({ picture, values, onFocal }: FocalPreviewProps) {
  const { focalX, focalY } = values;
  const isInMiddle = focalX === middle.focalX && focalY === middle.focalY;
  return (
    <div>
      <p className="font-semibold">{pictureLabels.focalX}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-start gap-4">
        <div
          style={{ "--focal": `${focalX * 100}% ${focalY * 100}%` } as React.CSSProperties}
          className="aspect-video overflow-hidden rounded-sm bg-sand *:size-full *:object-cover *:[object-position:var(--focal)]"
        >
          <Thumbnail item={picture} width={480} alt="" eager />
        </div>
        <div className="min-w-0 text-sm">
          <p id="focal-help" className="text-ink-soft">
            Yang tetap terlihat saat gambar dipotong menjadi cover. Tekan pada gambar, atau geser titiknya
            dengan tombol panah.
          </p>
          <p className="mt-1 tabular-nums">{focalText(values)}</p>
          {!isInMiddle && (
            <Button variant="quiet" size="sm" onClick={() => onFocal(middle)} className="-ml-3.5">
              <Icon node={LocateFixed} className="size-4" />
              Ke Tengah
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface PictureFactsProps {
  picture: MediaItem;
  makesWidths: boolean;
}

/** What a picture is, who brought it and where it stands. */
function PictureFacts({ picture, makesWidths }: PictureFactsProps) {
  return (
    <section aria-labelledby="facts-title" className="border-line border-t pt-5">
      <h2 id="facts-title" className="text-lg">
        Keterangan
      </h2>
      <dl className="mt-3 grid grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.95rem]">
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
