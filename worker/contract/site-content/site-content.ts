import { site } from "../site";
import { business, rating } from "./default-business";
import { faq, packages, services } from "./default-offers";
import { about, home, seo } from "./default-pages";
import { portfolio, team, testimonials } from "./default-people";
import { analytics, brand, notifications, writer } from "./default-settings";
import { factsIn, fillIn } from "./facts";
import type { SiteContent } from "./schema";

/** What a fresh installation shows; texts name facts in braces. */
export const writtenDefault: SiteContent = {
  ...{ business, packages, services, portfolio, testimonials, team, rating, faq, home, about, seo },
  ...{ brand, analytics, notifications, writer },
};

/** Whether samples of people may be shown: never in the name of a real business. */
const isExample = (url: string) => /^https?:\/\/[^/:]+\.example(?:[/:]|$)/.test(url);

/** The content as pages show it: facts filled in, and samples of people left out on a real domain. */
export function shownContent(written: SiteContent, url: string = site.url): SiteContent {
  const content = fillIn(written, factsIn(written));
  if (isExample(url)) return content;
  return {
    ...content,
    testimonials: withoutSamples(content.testimonials),
    team: withoutSamples(content.team),
  };
}

function withoutSamples<Block extends { hidden: boolean; items: { sample: boolean }[] }>(
  block: Block,
): Block {
  const items = block.items.filter(({ sample }) => !sample);
  return { ...block, items, hidden: block.hidden || items.length === 0 };
}

export const defaultContent = shownContent(writtenDefault);
