import { expect, test } from "vitest";
import { textOf } from "../../blog/posts/article-html";
import { seedArticles } from "../../command-line/seed/articles";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import { findFaults, isRefusing } from "./find-faults";

// People wrote these articles, so a fault that would refuse one of them is a false alarm.
test.each(seedArticles)("the checks refuse nothing in the article $slug", (article) => {
  const others = seedArticles.filter((other) => other !== article);
  const found = findFaults(article, {
    ...{ rules: firstWritingRules, brief: null, topic: article.title },
    existing: others.map(({ title, slug, content }) => ({ title, slug, text: textOf(content) })),
    linkTargets: others.map(({ slug }) => ({ path: `/blog/${slug}` })),
    takenTitles: others.map(({ title }) => title),
  });
  expect(found.filter(({ kind }) => isRefusing(kind))).toEqual([]);
});
