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
import { isWithinLimit } from "../../http/rate-limit";
import { secretReferrerPolicy } from "../../http/security-headers";
import { readNetwork, takeDayShare } from "../../limits";
import { readReferer, readSource } from "../submit/submit.service";
import { recordClick } from "./whatsapp.service";

/** Redirects to the chat even if recording the click fails; the click is written after the response. */
export const whatsappRoutes = new Hono<AppEnv>().get(whatsappPath, async (c) => {
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  // WhatsApp gets no referrer.
  c.header("Referrer-Policy", secretReferrerPolicy);
  const place = c.req.query("dari") ?? "";
  const content = await c.var.deps.siteContent.current().catch(() => defaultContent);
  const { business } = content;
  if (!isWhatsappPlace(place)) return c.redirect(whatsappUrl(business, ""));
  const greeting = whatsappGreeting(place, content, c.req.query("paket"));
  return c.redirect(whatsappUrl(business, [greeting, ...(await recordClickLine(c, place))].join("\n")));
});

/** Clicks recorded for one network a day; an office may share one address. */
const mostOfNetwork = 100;

async function recordClickLine(c: Context<AppEnv>, place: WhatsappPlace): Promise<string[]> {
  const isOpened = (c.req.header("Sec-Fetch-Mode") ?? "navigate") === "navigate";
  if (!isPerson(c) || !isOpened) return [];
  try {
    // Shares the limiter with enquiries of the same network. Beyond the limit the redirect still works, but is not
    // recorded.
    if (!(await isWithinLimit(c, "CONTACT_LIMITER", `whatsapp ${readNetwork(c.req.raw)}`))) return [];
    if (!takeDayShare("whatsapp", readNetwork(c.req.raw), mostOfNetwork, c.var.deps.clock())) return [];
    const click = { ...parseSource(c), place };
    return [codeLine(recordClick(c.var.deps, click, (work) => c.executionCtx.waitUntil(work)))];
  } catch (error) {
    log("warn", "whatsapp_click_not_kept", { error: describeError(error) });
    return [];
  }
}

/** The source from the page of the link; the site's script adds how the visit began. */
function parseSource(c: Context<AppEnv>): ContactSource {
  const page = readReferer(c.req.header("Referer"), c.req.url);
  const { awal, perujuk, ...query } = c.req.query() as Record<string, string | undefined>;
  const said = readSource({
    ...{ landingPath: awal, referrer: perujuk, utmSource: query.utm_source, utmMedium: query.utm_medium },
    ...{ utmCampaign: query.utm_campaign, utmTerm: query.utm_term, utmContent: query.utm_content },
  });
  return awal === undefined ? page : { ...said, formPage: page.formPage };
}
