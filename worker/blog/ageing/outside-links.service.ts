import type { DeadLink } from "../../contract/redirects";
import { goneStatuses } from "../../contract/redirects";
import type { Deps } from "../../deps";
import type { JobHandler } from "../../jobs/job.service";
import { dayMs } from "../../utc-day";
import { readingOf } from "../reading/public-posts.repository";
import { askOutside } from "./outside-links";
import { enqueueRound, forgetUnlinked, listDead, listDue, writeAnswers } from "./outside-links.repository";

/** A round begins on Monday at 02.30 in Jakarta; 1970 began on a Thursday. */
const roundBegins = 3 * dayMs + 19.5 * 3_600_000;
const weekMs = 7 * dayMs;

/** Has every link to other sites asked once in a week. A message is sent by the clock, as for any job that waits. */
export async function startLinkRound({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const begun = Math.floor((now.getTime() - roundBegins) / weekMs) * weekMs + roundBegins;
  await enqueueRound(db, new Date(begun).toISOString(), now);
  return 0;
}

/** Hosts that one attempt asks, each for one address: an invocation may make 50 calls, and each address takes ten at most. */
const hostsAtOnce = 4;

/** The round of a week, by the moment of its beginning. */
export const linksHandler: JobHandler = {
  kind: "links",
  timeoutMs: 60_000,
  maxRunning: 1,
  failed: {
    once: "Tautan keluar belum bisa diperiksa",
    always: "Tautan keluar belum bisa diperiksa minggu ini",
  },
  run: async (deps, begun) => {
    const due = await listDue(readingOf(deps), new Date(begun), hostsAtOnce);
    if (due.length === 0) return [forgetUnlinked];
    const answers = await Promise.all(
      due.map(async (url) => {
        const status = await askOutside(url);
        return { url, status, hasFailed: status === 0 || status >= 500 || isGone(status) };
      }),
    );
    await writeAnswers(deps.db, answers, deps.clock());
    return "unfinished";
  },
};

const isGone = (status: number) => (goneStatuses as readonly number[]).includes(status);

const mostPlaces = 500;

/** Links to other sites that are dead, with the articles in which they stand. */
export async function readDeadLinks(deps: Deps): Promise<DeadLink[]> {
  const rows = await listDead(readingOf(deps), mostPlaces);
  return [...Map.groupBy(rows, ({ url }) => url)].map(([url, places]) => {
    const { status = 0, since, checkedAt } = places[0] ?? {};
    return {
      ...{ url, status },
      since: (since ?? checkedAt ?? new Date(0)).toISOString(),
      checkedAt: (checkedAt ?? new Date(0)).toISOString(),
      places: places.map(({ postId, title, text }) => ({ postId, title, text })),
    };
  });
}
