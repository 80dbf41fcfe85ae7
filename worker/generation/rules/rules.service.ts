import { desc, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import {
  firstWritingRules,
  type WritingRules,
  type WritingRulesInput,
} from "../../contract/studio/writing-rules";
import { writingRules } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { fieldError, movedOn } from "../../errors";

export async function getWritingRules({ db }: Deps): Promise<WritingRules> {
  const { version, address, forbiddenWords, glossary, sample } = writingRules;
  const [newest] = await db
    .select({ version, address, forbiddenWords, glossary, sample })
    .from(writingRules)
    .orderBy(desc(version))
    .limit(1);
  // Stored rules were validated when they were saved.
  return (newest as WritingRules | undefined) ?? firstWritingRules;
}

/** Stores the next version; 409 if somebody else has stored one since, 400 for contradictory rules. */
export async function changeWritingRules(
  deps: Deps,
  input: WritingRulesInput,
  user: SessionUser,
): Promise<WritingRules> {
  refuseContradiction(input);
  const { address, forbiddenWords, glossary, sample } = input;
  const stored = await deps.db.all(sql`
    INSERT INTO writing_rules (version, address, forbidden_words, glossary, sample, author_id, created_at)
    SELECT ${input.version + 1}, ${address}, ${JSON.stringify(forbiddenWords)}, ${JSON.stringify(glossary)}, ${sample},
      ${user.id}, ${deps.clock().getTime()}
    WHERE (SELECT coalesce(max(version), 0) FROM writing_rules) = ${input.version}
    RETURNING version`);
  if (stored.length === 0) {
    const message =
      "Aturan menulis sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu ubah lagi.";
    const fields = { version: "Versi yang Anda baca bukan lagi yang terbaru" };
    throw movedOn(message, await getWritingRules(deps), fields);
  }
  const version = input.version + 1;
  await deps.audit.record({ action: "rules.changed", label: `Versi ${version}` });
  return { ...input, version };
}

function refuseContradiction({ glossary, forbiddenWords }: WritingRulesInput): void {
  const avoided = new Set(glossary.flatMap(({ insteadOf }) => insteadOf).map(normalised));
  const forbidden = new Set(forbiddenWords.map(normalised));
  for (const { use } of glossary) {
    if (avoided.has(normalised(use))) {
      throw fieldError(
        "glossary",
        `Kata “${use}” tidak boleh dipakai sekaligus diganti dalam daftar istilah`,
      );
    }
    if (forbidden.has(normalised(use))) {
      throw fieldError("forbiddenWords", `Kata “${use}” dilarang, padahal daftar istilah meminta memakainya`);
    }
  }
}

const normalised = (word: string) => word.toLowerCase().replaceAll(/\s+/g, " ");
