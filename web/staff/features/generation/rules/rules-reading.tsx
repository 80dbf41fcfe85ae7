import type { WritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { LongText } from "../../../ui/long-text";
import { Section } from "../../../ui/section";
import { rulesTexts } from "./rules-texts";

/** The house rules as whoever may not change them reads them. */
export function RulesReading({
  rules: { address, forbiddenWords, glossary, sample },
}: {
  rules: WritingRules;
}) {
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
