import type { PictureProblem } from "../../contract/media/media-item";

/** The account's transformations are used up. */
const limitCodes = [9422];
/** No picture, one larger than the service takes, or a type that it does not read. */
const unreadableCodes = [9412, 9413, 9520];

/** What an error of Cloudflare Images means; whatever may be over at the next try is "failed". */
export function imagesFaultOf(error: unknown): PictureProblem {
  const code = Number((error as { code?: unknown } | null)?.code);
  if (limitCodes.includes(code)) return "limit";
  return unreadableCodes.includes(code) ? "unreadable" : "failed";
}
