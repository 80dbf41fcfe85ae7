import { type SQL, sql } from "drizzle-orm";
import { maySeeEnquiries, userMay } from "../auth/accounts/user.repository";
import {
  contactCounts,
  type DueTime,
  fromSteps,
  fromWaiting,
  matching,
} from "../contact/inbox/inbox.repository";
import type { SessionUser } from "../contract/auth";
import { type PostStatus, viewNames } from "../contract/desk/staff-post";
import type { ContactCounts } from "../contract/inbox/contact-change";
import { addDays, toDay, toMoment } from "../contract/jakarta";
import { clockLateMs } from "../contract/operations";
import { staffPaths } from "../contract/paths";
import { deadAfterWeeks, goneStatuses } from "../contract/redirects";
import { may } from "../contract/rights";
import type { SiteContent } from "../contract/site-content/schema";
import { listLeftovers, listSamples } from "../contract/site-content/site-content";
import {
  type FindAnswer,
  type Found,
  type Today,
  type TodayItem,
  type TodayKind,
  todayKinds,
} from "../contract/today";
import { batchNamed, type Database, hasWords } from "../db/client";
import type { Deps } from "../deps";

export async function listTodayItems(deps: Deps, user: SessionUser): Promise<Today> {
  const now = deps.clock();
  const day = toDay(now);
  const asker = {
    id: user.id,
    usesEnquiries: may(user.role, "enquiries.use"),
    publishes: may(user.role, "posts.publish"),
    operates: may(user.role, "operations.use"),
    editsSite: may(user.role, "site.edit"),
  };
  const { counts, batch, contacts } = await readWaiting(deps.db, asker, {
    now,
    startOfToday: toMoment(day),
    endOfToday: toMoment(addDays(day, 1)),
    endOfTomorrow: toMoment(addDays(day, 2)),
  });
  const ofSite = may(user.role, "site.publish") ? toSiteItems(await deps.siteContent.written()) : null;
  const items = todayKinds.map((kind) => {
    if (kind === "setup" || kind === "sample") return ofSite?.[kind] ?? null;
    return kind === "batch" ? toBatchItem(batch) : toItem(kind, counts[kind], asker.publishes);
  });
  return { items: items.filter((item) => item !== null), contacts };
}

const editPath = (id: Waiting["id"]) => staffPaths.editedPost.replace(":id", String(id));
const contactPath = (id: Waiting["id"]) => staffPaths.contactDetail.replace(":id", String(id));

type CountedKind = Exclude<TodayKind, "batch" | "setup" | "sample">;

/** The title of each kind and its link: to the item if there is one, else to the list. */
const texts: Record<
  CountedKind,
  { title: (count: number, seesAll: boolean) => string; href: (waiting: Waiting) => string }
> = {
  operations: {
    title: (count) => `${count} hal pada situs perlu diperiksa`,
    href: () => staffPaths.operations,
  },
  enquiry_overdue: {
    title: (count) => `${count} kontak lewat janji jawab`,
    href: ({ count, id }) => (count === 1 ? contactPath(id) : `${staffPaths.contact}?due=overdue`),
  },
  enquiry_due: {
    title: (count) => `${count} kontak perlu dijawab hari ini`,
    href: ({ count, id }) => (count === 1 ? contactPath(id) : `${staffPaths.contact}?due=today`),
  },
  next_step: {
    title: (count) => `${count} langkah berikutnya jatuh tempo`,
    href: ({ count, id }) => (count === 1 ? contactPath(id) : `${staffPaths.contact}?due=today`),
  },
  review: { title: (count) => `${count} artikel menunggu tinjauan`, href: () => staffPaths.review },
  returned: {
    title: (count) => `${count} artikel dikembalikan kepada Anda`,
    href: ({ count, id }) => (count === 1 ? editPath(id) : `${staffPaths.posts}?returned=1&author=me`),
  },
  note: {
    title: (count, seesAll) => `${count} catatan baru pada artikel${seesAll ? "" : " Anda"}`,
    href: ({ id }) => editPath(id),
  },
  proposal: {
    title: (count) => `${count} usulan perubahan menunggu`,
    href: ({ count, id }) => (count === 1 ? editPath(id) : staffPaths.review),
  },
  dead_links: {
    title: (count) => `${count} tautan keluar di artikel sudah mati`,
    href: () => staffPaths.outsideLinks,
  },
  publishing: {
    title: (count, seesAll) => `${count} artikel${seesAll ? "" : " Anda"} terbit hari ini dan besok`,
    href: () => staffPaths.calendar,
  },
};

