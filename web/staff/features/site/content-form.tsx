import { type ReactNode, useEffect } from "react";
import type { SiteContentState } from "../../../../worker/contract/site-content/calls";
import { changesBetween } from "../../../../worker/contract/site-content/changes";
import {
  type ContentKey,
  contentSchemas,
  type SiteContent,
} from "../../../../worker/contract/site-content/schema";
import { useSavePending } from "../../../api/site-content";
import { showToast } from "../../../toasts/toast";
import { RecordForm } from "../../lib/record-form/record-form";
import { useRecordForm } from "../../lib/record-form/use-record-form";
import { GroupFields } from "./content-fields";

type Values = Record<string, unknown>;

const versionOf = ({ version, pending }: SiteContentState) => `${version}/${pending?.updatedAt ?? ""}`;

/** The form of one key, with its pending or published content. */
export function ContentForm({ contentKey, label, state: opened, publish }: ContentFormProps) {
  const saving = useSavePending();
  const toValues = ({ keys, pending }: SiteContentState): Values => ({
    [contentKey]: pending?.keys[contentKey] ?? keys[contentKey],
  });
  const state = useRecordForm<SiteContentState, Values>({
    opened,
    empty: toValues(opened),
    draftKey: () => `draf-situs-${contentKey}`,
    versionOf,
    toValues,
    readValues: (values) =>
      typeof values === "object" && values !== null && contentKey in values ? (values as Values) : null,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    // The server reports the errors by path.
    faultsOf: () => ({}),
    write: (values, over, { key }) => {
      const [version, pendingAt] = (over?.version ?? versionOf(opened)).split("/");
      const updatedAt = pendingAt ? Number(pendingAt) : null;
      const keys = { [contentKey]: values[contentKey] };
      return saving.mutateAsync({ input: { version: Number(version), updatedAt, keys }, key });
    },
    readStored: (carried) => carried as SiteContentState,
    onSaved: () =>
      showToast({
        title: "Tersimpan",
        description: `${label} menunggu diterbitkan. Pengunjung belum melihatnya.`,
      }),
    refusal: () => `${label} belum tersimpan`,
    nameOf: () => label,
    notice: {
      conflict: () => "Isi situs sudah diubah, di tab lain atau oleh orang lain",
      differencesOf: (mine, theirs) =>
        changesBetween(theirs as SiteContent, mine as SiteContent, [contentKey]).map(
          ({ field, old, new: now }) => ({ label: field, mine: now, theirs: old }),
        ),
    },
  });
  // A form in which nothing was typed follows what is saved and published elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other content arrives, or nothing typed is left
  useEffect(() => {
    if (!state.hasUnsaved()) state.takeStored(opened);
  }, [opened, state.isSaved]);
  return (
    <RecordForm
      state={state}
      submitLabel="Simpan Perubahan"
      // A publication leaves unsaved text out, so its button stands beside a saved form alone.
      actions={state.isSaved && publish}
      status={publish && state.isSaved && <p className="text-sm text-ink-soft">Menunggu diterbitkan.</p>}
      withNavigation
    >
      <div className="max-w-3xl">
        <GroupFields
          schema={contentSchemas[contentKey]}
          path={contentKey}
          value={state.values[contentKey]}
          faults={state.faults}
          onChange={(next) => state.change({ [contentKey]: next })}
        />
      </div>
    </RecordForm>
  );
}

interface ContentFormProps {
  contentKey: ContentKey;
  label: string;
  state: SiteContentState;
  /** The button that publishes pending content. */
  publish: ReactNode;
}
