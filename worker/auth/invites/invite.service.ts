import { AppError, withoutRight } from "../../app-error";
import { mayGrant, roleNames } from "../../contract/rights";
import type { InviteInput } from "../../contract/staff";
import type { Deps } from "../../deps";
import { type Asking, confirmPassword } from "../accounts/confirmation.service";
import { createToken, hashToken } from "../sessions/token";
import { actOn } from "../staff/staff.repository";
import { unknownStaff } from "../staff/staff.service";
import { deleteInvite, insertInvite, resetLinkStatement } from "./invite.repository";

/** Milliseconds that a link waits to be used. */
export const linkLifetime = 72 * 60 * 60 * 1000;

/** A link's secret, which exists nowhere else. */
export interface MadeLink {
  token: string;
  expiresAt: Date;
}

/** Invites somebody to an account of a role that is not above one's own. */
export async function inviteStaff(
  deps: Deps,
  asking: Asking,
  { currentPassword, name, role }: InviteInput,
): Promise<MadeLink & { id: number }> {
  if (!mayGrant(asking.user.role, role)) throw withoutRight();
  await confirmPassword(deps, asking, currentPassword);
  const { token, ...link } = await newLink(deps, asking);
  const id = await insertInvite(deps.db, link, { name, role });
  if (id === null) throw withoutRight();
  await deps.audit.record({ action: "account.invited", label: `${name} (${roleNames[role]})` });
  return { id, token, expiresAt: link.expiresAt };
}

/** A link by which somebody sets a new password of their own account. */
export async function makeResetLink(
  deps: Deps,
  asking: Asking,
  userId: number,
  password: string,
): Promise<MadeLink> {
  await confirmPassword(deps, asking, password);
  const { token, ...link } = await newLink(deps, asking);
  const ids = { actorId: asking.user.id, id: userId };
  const { isOwner, before, rows } = await actOn(deps.db, ids, [resetLinkStatement(link, userId)]);
  if (!isOwner) throw withoutRight();
  if (!before) throw unknownStaff();
  if (rows[0]?.length !== 1) {
    throw new AppError("conflict", "Akun ini sedang dinonaktifkan. Aktifkan kembali sebelum membuat tautan.");
  }
  await deps.audit.record({ action: "account.reset-link-made", subjectId: userId, label: before.username });
  return { token, expiresAt: link.expiresAt };
}

/** Takes back a link that was not used yet. */
export async function withdrawLink(deps: Deps, asking: Asking, id: number, password: string): Promise<void> {
  await confirmPassword(deps, asking, password);
  const { isOwner, name } = await deleteInvite(deps.db, id, asking.user.id);
  if (!isOwner) throw withoutRight();
  if (name === null) {
    throw new AppError(
      "not_found",
      "Tautan ini sudah dipakai, ditarik, atau berakhir. Muat ulang daftar staf.",
    );
  }
  await deps.audit.record({ action: "account.link-withdrawn", label: name });
}

async function newLink(deps: Deps, { user }: Asking) {
  const token = createToken();
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + linkLifetime);
  return { token, tokenHash: await hashToken(token), madeBy: user.id, createdAt, expiresAt };
}
