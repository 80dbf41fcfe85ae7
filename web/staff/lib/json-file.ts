import { dayOf } from "../../../worker/contract/jakarta";
import { downloadText } from "./download";

/** Saves `value` as `{prefix}-YYYY-MM-DD.json`, with today's date in Jakarta. */
export function downloadJson(prefix: string, value: unknown): void {
  const name = `${prefix}-${dayOf(new Date())}.json`;
  downloadText(name, JSON.stringify(value, null, 2), "application/json");
}
