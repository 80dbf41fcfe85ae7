import {
  listPostsToLink,
  listTitles,
  listTitlesToTell,
} from "../../blog/for-generation/existing-posts.service";
import { pages } from "../../contract/pages";
import type { Deps } from "../../deps";
import { getWritingRules } from "../rules/rules.service";
import type { Assignment, SiteLink } from "../writers/writer";
import { listTakenTopics } from "./free-topics.service";

const titlesNamed = 100;
const mostLinks = 12;
const linkedPages: readonly SiteLink[] = [pages.services, pages.pricing, pages.portfolio, pages.contact].map(
  ({ path, name }) => ({ path, title: name }),
);

/** What every article is written with, whatever it is about, as it stands now. */
export async function readGround(deps: Deps): Promise<Pick<Assignment, "takenTitles" | "rules">> {
  const [takenTitles, rules] = await Promise.all([listTitlesFor(deps), getWritingRules(deps)]);
  return { takenTitles, rules };
}

/** Where an article about something may lead: our own articles, then the pages that sell. */
export async function readLinks(deps: Deps, topic: string): Promise<SiteLink[]> {
  const posts = await listPostsToLink(deps, topic, mostLinks - linkedPages.length);
  return [...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })), ...linkedPages];
}

/** A model is told what is public alone; who writes within the house has to know of drafts too, or repeats them. */
async function listTitlesFor(deps: Deps): Promise<string[]> {
  if (!deps.writer.repeats) return listTitlesToTell(deps, titlesNamed);
  const [newest, taken] = await Promise.all([listTitles(deps, titlesNamed), listTakenTopics(deps)]);
  return [...new Set([...newest, ...taken])];
}
