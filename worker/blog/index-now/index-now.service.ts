import { absoluteUrl } from "../../contract/site";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import type { IndexNow, Telling } from "./index-now";
import { type Change, findDue, forgetDue, forgetTold } from "./index-now.repository";

/** Addresses of one call. */
const mostAddresses = 1000;

/**
 * Tells search engines of what is due, and forgets it; answers how many addresses. What they refuse for good is forgotten
 * too, and a line in the log says so; what is to be tried again stays for the clock's next run. Writes tell nobody
 * themselves: it must neither slow nor fail them.
 */
export async function tellSearchEngines({ db, clock, indexNow }: Deps): Promise<number> {
  if (!indexNow) return forgetDue(db, clock());
  const due = await findDue(db, clock(), mostAddresses);
  if (due.length === 0) return 0;
  const told = await tell(indexNow, due);
  if (told.outcome === "later") return 0;
  if (told.outcome === "refused") {
    log("error", "index_now_refused", { status: told.status, addresses: due.length });
  }
  await forgetTold(db, due);
  return due.length;
}

async function tell(indexNow: IndexNow, due: readonly Change[]): Promise<Telling> {
  try {
    return await indexNow.tell(due.map(({ slug }) => absoluteUrl(`/blog/${encodeURIComponent(slug)}`)));
  } catch (error) {
    log("warn", "index_now_unreachable", { error: describeError(error) });
    return { outcome: "later" };
  }
}