function toItem(kind: CountedKind, waiting: Waiting | undefined, seesAll: boolean): TodayItem | null {
  if (!waiting || waiting.count === 0) return null;
  const { title, href } = texts[kind];
  return {
    kind,
    count: waiting.count,
    title: title(waiting.count, seesAll),
    href: href(waiting),
    since: toIso(waiting),
  };
}

/** A batch is shown once it has ended, until all its articles are handled. */
function toBatchItem(batch: WaitingBatch | null): TodayItem | null {
  if (!batch || batch.open > 0 || batch.failed + batch.undecided === 0) return null;
  const { count, failed } = batch;
  const title =
    failed > 0 ? `${failed} dari ${count} artikel AI gagal ditulis` : `${count} artikel AI selesai ditulis`;
  const href = failed > 0 ? staffPaths.posts : staffPaths.review;
  return { kind: "batch", count, title, href, since: toIso(batch) };
}

/** Sample or default content that the pages still show. */
function toSiteItems(content: SiteContent): Record<"setup" | "sample", TodayItem | null> {
  const { site: screen } = staffPaths;
  const item = (
    kind: "setup" | "sample",
    names: readonly string[],
    title: string,
    key = "",
  ): TodayItem | null =>
    names.length === 0
      ? null
      : { kind, count: names.length, title, href: `${screen}?bagian=${key}`, since: null };
  const leftovers = listLeftovers(content);
  const samples = listSamples(content);
  const kindNames = { portfolio: "portofolio", testimonials: "testimoni", team: "tim" } as const;
  const named = samples.map((key) => kindNames[key as keyof typeof kindNames]);
  return {
    setup: item("setup", leftovers, `Data usaha yang masih bawaan: ${leftovers.join(", ")}`, "business"),
    sample: item("sample", named, `Masih berisi contoh: ${named.join(", ")}`, samples[0]),
  };
}

const toIso = ({ since }: Waiting) => new Date(since ?? 0).toISOString();

/** Finds articles, enquiries and pictures by words, limited to what the account may see. */
export async function find(deps: Deps, q: string, user: SessionUser): Promise<FindAnswer> {
  if (q === "") return { posts: [], contacts: [], media: [] };
  const { posts, contacts, media } = await findByWords(deps.db, q, may(user.role, "enquiries.use"));
  const named = posts.map((post) => ({ ...post, detail: viewNames[post.detail as PostStatus] }));
  return { posts: named, contacts, media };
}

export interface Waiting {
  count: number;
  /** Milliseconds since 1970; null if there is none. */
  since: number | null;
  /** The id of one of them; the link leads to it if it is the only one. */
  id: number | string | null;
}

interface WaitingBatch extends Waiting {
  failed: number;
  open: number;
  /** Its articles without a decision. */
  undecided: number;
}

export interface Asker {
  id: number;
  usesEnquiries: boolean;
  publishes: boolean;
  operates: boolean;
  editsSite: boolean;
}

interface TodayTime extends DueTime {
  startOfToday: Date;
  endOfTomorrow: Date;
}

/** Notes are shown for this many days, and batches for this many hours. */
const noteDays = 30;
const batchHours = 48;
const hourMs = 3_600_000;

