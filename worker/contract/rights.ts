import * as z from "zod/mini";

export const roles = ["owner", "editor", "writer"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = { owner: "Pemilik", editor: "Editor", writer: "Penulis" };

export const role = z.enum(roles, "Peran tidak dikenal");

/** Everything that staff can do, and who may. What a writer may do to a post holds of their own alone. */
const rights = {
  /** Posts of every state, with their authors, and the calendar. */
  "posts.read": ["owner", "editor", "writer"],
  /** Drafts and what is brought to review: anybody's, or one's own. */
  "posts.write": ["owner", "editor"],
  "posts.write-own": ["owner", "editor", "writer"],
  /** A change that waits beside a post. */
  "posts.propose": ["owner", "editor", "writer"],
  /** Publishing, scheduling, withdrawing, returning, the trash. */
  "posts.publish": ["owner", "editor"],
  "posts.delete": ["owner", "editor"],
  /** Articles of the writer that land on the desk. */
  "generation.order": ["owner", "editor", "writer"],
  /** Articles of the writer that are public at once. */
  "generation.publish": ["owner", "editor"],
  /** What articles are to be, before they are written. */
  "briefs.use": ["owner", "editor", "writer"],
  "writing-rules.read": ["owner", "editor", "writer"],
  "writing-rules.write": ["owner", "editor"],
  /** Pictures of the library: uploading, describing, using them. */
  "media.use": ["owner", "editor", "writer"],
  "media.delete": ["owner", "editor"],
  "formats.use": ["owner", "editor"],
  "enquiries.use": ["owner", "editor"],
  /** What the site says of the business: editors some keys of it (`editorKeys`). */
  "site.edit": ["owner", "editor"],
  "site.publish": ["owner"],
  /** Old addresses, those that are not there, and dead links to other sites. */
  "addresses.use": ["owner"],
  /** Moving articles in from another system, and everything out. */
  "moving.use": ["owner"],
  "audit.read": ["owner", "editor"],
  "staff.manage": ["owner"],
  /** How the site runs, and trying again what failed. */
  "operations.use": ["owner"],
  /** One's own password, sessions and second factor. */
  "account.use": ["owner", "editor", "writer"],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof rights;
export const actions = Object.keys(rights) as Action[];

export function rolesWith(action: Action): readonly Role[] {
  return rights[action];
}

/** Whether somebody of a role may do something; nobody without a role may do anything. */
export function may(role: Role | null, action: Action): boolean {
  return role !== null && rolesWith(action).includes(role);
}

/** Whether somebody of a role may give another one: nobody gives more than they have. `roles` begins with the highest. */
export function mayGrant(own: Role | null, granted: Role): boolean {
  return own !== null && roles.indexOf(own) <= roles.indexOf(granted);
}
