import { Trash2 } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { generatePath, Link } from "react-router-dom";
import {
  type MediaDetail,
  type MediaItem,
  type MediaUse,
  mediaItem,
  type PictureValues,
} from "../../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../../worker/contract/paths";
import { useChangeMedia, useDeleteMedia } from "../../../../api/media";
import { useStaff } from "../../../../api/staff-rights";
import { formatLongDateTime } from "../../../../lib/format";
import { ApiError } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { CopyButton } from "../../../lib/copy-button";
import { RecordForm, RecordNotice, useArrival } from "../../../lib/record-form/record-form";
import { useWork } from "../../../lib/record-form/use-autosave";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { showFailure } from "../../../lib/show-failure";
import { Facts } from "../../../ui/facts";
import { InlineNotice } from "../../../ui/inline-notice";
import { TextField } from "../../../ui/text-field";
import { bytesText, pixelsText, problemTexts, typeNames } from "../picture-text";
import { DescriptionFields } from "./description-fields";
import { FocalPreview, PictureStage } from "./picture-stage";
import { findErrors, getFieldText, isSamePicture, pictureLabels, toChange, toValues } from "./picture-values";

interface PictureScreenProps {
  picture: MediaDetail;
  /** Whether somebody else has deleted it. */
  isDeleted: boolean;
  /** Whether its uses are loaded. */
  isWhole: boolean;
  makesWidths: boolean;
  onDeleted: () => void;
}

/** A picture with its form, uses and facts. */
export function PictureScreen({ picture, isDeleted, isWhole, makesWidths, onDeleted }: PictureScreenProps) {
  const state = usePictureForm(picture, isDeleted);
  const { values, faults, change } = state;
  const work = useWork(state);
  const error = state.problem?.kind === "refused" && state.problem.error;
  const { usedIn } = error instanceof ApiError ? error.details : {};
  const { may } = useStaff();

  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_min(27rem,40%)]">
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
          notice={<RecordNotice state={state}>{usedIn && <UseLinks usedIn={usedIn} />}</RecordNotice>}
          actions={
            <Button type="submit" disabled={state.isSaved && work === null} busy={work !== null}>
              {work === null ? "Simpan" : "Menyimpan…"}
            </Button>
          }
        >
          <div className="grid gap-5">
            <DescriptionFields id="picture" values={values} fault={faults.alt} onType={change} />
            <FocalPreview picture={picture} values={values} onFocal={change} />
            <TextField
              id="picture-name"
              label={pictureLabels.name}
              hint="Hanya staf yang melihatnya"
              error={faults.name}
              value={values.name}
              onType={(name) => change({ name })}
            />
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

/** The form state of a picture. Only changed fields are sent. */
function usePictureForm(picture: MediaDetail, isDeleted: boolean) {
  const { mutateAsync: store } = useChangeMedia();
  const record = useRecordForm<MediaDetail, PictureValues>({
    opened: picture,
    empty: toValues(picture),
    draftKey: () => `draf-gambar:${picture.id}`,
    versionOf: (stored) => JSON.stringify(toValues(stored)),
    toValues: toValues,
    readValues: (values) => ({ ...toValues(picture), ...(values as PictureValues) }),
    isSame: isSamePicture,
    faultsOf: findErrors,
    write: async (values, over) => {
      const before: PictureValues = over ? JSON.parse(over.version) : toValues(picture);
      return {
        ...picture,
        ...(await store({ id: picture.id, change: { ...toChange(before, values), before } })),
      };
    },
    readStored: (carried, { stored }) => {
      const { data } = mediaItem.safeParse(carried);
      return data && { ...stored, ...data };
    },
    onSaved: ({ name }) => showToast({ title: "Tersimpan", description: name }),
    refusal: () => "Belum tersimpan",
    nameOf: ({ name }) => name,
    notice: {
      conflict: () => "Gambar ini baru saja diubah orang lain",
      gone: {
        title: "Gambar ini sudah dihapus",
        text: "Perubahan tidak bisa disimpan. Salin teks yang masih Anda perlukan sebelum meninggalkan halaman.",
      },
      labels: pictureLabels,
      textOf: getFieldText,
    },
  });
  const followPicture = useEffectEvent((stored: MediaDetail) => {
    if (!record.hasUnsaved()) record.takeStored(stored);
  });
  useEffect(() => followPicture(picture), [picture]);
  const reportDeleted = useEffectEvent(() => record.setProblem({ kind: "gone", isQuiet: false }));
  useEffect(() => {
    if (isDeleted) reportDeleted();
  }, [isDeleted]);
  return record;
}

