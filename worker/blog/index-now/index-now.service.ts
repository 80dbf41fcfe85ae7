import { absoluteUrl } from "../../contract/site";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import type { IndexNow, Telling } from "./index-now";
import { type Change, findDue, forgetDue, forgetTold } from "./index-now.repository";

/** Addresses of one call. */
const mostAddresses = 1000;

/**
 * Sends the message by which search engines are told of what is due; answers 1 when there was something. Where nobody is
 * told, it is forgotten instead. Writes send none themselves: it must neither slow nor fail them.
 */
export async function queueIndexNow({ db, clock, indexNow, generationQueue }: Deps): Promise<number> {
  if (!indexNow) return forgetDue(db, clock());
  const [first] = await findDue(db, clock(), 1);
  if (!first) return 0;
  await generationQueue.send({ kind: "index-now" });
  return 1;
}

/**
 * Tells search engines of what is due. What they refuse for good is forgotten, and a line in the log says so; what is
 * to be tried again stays.
 */
export async function tellSearchEngines({ db, clock, indexNow, generationQueue }: Deps): Promise<Telling> {
  const due = indexNow ? await findDue(db, clock(), mostAddresses) : [];
  if (!indexNow || due.length === 0) return { outcome: "taken" };
  const told = await tell(indexNow, due);
  if (told.outcome === "later") return told;
  if (told.outcome === "refused") {
    log("error", "index_now_refused", { status: told.status, addresses: due.length });
  }
  await forgetTold(db, due);
  if (due.length === mostAddresses) await generationQueue.send({ kind: "index-now" });
  return told;
}

async function tell(indexNow: IndexNow, due: readonly Change[]): Promise<Telling> {
  try {
    return await indexNow.tell(due.map(({ slug }) => absoluteUrl(`/blog/${encodeURIComponent(slug)}`)));
  } catch (error) {
    log("warn", "index_now_unreachable", { error: describeError(error) });
    return { outcome: "later", afterSeconds: null };
  }
}
