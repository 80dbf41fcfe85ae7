import type { SQL } from "drizzle-orm";
import { hasRight, userMay } from "./user-right.repository";

/** Holds of a row of `users` that may use enquiries. */
export const seesEnquiries = hasRight("enquiries.use");

/** The same of an account; `id` is a number or a column. */
export function maySeeEnquiries(id: number | SQL): SQL {
  return userMay("enquiries.use", id);
}
