import { hashPassword } from "./password";

/** Setting a password asks for more than the login form does. */
export const minimumNewPassword = 12;

export interface NewAccount {
  username: string;
  name: string;
  password: string;
  isAdmin: boolean;
}

/** The statement that adds an account; for the command line, which has no bindings. */
export async function insertAccountSql(account: NewAccount): Promise<string> {
  const hash = await hashPassword(requireStrong(account.password));
  const values = [quote(account.username), quote(hash), quote(account.name), account.isAdmin ? 1 : 0];
  return `INSERT INTO users (username, password, name, is_admin) VALUES (${values.join(", ")});`;
}

/** The statement that gives an account a new password. */
export async function updatePasswordSql(username: string, password: string): Promise<string> {
  const hash = await hashPassword(requireStrong(password));
  return (
    `UPDATE users SET password = ${quote(hash)}, updated_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) ` +
    `WHERE username = ${quote(username)} RETURNING username;`
  );
}

function requireStrong(password: string): string {
  if ([...password].length < minimumNewPassword) {
    throw new Error(`The password needs at least ${minimumNewPassword} characters.`);
  }
  return password;
}

/** A string literal of SQLite. */
function quote(text: string): string {
  if (text.includes("\0")) throw new Error("NUL characters are not allowed.");
  return `'${text.replaceAll("'", "''")}'`;
}
