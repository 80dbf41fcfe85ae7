import { type RefObject, useEffect } from "react";
import type { MediaDetail } from "../../../../../worker/contract/media/media-item";
import { useStaff } from "../../../../api/staff-rights";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { KeptOffer, KeptStatus, useFirstFault } from "../../../lib/record-form/record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { problemTexts } from "../picture-text";
import { DeletePicture } from "./delete-picture";
import { DescriptionFields } from "./description-fields";
import { FocalPreview } from "./focal-preview";
import { FormProblem } from "./form-problem";
import { PictureFacts } from "./picture-facts";
import { PictureStage } from "./picture-stage";
import { PictureUses } from "./picture-uses";
import { pictureLabels } from "./picture-values";
import { usePictureForm } from "./use-picture-form";

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
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void form.save();
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
