import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { changeContact, changeManyContacts } from "../../worker/contact/changes/change.service";
import type { SessionUser } from "../../worker/contract/auth";
import type { ContactBulkInput, ContactChange } from "../../worker/contract/inbox/contact-change";
import { users } from "../../worker/db/schema/auth";
import { contactActivities, contactSubmissions } from "../../worker/db/schema/contact";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";
import { createStaff, db } from "./worker";

/** Noon of a Tuesday in Jakarta. */
export const noon = new Date("2026-11-24T05:00:00Z");
/** Nine o'clock on the day after. */
export const tomorrow = "2026-11-25T02:00:00.000Z";

export const depsAtNoon = (bindings: Env = env): Deps =>
  replaceDeps(createDeps(bindings), { clock: () => noon });

async function rina(): Promise<SessionUser> {
  const [known] = await db.select().from(users).where(eq(users.username, "rina"));
  return known ? { ...known, role: "editor" } : createStaff("editor", { username: "rina", name: "Rina" });
}

/** Changes an enquiry as Rina, at noon. */
export async function changeAtNoon(id: number, change: ContactChange, bindings: Env = env) {
  return changeContact(depsAtNoon(bindings), id, change, await rina());
}

/** The same of several. */
export async function changeManyAtNoon(input: ContactBulkInput, bindings: Env = env) {
  return (await changeManyContacts(depsAtNoon(bindings), input, await rina())).results;
}

export async function storedContact(id: number) {
  const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row;
}

/** What stands on a timeline: kind, words, and whether it answered the sender. */
export async function listTimeline(contactId: number): Promise<[string, string, boolean][]> {
  const rows = await db
    .select()
    .from(contactActivities)
    .where(eq(contactActivities.contactId, contactId))
    .orderBy(asc(contactActivities.id));
  return rows.map(({ kind, body, isResponse }) => [kind, body, Boolean(isResponse)]);
}
