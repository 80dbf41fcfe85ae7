import { hash } from "node:crypto";
import { mayGrant, type Role, roleNames } from "../../contract/rights";
import type { InviteInput, StaffChange, StaffList, StaffMember } from "../../contract/staff";
import type { Deps } from "../../deps";
import { AppError, withoutRight } from "../../errors";
import { createToken } from "../../secrets";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { deleteStored, readRole } from "../sessions/session.repository";
import {
  type Acted,
  changeAccount,
  deleteFactor,
  deleteInvite,
  endLogins,
  forgetAttempts,
  insertInvite,
  insertResetLink,
  listOpenInvites,
  listStaff,
  type StaffRow,
} from "./staff.repository";

type StaffDeps = ConfirmationDeps & Pick<Deps, "kv" | "audit">;

export async function listStaffAndInvites(deps: Pick<Deps, "db" | "clock">): Promise<StaffList> {
  const [staff, invites] = await Promise.all([listStaff(deps.db), listOpenInvites(deps.db, deps.clock())]);
  return {
    staff: staff.map(toMember),
    invites: invites.map(({ id, kind, name, role, expiresAt }) => ({
      ...{ id, kind, name, role },
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Changes the role of an account, or disables or enables it. 409 if no active owner would remain; 403 if the actor lost
 * the right meanwhile.
 */
export async function changeStaff(
  deps: StaffDeps,
  asking: Asking,
  id: number,
  { currentPassword, ...change }: StaffChange,
): Promise<StaffMember> {
  if (change.role && !mayGrant(asking.user.role, change.role)) throw withoutRight();
  await confirmPassword(deps, asking, currentPassword);
  const ids = { actorId: asking.user.id, id };
  const acted = await changeAccount(deps.db, ids, change, deps.clock().getTime());
  const before = requireAccount(acted);
  const [after] = acted.after;
  if (acted.changed.length !== 1 || !after) {
    throw new AppError(
      "conflict",
      "Harus ada setidaknya satu pemilik aktif. Jadikan orang lain pemilik dulu.",
    );
  }
  await deleteStored(deps, readHashes(acted.ended));
  await recordChange(deps, before, after);
  return toMember(after);
}

/** Further actions of owners on an account, with their audit events. */
const acts = {
  "end-sessions": { write: endLogins, action: "account.sessions-ended" },
  unlock: { write: forgetAttempts, action: "account.unlocked" },
  /** For a lost phone without recovery codes: the password alone signs in again. Also removes passkeys. */
  "remove-second-factor": { write: deleteFactor, action: "account.second-factor-off" },
} as const;

type StaffAction = keyof typeof acts;
export const staffActions = Object.keys(acts) as StaffAction[];

export async function actOnStaff(
  deps: StaffDeps,
  asking: Asking,
  id: number,
  act: StaffAction,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const { write, action } = acts[act];
  const acted = await write(deps.db, { actorId: asking.user.id, id });
  const { username } = requireAccount(acted);
  if ("ended" in acted) await deleteStored(deps, readHashes(acted.ended));
  await deps.audit.record({ action, subjectId: id, label: username });
}

const linkLifetime = 72 * 60 * 60 * 1000;

/** The token of a new link; only its hash is stored. */
export interface MadeLink {
  token: string;
  expiresAt: Date;
}

export async function inviteStaff(
  deps: ConfirmationDeps & Pick<Deps, "audit">,
  asking: Asking,
  { currentPassword, name, role }: InviteInput,
): Promise<MadeLink & { id: number }> {
  if (!mayGrant(asking.user.role, role)) throw withoutRight();
  await confirmPassword(deps, asking, currentPassword);
  const { token, ...link } = await createLink(deps, asking);
  const id = await insertInvite(deps.db, link, { name, role });
  if (id === null) throw withoutRight();
  await deps.audit.record({ action: "account.invited", label: `${name} (${roleNames[role]})` });
  return { id, token, expiresAt: link.expiresAt };
}

export async function makeResetLink(
  deps: ConfirmationDeps & Pick<Deps, "audit">,
  asking: Asking,
  userId: number,
  password: string,
): Promise<MadeLink> {
  await confirmPassword(deps, asking, password);
  const { token, ...link } = await createLink(deps, asking);
  const ids = { actorId: asking.user.id, id: userId };
  const acted = await insertResetLink(deps.db, ids, link);
  const before = requireAccount(acted);
  if (acted.added.length !== 1) {
    throw new AppError("conflict", "Akun ini sedang dinonaktifkan. Aktifkan kembali sebelum membuat tautan.");
  }
  await deps.audit.record({ action: "account.reset-link-made", subjectId: userId, label: before.username });
  return { token, expiresAt: link.expiresAt };
}

export async function withdrawLink(
  deps: ConfirmationDeps & Pick<Deps, "audit">,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
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

async function createLink(deps: Pick<Deps, "clock">, { user }: Asking) {
  const token = createToken();
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + linkLifetime);
  return { token, tokenHash: hash("sha256", token), madeBy: user.id, createdAt, expiresAt };
}

function unknownStaff(): AppError {
  return new AppError("not_found", "Staf ini tidak ditemukan. Muat ulang daftar staf.");
}

/** The account before the action; throws if the actor had no right or the account does not exist. */
function requireAccount({ isOwner, before }: Acted): StaffRow {
  if (!isOwner) throw withoutRight();
  if (!before) throw unknownStaff();
  return before;
}

async function recordChange(
  { audit }: Pick<Deps, "audit">,
  before: StaffRow,
  after: StaffRow,
): Promise<void> {
  const { id, username } = after;
  const [from, to] = [toMember(before), toMember(after)];
  if (from.role !== to.role) {
    const label = `${username}: ${describeRole(from.role)} → ${describeRole(to.role)}`;
    await audit.record({ action: "account.role-changed", subjectId: id, label });
  }
  if (from.disabled !== to.disabled) {
    const action = to.disabled ? "account.disabled" : "account.enabled";
    await audit.record({ action, subjectId: id, label: username });
  }
}

const describeRole = (role: Role | null) => (role ? roleNames[role] : "tanpa peran");

const readHashes = (rows: { token_hash: string }[]) => rows.map(({ token_hash }) => token_hash);

function toMember(row: StaffRow): StaffMember {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    role: readRole({ role: row.role, isAdmin: row.is_admin === 1 }),
    disabled: row.disabled_at !== null,
    secondFactor: row.has_second_factor === 1,
    passkeys: row.passkeys,
    lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString(),
  };
}
