import { expect, test } from "vitest";
import { makeAssignment, makeBrief } from "../../../tests/support/brief";
import { cleanArticleHtml, extractText } from "../../blog/posts/article-html";
import type { Brief } from "../../contract/studio/brief";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import { slugify } from "../../contract/text";
import { subjects } from "../catalogue/subjects";
import { createLocalWriter } from "../writers/local/local-writer";
import { findFaults, isRefusing } from "./find-faults";

const writer = createLocalWriter();
const { signal } = new AbortController();
const near = 8;
const pages = ["/services", "/pricing", "/portfolio", "/contact"].map((path) => ({ path, title: path }));

const brief = makeBrief({
  title: "",
  ownFacts:
    "Klinik gigi di Bekasi pernah kami bantu **memindahkan** formulir pendaftaran\n## Hasilnya\nPasien mendaftar dari [nama kota]; kami menjamin kunjungan naik",
  callToAction: "Hubungi kami lewat WhatsApp",
});

/** Every article of the catalogue as it is stored, beside its neighbours. */
async function faultsOfAll(ordered: Brief | null) {
  const drafts = await Promise.all(
    subjects.map(async ({ title }, seed) => {
      const others = subjects.slice(seed + 1, seed + 1 + near);
      const links = [
        ...others.map((other) => ({ path: `/blog/${slugify(other.title)}`, title: other.title })),
        ...pages,
      ];
      const assignment = makeAssignment({ topic: title, seed, brief: ordered, links });
      const draft = await writer.write(assignment, await writer.outline(assignment, signal), signal);
      return { ...draft, content: cleanArticleHtml(draft.content), links };
    }),
  );
  return drafts.map((draft, at) => {
    const existing = [
      ...drafts.slice(Math.max(0, at - near), at),
      ...drafts.slice(at + 1, at + 1 + near),
    ].map(({ title, content }) => ({ title, slug: slugify(title), text: extractText(content) }));
    const standard = { rules: firstWritingRules, brief: ordered, takenTitles: [], existing };
    const faults = findFaults(draft, { ...standard, topic: draft.title, linkTargets: draft.links });
    return { title: draft.title, kinds: faults.map(({ kind }) => kind) };
  });
}

test("every article of the catalogue may be stored, and at most six have faults", async () => {
  const found = await faultsOfAll(null);
  expect(found.length).toBeGreaterThanOrEqual(149);
  expect(found.filter(({ kinds }) => kinds.some(isRefusing))).toEqual([]);
  expect(found.filter(({ kinds }) => kinds.length > 0).length).toBeLessThanOrEqual(6);
});

test("every article of the catalogue that is ordered with own facts may be stored", async () => {
  const found = await faultsOfAll(brief);
  expect(found.filter(({ kinds }) => kinds.some(isRefusing))).toEqual([]);
  for (const { kinds } of found) expect(kinds).toContain("own-words");
});
