import { useQuery } from "@tanstack/react-query";
import type { WritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { useStaff } from "../../../../api/staff-rights";
import { writingRulesQuery } from "../../../../api/writing-rules";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { RecordForm, RecordNotice } from "../../../lib/record-form/record-form";
import { LoadFailure } from "../../../ui/load-failure";
import { LongText } from "../../../ui/long-text";
import { PageHead } from "../../../ui/page-head";
import { Section } from "../../../ui/section";
import { StudioTabs } from "../studio-tabs";
import { RulesFields } from "./rules-fields";
import { rulesLabels, rulesTexts, textOf, valuesOf, versionText } from "./rules-values";
import { useRulesForm } from "./use-rules-form";

/** How we write: to be changed by some, to be read by all staff. */
export function RulesScreen() {
  const query = useQuery({ ...writingRulesQuery(), refetchOnMount: "always" });
  const mayWrite = useStaff().may("writing-rules.write");
  const rules = query.data;
  return (
    <>
      <PageHead
        title="Aturan Menulis"
        lead={
          <>
            Berlaku untuk setiap artikel yang ditulis AI dan untuk pemeriksaannya.
            {!mayWrite && " Aturan diubah oleh editor."}
          </>
        }
      />
      <StudioTabs />
      {query.isPending && <Spinner label="Memuat aturan menulis..." className="py-20" />}
      {query.isError && !rules && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat aturan menulis" query={query} />
      )}
      {rules &&
        (mayWrite ? (
          <RulesForm rules={rules} />
        ) : (
          <>
            <p className="mt-5 text-sm text-ink-soft">{versionText(rules.version)}</p>
            <RulesReading rules={rules} />
          </>
        ))}
    </>
  );
}

/** Changes the house rules; each save is a new version. */
function RulesForm({ rules }: { rules: WritingRules }) {
  const state = useRulesForm(rules);
  const version = (state.stored ?? rules).version;
  return (
    <RecordForm
      state={state}
      nameOf={() => "Aturan menulis"}
      onSubmit={() => void state.save()}
      notice={
        <RecordNotice
          state={state}
          conflict={(stored) => `Orang lain sudah menyimpan versi ${stored.version}`}
          labels={rulesLabels}
          toValues={valuesOf}
          textOf={textOf}
        />
      }
      actions={
        <>
          <Button type="submit" busy={state.work !== null} className="max-sm:w-full">
            {state.work !== null ? "Menyimpan..." : "Simpan Aturan"}
          </Button>
          {state.problem?.kind !== "conflict" && (
            <p className="mr-2 text-sm text-ink-soft">{versionText(version)}</p>
          )}
        </>
      }
    >
      <RulesFields state={state} />
    </RecordForm>
  );
}

/** The house rules as whoever may not change them reads them. */
function RulesReading({ rules: { address, forbiddenWords, glossary, sample } }: { rules: WritingRules }) {
  return (
    <div className="mt-8">
      <Section id="rules-address" {...rulesTexts.address}>
        <p>
          Pembaca disapa “<strong>{address}</strong>”.
        </p>
      </Section>
      <Section id="rules-forbidden" {...rulesTexts.forbiddenWords}>
        {forbiddenWords.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {forbiddenWords.map((word) => (
            <li key={word} className="rounded-md bg-sand px-2.5 py-1 [overflow-wrap:anywhere]">
              {word}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="rules-glossary" {...rulesTexts.glossary}>
        {glossary.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
        <dl className="grid gap-2 empty:hidden">
          {glossary.map(({ use, insteadOf }) => (
            <div
              key={use}
              className="flex flex-wrap gap-x-3 border-b border-line pb-2 [overflow-wrap:anywhere]"
            >
              <dt className="font-semibold">{use}</dt>
              <dd className="text-ink-soft">bukan {insteadOf.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="rules-sample" {...rulesTexts.sample}>
        {sample ? <LongText text={sample} /> : <p className="text-ink-soft">Belum ada.</p>}
      </Section>
    </div>
  );
}
