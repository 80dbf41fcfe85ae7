import { findSentencesSaying } from "../../blog/desk/sentences-saying.service";
import type { StaleArticle } from "../../contract/site-content/calls";
import { addressLine, factsIn, hoursText, phoneDigits, rupiah } from "../../contract/site-content/facts";
import type { SiteContent } from "../../contract/site-content/schema";
import type { Deps } from "../../deps";

/** Articles that still contain a changed fact, with the sentence. */
export async function findStaleArticles(
  deps: Deps,
  before: SiteContent,
  after: SiteContent,
): Promise<StaleArticle[]> {
  const now = new Map(factWordings(after).map((fact) => [fact.name, fact.text]));
  const changes = factWordings(before).filter(({ name, text }) => now.get(name) !== text);
  const found = await findSentencesSaying(deps, [...new Set(changes.flatMap(({ said }) => said))]);
  return found.flatMap(({ words, ...sentence }) => {
    const change = changes.find(({ said }) => said.includes(words));
    return change ? [{ ...sentence, old: change.text, new: now.get(change.name) ?? "tidak ada lagi" }] : [];
  });
}

/** Facts about the business that an article may state, and their possible wordings. */
function factWordings(content: SiteContent): { name: string; text: string; said: string[] }[] {
  const { business, packages } = content;
  const price = (name: string, amount: number) => {
    const text = rupiah(amount);
    const millions = amount % 100_000 === 0 && amount >= 1_000_000;
    const words = `${String(amount / 1_000_000).replace(".", ",")} juta`;
    return { name, text, said: [text.replace("Rp ", ""), ...(millions ? [words] : [])] };
  };
  const fact = (name: string, text: string, said = [text]) => ({ name, text, said });
  const { kota, provinsi, nama } = Object.fromEntries(factsIn(content));
  return [
    ...(["website", "seo", "social"] as const).flatMap((line) =>
      packages[line].map((offer) => price(`${line} ${offer.title}`, offer.price)),
    ),
    price("maintenance", packages.maintenance),
    fact("nama", nama ?? ""),
    fact("telepon", business.phone, [business.phone, phoneDigits(business.phone)]),
    fact("whatsapp", business.whatsapp, [business.whatsapp, phoneDigits(business.whatsapp)]),
    fact("email", business.email),
    fact("alamat", addressLine(business), [business.address.street]),
    fact("kota", `${kota}, ${provinsi}`),
    fact("waktu balas", business.replyTime),
    ...business.hours
      .filter(({ opens }) => opens)
      .map((row) => {
        const text = hoursText(row);
        return fact(
          `jam ${row.days}`,
          text,
          [text, text.replaceAll(":", ".")].map((words) => words.replace(" WIB", "")),
        );
      }),
  ];
}
