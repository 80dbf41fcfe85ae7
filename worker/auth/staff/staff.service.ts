import { AppError, withoutRight } from "../../app-error";
import { mayGrant, type Role, roleNames } from "../../contract/rights";
import type { StaffChange, StaffList, StaffMember } from "../../contract/staff";
import type { Deps } from "../../deps";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { readRole } from "../accounts/user.repository";
import { listOpenInvites } from "../invites/invite.repository";
import { forgetStored } from "../sessions/session.service";
import {
  type Acted,
  changeAccount,
  deleteFactor,
  endLogins,
  forgetAttempts,
  listStaff,
  type StaffRow,
} from "./staff.repository";

type StaffDeps = ConfirmationDeps & Pick<Deps, "kv" | "audit">;

/** Everybody who has an account, and the links that wait to be used. */
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
 * Changes the role of an account, disables it or lets it in again. The last active owner stays one: 409. Whoever lost
 * their own right to this meanwhile is refused: 403.
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
  const before = requireActed(acted);
  const [after] = acted.after;
  if (acted.changed.length !== 1 || !after) {
    throw new AppError(
      "conflict",
      "Harus ada setidaknya satu pemilik aktif. Jadikan orang lain pemilik dulu.",
    );
  }
  await forgetStored(deps, readHashes(acted.ended));
  await recordChange(deps, before, after);
  return toMember(after);
}

/** Signs somebody out everywhere: their sessions, waiting logins and known browsers end. */
export async function endStaffSessions(
  deps: StaffDeps,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const ids = { actorId: asking.user.id, id };
  const acted = await endLogins(deps.db, ids);
  const { username } = requireActed(acted);
  await forgetStored(deps, readHashes(acted.ended));
  await deps.audit.record({ action: "account.sessions-ended", subjectId: id, label: username });
}

/** Lets somebody try again at once whom a stranger's guesses keep waiting. */
export async function unlockStaff(
  deps: StaffDeps,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const ids = { actorId: asking.user.id, id };
  const { username } = requireActed(await forgetAttempts(deps.db, ids));
  await deps.audit.record({ action: "account.unlocked", subjectId: id, label: username });
}

/** Lets somebody in with the password alone who has lost their phone and the recovery codes. */
export async function removeSecondFactor(
  deps: StaffDeps,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const ids = { actorId: asking.user.id, id };
  const { username } = requireActed(await deleteFactor(deps.db, ids));
  await deps.audit.record({ action: "account.second-factor-off", subjectId: id, label: username });
}

export function unknownStaff(): AppError {
  return new AppError("not_found", "Staf ini tidak ditemukan. Muat ulang daftar staf.");
}

/** The account as it was, of something that an owner was allowed to do to it. */
function requireActed({ isOwner, before }: Acted): StaffRow {
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
    lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString(),
  };
}
