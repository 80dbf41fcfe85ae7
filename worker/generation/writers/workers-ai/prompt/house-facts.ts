import { office } from "../../../../contract/business/office";
import { type PricingPackage, packages } from "../../../../contract/business/packages";
import { indicativePrices, maintenancePrice } from "../../../../contract/business/prices";
import { searchFaq } from "../../../../contract/business/search-facts";
import { site } from "../../../../contract/site";

/** What the house knows of itself, a line each: who, where, when, how long, for how much. */
export const houseFacts: readonly string[] = [
  `${site.name}, agensi web di ${office.address.city}, ${office.address.region}, berdiri sejak ${office.foundedYear}`,
  `Jam buka: ${office.openingHours.display.map(({ days, hours }) => `${days} ${hours}`).join("; ")}`,
  `Pesan dibalas dalam ${site.replyTime}`,
  ...searchFaq.map(({ question, answer }) => `${question} ${answer}`),
  ...packages.website.map((offer) => offered("Paket website", offer)),
  `Perawatan website: ${maintenancePrice}`,
  ...indicativePrices.map(({ name, price }) => `${name}: mulai ${price}`),
  ...packages.seo.map((offer) => offered("Paket SEO", offer)),
  ...packages.social.map((offer) => offered("Paket media sosial", offer)),
];

function offered(kind: string, { title, price, period = "", features }: PricingPackage): string {
  return `${kind} ${title}, ${price}${period}: ${features.join("; ")}`;
}
