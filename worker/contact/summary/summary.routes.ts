// GET /api/contact/summary
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type ContactSummary, contactSummaryQuery } from "../../contract/inbox/contact-summary";
import type { AppEnv } from "../../http/app-env";
import { validateQuery } from "../../http/validate";
import { summarizeEnquiries } from "./summary.service";

const usualDays = 30;

export const summaryRoutes = new Hono<AppEnv>().get(
  "/summary",
  requireRight("enquiries.use"),
  validateQuery(contactSummaryQuery),
  async (c) =>
    c.json<ContactSummary>(await summarizeEnquiries(c.var.deps, c.req.valid("query").days ?? usualDays)),
);
