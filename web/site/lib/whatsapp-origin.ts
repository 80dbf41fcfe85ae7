import { whatsappPath } from "../../../worker/contract/whatsapp";
import { visitSource } from "./visit-source";

/**
 * Adds how the visit began to a link to WhatsApp that is being followed. Without the script the Worker knows the page
 * alone, by the `Referer` header.
 */
export function tellOrigin({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${whatsappPath}?"]`);
  if (!link) return;
  const { landingPath, referrer, formPage: _, ...campaign } = visitSource(location.pathname);
  const address = new URL(link.href);
  const { searchParams } = address;
  searchParams.set("awal", landingPath ?? "");
  if (referrer) searchParams.set("perujuk", referrer);
  for (const [name, word] of Object.entries(campaign)) {
    if (word)
      searchParams.set(
        name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
        word,
      );
  }
  link.setAttribute("href", address.pathname + address.search);
}
