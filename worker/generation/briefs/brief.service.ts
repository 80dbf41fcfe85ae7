import { ownerLimit } from "../../blog/access/own-post.service";
import type { SessionUser } from "../../contract/auth";
import type { Brief, BriefChange, BriefInput } from "../../contract/studio/brief";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import {
  type BriefRow,
  type BriefValues,
  deleteBrief,
  findBriefs,
  insertBrief,
  listBriefs,
  updateBrief,
} from "./brief.repository";

export async function readBriefs(deps: Deps): Promise<Brief[]> {
  return (await listBriefs(deps.db)).map(toBrief);
}

/** 404 when there is none. */
export async function getBrief(deps: Deps, id: number): Promise<Brief> {
  const [brief] = await getBriefs(deps, [id]);
  if (!brief) throw briefGone();
  return brief;
}

/** A brief and who may change it beside those who may change all, or null when there is none any more. */
export async function findBrief(
  deps: Deps,
  id: number,
): Promise<(Brief & Pick<BriefRow, "ownerRole">) | null> {
  const [row] = await findBriefs(deps.db, [id]);
  return row ? { ...toBrief(row), ownerRole: row.ownerRole } : null;
}

/** Briefs in the order of their ids in `ids`; 404 when one of them is gone. */
export async function getBriefs(deps: Deps, ids: readonly number[]): Promise<Brief[]> {
  const rows = new Map((await findBriefs(deps.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw briefGone();
    return toBrief(row);
  });
}

export async function createBrief(deps: Deps, input: BriefInput, user: SessionUser): Promise<Brief> {
  const row = await insertBrief(deps.db, toValues(input), { ownerId: user.id, now: deps.clock() });
  await deps.audit.record({ action: "brief.created", subjectId: row.id, label: row.title });
  return toBrief(row);
}

/**
 * Replaces every field; 404 when the brief is gone, 403 for a writer whose brief it is not, 409 where it is not the version
 * that is named.
 */
export async function changeBrief(
  deps: Deps,
  id: number,
  { version, ...input }: BriefChange,
  user: SessionUser,
): Promise<Brief> {
  const which = { id, ownerId: ownerLimit(user), updatedAt: version ? new Date(version) : null };
  const row = await updateBrief(deps.db, which, toValues(input), deps.clock());
  if (!row) {
    const stored = toBrief(await getOwnBrief(deps, id, user));
    const message = "Bahan ini sudah diubah orang lain sejak Anda membukanya";
    throw movedOn(message, stored, { version: message });
  }
  await deps.audit.record({ action: "brief.updated", subjectId: id, label: row.title });
  return toBrief(row);
}

/** An article that is being written of it is written nevertheless. */
export async function removeBrief(deps: Deps, id: number, user: SessionUser): Promise<void> {
  const title = await deleteBrief(deps.db, { id, ownerId: ownerLimit(user) });
  if (title === null) throw await whyNotChosen(deps, id);
  await deps.audit.record({ action: "brief.deleted", subjectId: id, label: title });
}

/** The brief, for somebody who is going to change it: 404 when it is gone, 403 for a writer whose brief it is not. */
export async function getOwnBrief(deps: Deps, id: number, user: SessionUser): Promise<BriefRow> {
  const [row] = await findBriefs(deps.db, [id]);
  if (!row) throw briefGone();
  const owner = ownerLimit(user);
  if (owner !== null && row.ownerId !== owner) throw anothersBrief();
  return row;
}

async function whyNotChosen(deps: Deps, id: number): Promise<AppError> {
  const [row] = await findBriefs(deps.db, [id]);
  return row ? anothersBrief() : briefGone();
}

export function briefGone(): AppError {
  return new AppError("not_found", "Bahan artikel tidak ditemukan atau sudah dihapus");
}

function anothersBrief(): AppError {
  const message = "Bahan ini dibuat orang lain. Minta pembuatnya atau editor mengubahnya.";
  return new AppError("forbidden", message);
}

/** What articles of a brief are about. */
export function subjectOf({ keyPhrase, title }: Pick<Brief, "keyPhrase" | "title">): string {
  return keyPhrase || title;
}

function toValues(input: BriefInput): BriefValues {
  return {
    title: input.title,
    audience: input.audience ?? "",
    aim: input.aim ?? "",
    keyPhrase: input.keyPhrase ?? "",
    intent: input.intent ?? "",
    outline: input.outline ?? [],
    ownFacts: input.ownFacts ?? "",
    sources: input.sources ?? [],
    tone: input.tone ?? "",
    callToAction: input.callToAction ?? "",
    plannedDate: input.plannedDate ?? null,
    state: input.state,
  };
}

export function toBrief({ ownerId, ownerName, ownerRole: _, createdAt, updatedAt, ...row }: BriefRow): Brief {
  return {
    ...row,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
