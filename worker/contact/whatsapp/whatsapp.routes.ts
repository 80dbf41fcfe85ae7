import { type Context, Hono } from "hono";
import type { ContactSource } from "../../contract/inbox/contact-submission";
import { whatsappUrl } from "../../contract/site-content/facts";
import { defaultContent } from "../../contract/site-content/site-content";
import {
  codeLine,
  isWhatsappPlace,
  type WhatsappPlace,
  whatsappGreeting,
  whatsappPath,
} from "../../contract/whatsapp";
import { describeError, log } from "../../errors";
import type { AppEnv } from "../../http/app-env";
import { isPerson } from "../../http/person";
import { clientAddress, isWithinLimit, takeDayShare } from "../../http/rate-limit";
import { secretReferrerPolicy } from "../../http/security-headers";
import { readReferer, readSource } from "../submit/submit.service";
import { noteClick } from "./whatsapp.service";

/** Leads to the chat, whatever fails. What is kept of it is written afterwards. */
export const whatsappRoutes = new Hono<AppEnv>().get(whatsappPath, async (c) => {
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  // WhatsApp is told no address of ours.
  c.header("Referrer-Policy", secretReferrerPolicy);
  const place = c.req.query("dari") ?? "";
  const content = await c.var.deps.siteContent.current().catch(() => defaultContent);
  const { business } = content;
  if (!isWhatsappPlace(place)) return c.redirect(whatsappUrl(business, ""));
  const greeting = whatsappGreeting(place, content, c.req.query("paket"));
  return c.redirect(whatsappUrl(business, [greeting, ...(await noted(c, place))].join("\n")));
});

/** Clicks that one network has kept in a day: an office stands behind one, and the day has room for many. */
const mostOfNetwork = 100;

/** The line with the code of what is kept; none of programs and pictures, and where keeping it fails. */
async function noted(c: Context<AppEnv>, place: WhatsappPlace): Promise<string[]> {
  const isOpened = (c.req.header("Sec-Fetch-Mode") ?? "navigate") === "navigate";
  if (!isPerson(c) || !isOpened) return [];
  try {
    // Beside the enquiries of the same network. Whoever follows more links gets to the chat too, and is not counted.
    if (!(await isWithinLimit(c, "CONTACT_LIMITER", `whatsapp ${clientAddress(c)}`))) return [];
    if (!takeDayShare("whatsapp", clientAddress(c), mostOfNetwork, c.var.deps.clock())) return [];
    const click = { ...sourceOf(c), place };
    return [codeLine(noteClick(c.var.deps, click, (work) => c.executionCtx.waitUntil(work)))];
  } catch (error) {
    log("warn", "whatsapp_click_not_kept", { error: describeError(error) });
    return [];
  }
}

/** By the page that the link stands on; the site's script adds how the visit began. */
function sourceOf(c: Context<AppEnv>): ContactSource {
  const page = readReferer(c.req.header("Referer"), c.req.url);
  const { awal, perujuk, ...query } = c.req.query() as Record<string, string | undefined>;
  const said = readSource({
    ...{ landingPath: awal, referrer: perujuk, utmSource: query.utm_source, utmMedium: query.utm_medium },
    ...{ utmCampaign: query.utm_campaign, utmTerm: query.utm_term, utmContent: query.utm_content },
  });
  return awal === undefined ? page : { ...said, formPage: page.formPage };
}
