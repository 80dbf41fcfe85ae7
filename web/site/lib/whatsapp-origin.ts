import { whatsappPath } from "../../../worker/contract/whatsapp";
import { visitSource } from "./visit-source";

/**
 * Adds how the visit began to a link to WhatsApp that is being followed. Without the script the Worker knows the page
 * alone, by the `Referer` header.
 */
export function tellOrigin({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(`a[href^="${whatsappPath}?"]`);
  if (!link) return;
  const { landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = visitSource("");
  const said = {
    ...{ awal: landingPath, perujuk: referrer, utm_source: utmSource, utm_medium: utmMedium },
    ...{ utm_campaign: utmCampaign, utm_term: utmTerm, utm_content: utmContent },
  };
  const query = new URLSearchParams(link.search);
  for (const [name, word] of Object.entries(said)) query.set(name, word ?? "");
  link.search = `${query}`;
}
