import { formatIsoDate } from "../../lib/format";

/** Saves `value` as `{prefix}-YYYY-MM-DD.json`, with today's date in Jakarta. */
export function downloadJson(prefix: string, value: unknown): void {
  const json = JSON.stringify(value, null, 2);
  const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${prefix}-${formatIsoDate(new Date())}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
