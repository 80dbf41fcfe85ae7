import { site } from "../site";
import { business, rating } from "./defaults/business";
import { faq, packages, services } from "./defaults/offers";
import { about, home, seo } from "./defaults/pages";
import { portfolio, team, testimonials } from "./defaults/people";
import { analytics, brand, notifications, writer } from "./defaults/settings";
import { words } from "./defaults/words";
import { factsIn, fillIn } from "./facts";
import type { ContentKey, SiteContent } from "./schema";

/** The default content, with placeholders in braces. */
export const writtenDefault: SiteContent = {
  ...{ business, packages, services, portfolio, testimonials, team, rating, faq, home, about, words, seo },
  ...{ brand, analytics, notifications, writer },
};

/** Whether the URL is an example domain; only there may sample people be shown. */
const isExample = (url: string) => /^https?:\/\/[^/:]+\.example(?:[/:]|$)/.test(url);

/**
 * The content as pages show it: placeholders filled; without hidden parts, without sample people on a real domain, and
 * without facts of the default business under another name.
 */
export function shownContent(written: SiteContent, url: string = site.url): SiteContent {
  const { portfolio, testimonials, team, business, ...others } = withIds(fillIn(written, factsIn(written)));
  const people = isExample(url)
    ? { testimonials, team }
    : { testimonials: withoutSamples(testimonials), team: withoutSamples(team) };
  return {
    ...others,
    business: withoutLeftovers(business),
    portfolio: withoutHidden(portfolio),
    testimonials: withoutHidden(people.testimonials),
    team: withoutHidden(people.team),
  };
}

/** Removes unchanged facts of the default business, which would be wrong for another business. */
function withoutLeftovers(shown: SiteContent["business"]): SiteContent["business"] {
  if (shown.name === business.name) return shown;
  const { legalName, address, social } = business;
  const isOurs = address.street === shown.address.street;
  const own = Object.entries(shown.social).map(([name, url]) => [
    name,
    url === social[name as keyof typeof social] ? "" : url,
  ]);
  return {
    ...shown,
    legalName: shown.legalName === legalName ? shown.name : shown.legalName,
    // The city stays because texts use it.
    address: isOurs ? { ...shown.address, street: "", postalCode: "" } : shown.address,
    social: Object.fromEntries(own),
    group: shown.group.filter(({ url }) => !business.group.some((ours) => ours.url === url)),
  };
}

interface Block {
  hidden: boolean;
  items: { sample: boolean }[];
}

/** An entry without an id of its own gets one by its position. */
function withIds(content: SiteContent): SiteContent {
  const named = <Item extends { id: string; sample?: boolean }>(kind: string, items: Item[]) =>
    items.map((item, index) =>
      item.id && item.sample !== false ? item : { ...item, id: `${kind}-${index + 1}` },
    );
  const { portfolio, services, team } = content;
  return {
    ...content,
    portfolio: { ...portfolio, items: named("proyek", portfolio.items) },
    services: { ...services, items: named("layanan", services.items) },
    team: { ...team, items: named("orang", team.items) },
  };
}

function withoutSamples<Shown extends Block>(block: Shown): Shown {
  const items = block.items.filter(({ sample }) => !sample);
  return { ...block, items, hidden: block.hidden || items.length === 0 };
}

const withoutHidden = <Shown extends Block>(block: Shown): Shown =>
  block.hidden ? { ...block, items: [] } : block;

export const defaultContent = shownContent(writtenDefault);

export function listSamples(content: SiteContent): ContentKey[] {
  return (["portfolio", "testimonials", "team"] as const).filter((key) => {
    const { hidden, items } = content[key];
    return !hidden && items.some(({ sample }) => sample);
  });
}

const ownFacts = {
  legalName: "nama badan hukum",
  phone: "telepon",
  whatsapp: "WhatsApp",
  email: "email",
  address: "alamat",
  geo: "letak di peta",
  social: "media sosial",
  group: "usaha segrup",
  founded: "tahun berdiri",
} as const;

/** Facts of the default business that a renamed business has not changed. */
export function listLeftovers({ business: shown }: SiteContent): string[] {
  if (shown.name === business.name) return [];
  return (Object.keys(ownFacts) as (keyof typeof ownFacts)[])
    .filter((name) => JSON.stringify(shown[name]) === JSON.stringify(business[name]))
    .map((name) => ownFacts[name]);
}
