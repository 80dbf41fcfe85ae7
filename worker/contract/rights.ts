import * as z from "zod/mini";

export const roles = ["owner", "editor", "writer"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = { owner: "Pemilik", editor: "Editor", writer: "Penulis" };

export const role = z.enum(roles, "Peran tidak dikenal");

/** All rights with their roles. A writer's rights on posts are limited to the writer's own. */
const rights = {
  /** Posts of every state with their authors, and the calendar. */
  "posts.read": ["owner", "editor", "writer"],
  /** Drafts and submissions: anybody's, or one's own. */
  "posts.write": ["owner", "editor"],
  "posts.write-own": ["owner", "editor", "writer"],
  /** A pending change of a post. */
  "posts.propose": ["owner", "editor", "writer"],
  /** Publishing, scheduling, withdrawing, returning and the trash. */
  "posts.publish": ["owner", "editor"],
  "posts.delete": ["owner", "editor"],
  /** Generated articles that become drafts. */
  "generation.order": ["owner", "editor", "writer"],
  /** Generated articles that are published at once. */
  "generation.publish": ["owner", "editor"],
  /** Briefs of articles. */
  "briefs.use": ["owner", "editor", "writer"],
  "writing-rules.read": ["owner", "editor", "writer"],
  "writing-rules.write": ["owner", "editor"],
  /** Library pictures: uploading, describing, using. */
  "media.use": ["owner", "editor", "writer"],
  "media.delete": ["owner", "editor"],
  "formats.use": ["owner", "editor"],
  "enquiries.use": ["owner", "editor"],
  /** Site content; editors may only change `editorKeys`. */
  "site.edit": ["owner", "editor"],
  "site.publish": ["owner"],
  /** Redirects, missing paths and dead links. */
  "addresses.use": ["owner"],
  /** Imports and exports. */
  "moving.use": ["owner"],
  "audit.read": ["owner", "editor"],
  "staff.manage": ["owner"],
  /** The state of the site, and retries of failed jobs. */
  "operations.use": ["owner"],
  /** One's own password, sessions and second factor. */
  "account.use": ["owner", "editor", "writer"],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof rights;
export const actions = Object.keys(rights) as Action[];

export function rolesWith(action: Action): readonly Role[] {
  return rights[action];
}

export function may(role: Role | null, action: Action): boolean {
  return role !== null && rolesWith(action).includes(role);
}

/** Whether a role may grant another one: none higher than itself. `roles` begins with the highest. */
export function mayGrant(own: Role | null, granted: Role): boolean {
  return own !== null && roles.indexOf(own) <= roles.indexOf(granted);
}
