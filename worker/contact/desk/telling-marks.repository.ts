import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "../../utc-day";

export interface Telling {
  now: Date;
  /** Whether anybody can be told. */
  isTold: boolean;
}

/** News for staff; what is older they know. */
const newsDays = 7;

/** What an enquiry's mark of spam sets besides: nobody waits to be told of it. */
export const tellingNobody = sql`notification = CASE notification WHEN 'pending' THEN 'none' ELSE notification END`;

/** What taking it off sets besides: staff wait to be told of what they were not told of. */
export function tellingAgain({ now, isTold }: Telling): SQL {
  const since = now.getTime() - newsDays * dayMs;
  const isNews = sql`(${isTold ? 1 : 0} AND suspicions <> '' AND notification = 'none' AND submitted_at > ${since})`;
  return sql`notification = CASE WHEN ${isNews} THEN 'pending' ELSE notification END,
    notification_at = CASE WHEN ${isNews} THEN ${now.getTime()} ELSE notification_at END`;
}