/** The posts that use a picture; null while loading. */
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

interface PictureFactsProps {
  picture: MediaItem;
  makesWidths: boolean;
}

/** The facts of a picture. */
function PictureFacts({ picture, makesWidths }: PictureFactsProps) {
  const { type, bytes, createdAt, uploader, url } = picture;
  return (
    <section aria-labelledby="facts-title" className="border-line border-t pt-5">
      <h2 id="facts-title" className="mb-3 text-lg">
        Keterangan
      </h2>
      <Facts
        facts={[
          ["Berkas", `${typeNames[type]}, ${bytesText(bytes)}`],
          ["Piksel", pixelsText(picture)],
          ["Ukuran kecil", widthsText(picture, makesWidths)],
          ["Diunggah", `${formatLongDateTime(createdAt)} WIB${uploader ? `, oleh ${uploader.name}` : ""}`],
          [
            "Alamat",
            <>
              <p className="mb-2 text-ink-soft text-sm">{url}</p>
              <CopyButton label="Salin Alamat" text={url} />
            </>,
          ],
        ]}
      />
    </section>
  );
}

/** The available widths, or the reason why there are none. */
function widthsText({ variants, state, problem }: MediaItem, makesWidths: boolean): string {
  const widths = [...new Set(variants.map(({ width }) => width))].sort((one, other) => one - other);
  const made = widths.map((width) => width.toLocaleString("id-ID")).join(", ");
  if (state === "pending" && !problem && makesWidths) return "Sedang disiapkan";
  return made ? `${made} piksel lebar` : "Belum ada, berkas asli yang disajikan";
}

interface DeletePictureProps {
  picture: MediaDetail;
  onDeleted: () => void;
}

/** Confirms and deletes a picture. A used one stays, with the posts that use it. */
function DeletePicture({ picture, onDeleted }: DeletePictureProps) {
  const [asked, setAsked] = useState<"delete" | "used" | null>(null);
  const notice = useArrival(asked === "used");
  return (
    <div className="border-line border-t pt-5 xl:col-span-2">
      {asked === "used" && (
        <InlineNotice
          ref={notice}
          role="alert"
          title="Gambar ini masih dipakai, jadi belum bisa dihapus"
          className="mb-4"
        >
          Ganti dulu gambarnya di:
          <UseLinks usedIn={picture.usedIn} />
        </InlineNotice>
      )}
      <Button
        variant="outline"
        onClick={() => setAsked(picture.usedIn.length > 0 ? "used" : "delete")}
        className="text-danger! hover:border-danger!"
      >
        <Icon node={Trash2} className="size-4" />
        Hapus Gambar
      </Button>
      <ConfirmedAction
        input={asked === "delete" ? picture.id : null}
        mutation={useDeleteMedia()}
        title="Hapus gambar ini?"
        confirmLabel="Ya, Hapus"
        success={() => {
          onDeleted();
          return { title: "Gambar dihapus", description: picture.name };
        }}
        onFailure={(error) => showFailure(error, "Gambar belum dihapus")}
        onDone={() => setAsked(null)}
      >
        Gambar dan semua ukurannya dihapus dan tidak bisa dikembalikan.
        <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{picture.name}</strong>
      </ConfirmedAction>
    </div>
  );
}

const viaTexts: Record<NonNullable<MediaUse["via"]>, string> = {
  pending: "dalam usulan perubahan",
  link: "lewat tautan pratinjau",
  trash: "di Sampah",
};

/** Links to the posts that use a picture. */
function UseLinks({ usedIn }: { usedIn: readonly MediaUse[] }) {
  return (
    <ul className="mt-2 grid gap-0.5">
      {usedIn.map(({ postId, title, via }) => (
        <li key={postId}>
          <Link
            to={generatePath(staffPaths.editedPost, { id: String(postId) })}
            className="inline-block py-1 font-semibold text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] hover:text-ink"
          >
            {title || "Tanpa judul"}
          </Link>
          {via && <span className="text-sm text-ink-soft"> ({viaTexts[via]})</span>}
        </li>
      ))}
    </ul>
  );
}
