import type { SessionUser } from "../../contract/auth";
import {
  firstWritingRules,
  type WritingRules,
  type WritingRulesInput,
} from "../../contract/studio/writing-rules";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import { findNewestRules, insertNextRules } from "./rules.repository";

/** How we write now. */
export async function getWritingRules(deps: Deps): Promise<WritingRules> {
  return (await findNewestRules(deps.db)) ?? firstWritingRules;
}

/** Stores the next version; 409 when somebody else has, since the one that was read, 400 when it contradicts itself. */
export async function changeWritingRules(
  deps: Deps,
  input: WritingRulesInput,
  user: SessionUser,
): Promise<WritingRules> {
  refuseContradiction(input);
  const isStored = await insertNextRules(deps.db, input, { authorId: user.id, now: deps.clock() });
  if (!isStored) {
    const message =
      "Aturan menulis sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu ubah lagi.";
    const fields = { version: "Versi yang Anda baca bukan lagi yang terbaru" };
    throw movedOn(message, await getWritingRules(deps), fields);
  }
  const version = input.version + 1;
  await deps.audit.record({ action: "rules.changed", label: `Versi ${version}` });
  return { ...input, version };
}

/** A word that is to be used in one place and avoided in another leaves a writer no way to obey. */
function refuseContradiction({ glossary, forbiddenWords }: WritingRulesInput): void {
  const avoided = new Set(glossary.flatMap(({ insteadOf }) => insteadOf).map(normalised));
  const forbidden = new Set(forbiddenWords.map(normalised));
  for (const { use } of glossary) {
    if (avoided.has(normalised(use))) {
      refuse("glossary", `Kata “${use}” tidak boleh dipakai sekaligus diganti dalam daftar istilah`);
    }
    if (forbidden.has(normalised(use))) {
      refuse("forbiddenWords", `Kata “${use}” dilarang, padahal daftar istilah meminta memakainya`);
    }
  }
}

function refuse(field: string, message: string): never {
  throw new AppError("validation_failed", message, { fields: { [field]: message } });
}

const normalised = (word: string) => word.toLowerCase().replaceAll(/\s+/g, " ");
