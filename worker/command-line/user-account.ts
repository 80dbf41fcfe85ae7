import { hashPassword } from "../auth/password/password";
import { findWeakness } from "../auth/password/password-policy";
import type { AuditAction } from "../contract/audit";
import { type Role, roles } from "../contract/rights";

export interface NewAccount {
  username: string;
  name: string;
  password: string;
  /** Null for an account without access to the staff area. */
  role: Role | null;
}

const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** SQL that adds an account; the command line has no bindings. */
export async function insertAccountSql(account: NewAccount): Promise<string> {
  requireStrong(account.password, [account.username, account.name]);
  const { username, name, role } = account;
  if (role !== null && !roles.includes(role)) throw new Error(`A role is one of ${roles.join(", ")}.`);
  const hash = await hashPassword(account.password);
  const isAdmin = role === "owner" || role === "editor" ? 1 : 0;
  const values = [quote(username), quote(hash), quote(name), isAdmin, role === null ? "NULL" : quote(role)];
  return [
    `INSERT INTO users (username, password, name, is_admin, role) VALUES (${values.join(", ")});`,
    event("account.added", account.username),
  ].join("\n");
}

export async function updatePasswordSql(username: string, password: string): Promise<string> {
  requireStrong(password, [username]);
  const hash = await hashPassword(password);
  return [
    `UPDATE users SET password = ${quote(hash)}, updated_at = ${now} WHERE username = ${quote(username)};`,
    endSessions(username),
    event("account.password-changed", username),
  ].join("\n");
}

export function disableSql(username: string): string {
  return [
    `UPDATE users SET disabled_at = ${now} WHERE username = ${quote(username)} AND disabled_at IS NULL;`,
    endSessions(username),
    event("account.disabled", username),
  ].join("\n");
}

export function enableSql(username: string): string {
  return [
    `UPDATE users SET disabled_at = NULL WHERE username = ${quote(username)};`,
    event("account.enabled", username),
  ].join("\n");
}

export function unlockSql(username: string): string {
  return [
    `DELETE FROM login_attempts WHERE user_id = ${selectId(username)};`,
    event("account.unlocked", username),
  ].join("\n");
}

/** SQL that removes the second factor and passkeys of a lost phone. */
export function removeSecondFactorSql(username: string): string {
  return [
    `DELETE FROM second_factors WHERE user_id = ${selectId(username)};`,
    `DELETE FROM recovery_codes WHERE user_id = ${selectId(username)};`,
    `DELETE FROM passkeys WHERE user_id = ${selectId(username)};`,
    event("account.second-factor-off", username),
  ].join("\n");
}

/** One row per account, for `npm run user -- list`. */
export const listAccountsSql =
  "SELECT users.username, users.name, users.is_admin, users.role, users.disabled_at, " +
  "second_factors.enabled_at AS second_factor_at, " +
  "(SELECT max(created_at) FROM sessions WHERE user_id = users.id) AS session_at " +
  "FROM users LEFT JOIN second_factors ON second_factors.user_id = users.id ORDER BY users.username;";

/** Ends sessions, started logins, links to a new password and invitations that the account has made. */
function endSessions(username: string): string {
  return (
    `DELETE FROM sessions WHERE user_id = ${selectId(username)};\n` +
    `DELETE FROM known_devices WHERE user_id = ${selectId(username)};\n` +
    `DELETE FROM login_challenges WHERE user_id = ${selectId(username)};\n` +
    `DELETE FROM staff_invites WHERE ${selectId(username)} IN (user_id, made_by);`
  );
}

/** SQL that records an audit event of the command line if the account exists. */
function event(action: AuditAction, username: string): string {
  return (
    "INSERT INTO audit_events (occurred_at, actor_name, action, subject_kind, subject_id, label) " +
    `SELECT ${now}, 'npm run user', ${quote(action)}, 'account', id, username ` +
    `FROM users WHERE username = ${quote(username)};`
  );
}

export function findAccountSql(username: string): string {
  return `SELECT username FROM users WHERE username = ${quote(username)};`;
}

function selectId(username: string): string {
  return `(SELECT id FROM users WHERE username = ${quote(username)})`;
}

function requireStrong(password: string, names: readonly string[]): void {
  const weakness = findWeakness(password, names);
  if (weakness) throw new Error(weakness);
}

function quote(text: string): string {
  if (text.includes("\0")) throw new Error("NUL characters are not allowed.");
  return `'${text.replaceAll("'", "''")}'`;
}
