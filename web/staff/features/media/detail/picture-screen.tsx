import { LocateFixed } from "lucide";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from "react";
import type { MediaDetail, MediaItem } from "../../../../../worker/contract/media/media-item";
import { useStaff } from "../../../../api/staff-rights";
import { formatLongDateTime } from "../../../../lib/format";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import { CopyButton } from "../../../lib/copy-button";
import { KeptOffer, KeptStatus, StoredByOthers, useFirstFault } from "../../../lib/record-form/record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { bytesText, pixelsText, problemTexts, typeNames } from "../picture-text";
import { Thumbnail } from "../thumbnail";
import { DeletePicture } from "./delete-picture";
import { DescriptionFields } from "./description-fields";
import { PictureStage } from "./picture-stage";
import { focalText, type PictureValues, pictureLabels, valueText } from "./picture-values";
import { UseLinks } from "./use-links";
import { type PictureForm, usePictureForm } from "./use-picture-form";

interface PictureScreenProps {
  picture: MediaDetail;
  /** Deleted by somebody else, while something typed here is not stored. */
  isDeleted: boolean;
  /** Where it is used is known. */
  isWhole: boolean;
  makesWidths: boolean;
  /** Told whether something typed is not stored. */
  unsaved: RefObject<() => boolean>;
  onDeleted: () => void;
}

/** A picture that is there: large, with all that can be said of it. */
export function PictureScreen({
  picture,
  isDeleted,
  isWhole,
  makesWidths,
  unsaved,
  onDeleted,
}: PictureScreenProps) {
  const form = usePictureForm(picture);
  const { values, faults, draft, type } = form;
  const element = useFirstFault(form.marked);
  const { may } = useStaff();

  useEffect(() => {
    unsaved.current = draft.hasUnsaved;
    return () => {
      unsaved.current = () => false;
    };
  });

  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="min-w-0">
        <PictureStage picture={picture} values={values} onFocal={type} />
        {picture.problem && (
          <InlineNotice title={problemTexts[picture.problem].title} className="mt-5">
            {problemTexts[picture.problem].help}
          </InlineNotice>
        )}
      </div>
      <form
        ref={element}
        noValidate
        className="min-w-0 lg:row-span-2"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {draft.offered && (
          <div className="mb-6 *:mt-0">
            <KeptOffer
              draft={draft.offered}
              name={draft.offered.values.alt.trim() || draft.offered.values.name}
              isOutdated={form.isOutdated(draft.offered)}
              onResume={form.resume}
              onDiscard={draft.discard}
            />
          </div>
        )}
        <div className="grid gap-5">
          <DescriptionFields id="picture" values={values} fault={faults.alt} onType={type} />
          <FocalPreview picture={picture} values={values} onFocal={type} />
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
              onChange={(event) => type({ name: event.target.value })}
              className={inputStyles}
              {...fieldAria("picture-name", faults.name, "hint")}
            />
          </Field>
        </div>
        <FormProblem form={form} isDeleted={isDeleted} />
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={form.isSaved && !form.isSaving} busy={form.isSaving}>
            {form.isSaving ? "Menyimpan…" : "Simpan"}
          </Button>
          <KeptStatus state={draft.state} saved={null} />
        </div>
      </form>
      <div className="grid min-w-0 content-start gap-x-10 gap-y-7 xl:grid-cols-2">
        <PictureUses usedIn={isWhole ? picture.usedIn : null} />
        <PictureFacts picture={picture} makesWidths={makesWidths} />
        {may("media.delete") && <DeletePicture picture={picture} onDeleted={onDeleted} />}
      </div>
    </div>
  );
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
      <p className="font-semibold">{pictureLabels.focal}</p>
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

const gone: PictureForm["problem"] = { kind: "gone" };

/** Why what was typed is not stored, and the ways on; it takes the focus when it comes. */
function FormProblem({ form, isDeleted }: { form: PictureForm; isDeleted: boolean }) {
  const problem = isDeleted ? gone : form.problem;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) ref.current?.focus();
  }, [problem]);
  if (!problem) return null;
  if (problem.kind === "conflict") return <Conflict {...{ form, problem, ref }} />;
  const frame = { ref, role: "alert", tone: "danger", className: "mt-5" } as const;
  if (problem.kind === "gone") {
    return (
      <InlineNotice {...frame} title="Gambar ini sudah dihapus">
        Perubahan tidak bisa disimpan. Salin teks yang masih Anda perlukan sebelum meninggalkan halaman.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice {...frame} title="Belum tersimpan">
      {problem.text}
      {problem.kind === "used" && <UseLinks usedIn={problem.usedIn} />}
    </InlineNotice>
  );
}

interface ConflictProps {
  form: PictureForm;
  problem: Extract<PictureForm["problem"], { kind: "conflict" }>;
  ref: Ref<HTMLDivElement>;
}

function Conflict({ form, problem: { stored, parts }, ref }: ConflictProps) {
  const differing = parts.map((part) => ({
    label: pictureLabels[part],
    mine: valueText(part, form.values),
    theirs: valueText(part, stored),
  }));
  return (
    <StoredByOthers
      ref={ref}
      title="Gambar ini baru saja diubah orang lain"
      differing={differing}
      isSaving={form.isSaving}
      onKeepMine={() => void form.keepMine(stored)}
      onTakeStored={() => form.takeStored(stored)}
      className="mt-5"
    />
  );
}
