import { and, count, desc, gte, inArray, lt, sql } from "drizzle-orm";
import type { ContactSource } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { contactSubmissions, whatsappClicks } from "../../db/schema/contact";
import { dayMs } from "../../utc-day";
import type { ContactRow } from "../inbox/inbox.repository";

/** Rows of a day: a flood of clicks must not become a flood of writes. */
const mostOfDay = 5000;

export type NewClick = ContactSource & { code: string; place: string; clickedAt: number };

/** Keeps clicks, unless a day has had too many. Ids follow one another, so one row tells of the whole day. */
export async function insertClicks(db: Database, clicks: readonly NewClick[]): Promise<void> {
  const since = (clicks[0]?.clickedAt ?? 0) - dayMs;
  await db.run(sql`INSERT INTO whatsapp_clicks (code, place, landing_path, referrer, form_page,
      utm_source, utm_medium, utm_campaign, utm_term, utm_content, clicked_at)
    SELECT value ->> 'code', value ->> 'place', value ->> 'landingPath', value ->> 'referrer', value ->> 'formPage',
      value ->> 'utmSource', value ->> 'utmMedium', value ->> 'utmCampaign', value ->> 'utmTerm',
      value ->> 'utmContent', value ->> 'clickedAt'
    FROM json_each(${JSON.stringify(clicks)}) WHERE NOT EXISTS (SELECT 1 FROM whatsapp_clicks
      WHERE id = (SELECT max(id) FROM whatsapp_clicks) - ${mostOfDay} AND clicked_at > ${since})`);
}

/** Clicks that have one of these codes, and no other click has the same. */
export async function findClicks(db: Database, codes: readonly string[], since: Date) {
  const rows = await db
    .select()
    .from(whatsappClicks)
    .where(and(inArray(whatsappClicks.code, [...codes]), gte(whatsappClicks.clickedAt, since)));
  return rows.filter(({ id, code }) => !rows.some((other) => other.code === code && other.id !== id));
}

/** Deletes clicks of before then; answers how many. */
export async function deleteClicks(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(whatsappClicks)
    .where(lt(whatsappClicks.clickedAt, before))
    .returning({ id: whatsappClicks.id });
  return deleted.length;
}

type NewContact = Pick<
  ContactRow,
  "name" | "email" | "phoneNumber" | "phoneE164" | "websiteType" | "message" | "channel"
> &
  Omit<ContactSource, "place"> & { place: string | null; submittedAt: Date; dueAt: Date | null };

/** Stores who was added by staff. */
export async function insertManualContact(db: Database, contact: NewContact): Promise<ContactRow> {
  const [row] = await db.insert(contactSubmissions).values(contact).returning();
  if (!row) throw new Error("the insert of a contact returned no row");
  return { ...row, assigneeName: null };
}

const counted = count().as("counted");
const mostPages = 50;

/** How often the links were followed since then, by where they stood. */
export const clickStatements = (db: Database, since: Date) => {
  const inWindow = gte(whatsappClicks.clickedAt, since);
  const { place, formPage } = whatsappClicks;
  return [
    db
      .select({ place, count: counted })
      .from(whatsappClicks)
      .where(inWindow)
      .groupBy(place)
      .orderBy(desc(counted), place),
    db
      .select({ page: formPage, count: counted })
      .from(whatsappClicks)
      .where(inWindow)
      .groupBy(formPage)
      .orderBy(desc(counted), sql`${formPage} IS NULL`, formPage)
      .limit(mostPages),
  ] as const;
};