/** Counts of all open tasks of an account, in one round trip; without enquiries if it may not see them. */
export async function readWaiting(db: Database, asker: Asker, time: TodayTime) {
  const now = time.now.getTime();
  const endOfToday = time.endOfToday.getTime();
  const me = asker.id;
  const publishes = asker.publishes ? sql`TRUE` : sql`FALSE`;
  const notesSince = now - noteDays * 24 * hourMs;
  const rows = await batchNamed(db, {
    ...(asker.usesEnquiries && {
      contacts: contactCounts(me, time),
      enquiry_overdue: waiting(sql`due_at`, sql`${fromWaiting} AND due_at <= ${now}`),
      enquiry_due: waiting(sql`due_at`, sql`${fromWaiting} AND due_at > ${now} AND due_at <= ${endOfToday}`),
      next_step: waiting(
        sql`next_action_at`,
        sql`${fromSteps} AND next_action_at < ${endOfToday} AND (coalesce(assignee_id, ${me}) = ${me}
          OR NOT ${maySeeEnquiries(sql`assignee_id`)})`,
      ),
    }),
    ...(asker.publishes && {
      review: waiting(sql`updated_at`, sql`blog_posts WHERE status = 'review'`),
      proposal: waiting(
        sql`post_pending.updated_at`,
        sql`post_pending JOIN blog_posts ON blog_posts.id = post_pending.post_id WHERE status <> 'trash'`,
        sql`post_id`,
      ),
    }),
    ...(asker.operates && {
      operations: waiting(
        sql`at`,
        sql`operations WHERE key LIKE 'fault:%' OR (key = 'clock' AND at < ${now - clockLateMs})`,
        sql`key`,
      ),
    }),
    ...(asker.editsSite && {
      dead_links: waiting(
        sql`failed_since`,
        sql`outside_link_checks AS checked WHERE (status IN (${sql.join([...goneStatuses], sql`, `)}) OR failures >= ${deadAfterWeeks})
          AND EXISTS (SELECT 1 FROM outside_links INDEXED BY outside_links_url CROSS JOIN blog_posts ON blog_posts.id = post_id
            WHERE outside_links.url = checked.url AND blog_posts.status = 'published' AND published_at <= ${now})`,
        sql`url`,
      ),
    }),
    returned: waiting(sql`returned_at`, sql`blog_posts WHERE author_id = ${me} AND returned_at IS NOT NULL`),
    // Unread notes of others on one's own posts; notes of readers on a post whose author may no longer write are shown to those
    // who publish.
    note: waiting(
      sql`note.created_at`,
      sql`post_notes AS note JOIN blog_posts ON blog_posts.id = note.post_id
        LEFT JOIN post_note_views AS seen ON seen.post_id = note.post_id AND seen.user_id = ${me}
        WHERE note.created_at > ${notesSince} AND note.created_at > coalesce(seen.seen_at, 0)
          AND note.author_id IS NOT ${me} AND status <> 'trash' AND (blog_posts.author_id = ${me}
            OR (${publishes} AND note.author_id IS NULL AND NOT ${userMay("posts.write-own", sql`blog_posts.author_id`)}))`,
      sql`note.post_id`,
    ),
    publishing: waiting(
      sql`published_at`,
      sql`blog_posts WHERE status = 'published' AND published_at >= ${time.startOfToday.getTime()}
        AND published_at < ${time.endOfTomorrow.getTime()} AND (${publishes} OR author_id = ${me})`,
    ),
    batch: sql<WaitingBatch>`SELECT batch.id AS id, batch.created_at AS since, count(*) AS count,
        sum(job.state = 'failed') AS failed, sum(job.state IN ('queued', 'running')) AS open,
        sum(coalesce(post.status IN ('draft', 'review'), 0)) AS undecided
      FROM (SELECT id, created_at FROM generation_batches
        WHERE created_at > ${now - batchHours * hourMs} AND created_by = ${me}
        ORDER BY created_at DESC LIMIT 1) AS batch
      JOIN generation_items AS item ON item.batch_id = batch.id
      JOIN jobs AS job ON job.kind = 'article' AND job.subject = item.id
      LEFT JOIN blog_posts AS post ON post.id = item.post_id
      GROUP BY batch.id`,
  });
  const { batch, contacts, ...counted } = rows as Partial<Record<TodayKind, Waiting[]>> & {
    batch: WaitingBatch[];
    contacts?: ContactCounts[];
  };
  const counts = Object.entries(counted).map(([kind, [row]]) => [kind, row] as const);
  return {
    counts: Object.fromEntries(counts) as Partial<Record<TodayKind, Waiting>>,
    batch: batch[0] ?? null,
    contacts: contacts?.[0] ?? null,
  };
}

function waiting(since: SQL, from: SQL, id: SQL = sql`id`): SQL<Waiting> {
  return sql<Waiting>`SELECT count(*) AS count, min(${since}) AS since, max(${id}) AS id FROM ${from}`;
}

const most = 5;

/** Items whose title or name contains all the words, in any case; without enquiries if the account may not see them. */
async function findByWords(db: Database, words: string, usesEnquiries: boolean) {
  const posts = sql<Found>`SELECT id, title, status AS detail FROM blog_posts
    WHERE status <> 'trash' AND ${hasWords(sql`title`, words)} ORDER BY updated_at DESC LIMIT ${most}`;
  const media = sql<Found>`SELECT id, coalesce(nullif(alt, ''), name) AS title, name AS detail FROM media
    WHERE ${hasWords(sql`concat_ws(' ', alt, name)`, words)} ORDER BY id DESC LIMIT ${most}`;
  const contacts = sql<Found>`SELECT id, name AS title, email AS detail FROM contact_submissions
    WHERE ${usesEnquiries ? matching({ words }) : sql`FALSE`} ORDER BY submitted_at DESC, id DESC LIMIT ${most}`;
  return batchNamed(db, { posts, contacts, media });
}
