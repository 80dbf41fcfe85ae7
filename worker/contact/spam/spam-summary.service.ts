import type { SpamSummary } from "../../contract/contact-admin";
import type { Deps } from "../../deps";
import { countSuspected } from "../inbox/inbox.repository";
import { sumRefusals } from "./refusal.repository";

const days = 30;

/** What the spam protection has done lately. */
export async function summarizeSpam(deps: Deps): Promise<SpamSummary> {
  const since = new Date(deps.clock().getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const [suspected, refused] = await Promise.all([countSuspected(deps.db), sumRefusals(deps.db, since)]);
  return { suspected, days, refused };
}
