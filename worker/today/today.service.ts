import type { SessionUser } from "../contract/auth";
import { type PostStatus, viewNames } from "../contract/desk/staff-post";
import { addDays, dayOf, momentOf } from "../contract/jakarta";
import { staffPaths } from "../contract/paths";
import { may } from "../contract/rights";
import type { SiteContent } from "../contract/site-content/schema";
import { leftoversOf, samplesOf } from "../contract/site-content/site-content";
import { type FindAnswer, type Today, type TodayItem, type TodayKind, todayKinds } from "../contract/today";
import type { Deps } from "../deps";
import { findByWords, readWaiting, type Waiting, type WaitingBatch } from "./today.repository";

/** What waits for a member of staff, the most urgent first. */
export async function todayOf(deps: Deps, user: SessionUser): Promise<Today> {
  const now = deps.clock();
  const day = dayOf(now);
  const asker = {
    id: user.id,
    usesEnquiries: may(user.role, "enquiries.use"),
    publishes: may(user.role, "posts.publish"),
    operates: may(user.role, "operations.use"),
    editsSite: may(user.role, "site.edit"),
  };
  const { counts, batch, contacts } = await readWaiting(deps.db, asker, {
    now,
    startOfToday: momentOf(day),
    endOfToday: momentOf(addDays(day, 1)),
    endOfTomorrow: momentOf(addDays(day, 2)),
  });
  const ofSite = may(user.role, "site.publish") ? itemsOfSite(await deps.siteContent.written()) : null;
  const items = todayKinds.map((kind) => {
    if (kind === "setup" || kind === "sample") return ofSite?.[kind] ?? null;
    return kind === "batch" ? itemOfBatch(batch) : itemOf(kind, counts[kind], asker.publishes);
  });
  return { items: items.filter((item) => item !== null), contacts };
}

const editPath = (id: Waiting["id"]) => staffPaths.editedPost.replace(":id", String(id));
const contactPath = (id: Waiting["id"]) => staffPaths.contactDetail.replace(":id", String(id));

type CountedKind = Exclude<TodayKind, "batch" | "setup" | "sample">;

/** What each kind says, and where it leads: to the one where there is one, else to their list. */
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

function itemOf(kind: CountedKind, waiting: Waiting | undefined, seesAll: boolean): TodayItem | null {
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

/** A batch is told of once it has ended, for as long as something of it is left to do. */
function itemOfBatch(batch: WaitingBatch | null): TodayItem | null {
  if (!batch || batch.open > 0 || batch.failed + batch.undecided === 0) return null;
  const { count, failed } = batch;
  const title =
    failed > 0 ? `${failed} dari ${count} artikel AI gagal ditulis` : `${count} artikel AI selesai ditulis`;
  const href = failed > 0 ? staffPaths.posts : staffPaths.review;
  return { kind: "batch", count, title, href, since: toIso(batch) };
}

/** What the pages still say that is not the owner's. */
function itemsOfSite(content: SiteContent): Record<"setup" | "sample", TodayItem | null> {
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
  const leftovers = leftoversOf(content);
  const samples = samplesOf(content);
  const namesOf = { portfolio: "portofolio", testimonials: "testimoni", team: "tim" } as const;
  const named = samples.map((key) => namesOf[key as keyof typeof namesOf]);
  return {
    setup: item("setup", leftovers, `Data usaha yang masih bawaan: ${leftovers.join(", ")}`, "business"),
    sample: item("sample", named, `Masih berisi contoh: ${named.join(", ")}`, samples[0]),
  };
}

const toIso = ({ since }: Waiting) => new Date(since ?? 0).toISOString();

/** Articles, enquiries and pictures by words of their title, name or address, as far as somebody may see them. */
export async function find(deps: Deps, q: string, user: SessionUser): Promise<FindAnswer> {
  if (q === "") return { posts: [], contacts: [], media: [] };
  const { posts, contacts, media } = await findByWords(deps.db, q, may(user.role, "enquiries.use"));
  const named = posts.map((post) => ({ ...post, detail: viewNames[post.detail as PostStatus] }));
  return { posts: named, contacts, media };
}
