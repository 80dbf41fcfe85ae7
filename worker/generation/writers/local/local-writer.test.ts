import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanArticleHtml, textOf } from "../../../blog/posts/article-html";
import { postInput } from "../../../contract/blog";
import { slugify } from "../../../contract/slug";
import { firstWritingRules } from "../../../contract/studio/writing-rules";
import { type Subject, subjects } from "../../catalogue/subjects";
import { topicCategories } from "../../catalogue/topic";
import type { Assignment, Draft } from "../writer";
import { createLocalWriter } from "./local-writer";

const writer = createLocalWriter();

const blank: Assignment = {
  ...{ topic: "", category: null, takenTitles: [], seed: 1 },
  ...{ brief: null, rules: firstWritingRules, links: [] },
};

async function write(assignment: Partial<Assignment>, signal = new AbortController().signal): Promise<Draft> {
  const whole = { ...blank, ...assignment };
  return writer.write(whole, await writer.outline(whole, signal), signal);
}

function sentencesOf(content: string): Set<string> {
  const blocks = content.split(/<\/?(?:p|h2|ul|li)>/).map(textOf);
  return new Set(blocks.flatMap((block) => block.split(/(?<=[.!?]["”)]?)\s+/)).filter(Boolean));
}

/** The largest share of its sentences that one of the articles has in common with another. */
function largestShare(drafts: readonly Draft[]): number {
  const sets = drafts.map(({ content }) => sentencesOf(content));
  let largest = 0;
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      const shared = [...one].filter((sentence) => other.has(sentence)).length;
      largest = Math.max(largest, shared / Math.min(one.size, other.size));
    }
  }
  return largest;
}

function postOf({ title, summary, content, category }: Draft) {
  return { title, summary, content, category, slug: slugify(title), image: "/images/blog/artikel.svg" };
}

function expectArticle(draft: Draft) {
  expect(postInput.safeParse(postOf(draft)).error?.issues ?? []).toEqual([]);
  expect(cleanArticleHtml(draft.content)).toBe(draft.content);
  expect(textOf(draft.content).split(" ").length).toBeGreaterThanOrEqual(500);
  expect(draft.content.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
  expect(draft.content).toMatch(/<ul>\n<li>/);
  expect(draft.content).toMatch(/<a href="\/(?:services|pricing|contact|portfolio)">/);
  expect(draft.content).not.toMatch(/[{}]|undefined/);
}

/** Subjects in turn from every category, as a batch takes them. */
function inTurns(): Subject[] {
  const columns = topicCategories.map((name) => subjects.filter(({ topic }) => topic.category === name));
  const longest = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: longest }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
}

describe("the local writer", () => {
  it("writes 100 different articles in a row that may be published", async () => {
    const count = 100;
    const drafts: Draft[] = [];
    for (const [seed, { title, topic }] of inTurns().slice(0, count).entries()) {
      const takenTitles = drafts.map((draft) => draft.title).reverse();
      const draft = await write({ topic: title, takenTitles, seed });
      expect(draft.title).toBe(title);
      expect(draft.category).toBe(topic.category);
      expectArticle(draft);
      drafts.push(draft);
    }
    expect(new Set(drafts.map(({ title }) => title)).size).toBe(count);
    expect(new Set(drafts.map(({ title }) => slugify(title))).size).toBe(count);
    expect(largestShare(drafts)).toBeLessThanOrEqual(0.3);
  });

  it("writes the same article again for the same assignment, and another for another seed", async () => {
    const assignment = { topic: "merawat tanaman kantor", takenTitles: ["Judul Lama"] };
    expect(await write(assignment)).toEqual(await write(assignment));
    expect((await write({ ...assignment, seed: 2 })).content).not.toBe((await write(assignment)).content);
  });

  it("takes the other angle of a topic that staff name by its words when one is taken", async () => {
    const first = await write({ topic: "gratis ongkir" });
    const second = await write({ topic: "gratis ongkir", takenTitles: [first.title] });
    const titles = subjects.filter(({ topic }) => topic.id === "ongkos-kirim").map(({ title }) => title);
    expect([first.title, second.title]).toEqual(titles);
    expectArticle(second);
  });

  it("writes about the typed words when both angles are taken, under ever new titles", async () => {
    const takenTitles = subjects.map(({ title }) => title);
    for (let round = 0; round < 12; round++) {
      const draft = await write({ topic: "Gratis ongkir?", takenTitles, seed: round });
      expect(draft.title).toMatch(/Gratis Ongkir/);
      expect(draft.category).toBe("Toko Online");
      expect(takenTitles.map(slugify)).not.toContain(slugify(draft.title));
      expectArticle(draft);
      takenTitles.unshift(draft.title);
    }
  });

  it("writes about the topic of a title that is taken, once both angles are", async () => {
    const angles = subjects.filter(({ topic }) => topic.id === "ongkos-kirim").map(({ title }) => title);
    const [topic] = angles;
    if (!topic) throw new Error("The catalogue lacks the topic");
    expect((await write({ topic, takenTitles: [topic] })).title).toBe(angles[1]);
    const draft = await write({ topic, takenTitles: angles });
    expect(draft.title).toMatch(/Ongkos Kirim/);
    expect(draft.category).toBe("Toko Online");
    expectArticle(draft);
  });

  it("lets the category of staff win over the topic's own", async () => {
    const title = "Cara Membuat Brief Website yang Dipahami Vendor";
    expect(await write({ topic: title, category: "Kabar Kami" })).toMatchObject({
      title,
      category: "Kabar Kami",
    });
    expect((await write({ topic: "merawat tanaman", category: "SEO" })).category).toBe("SEO");
  });

  it("writes honestly about a subject that it does not know", async () => {
    const draft = await write({ topic: "merawat tanaman kantor" });
    expectArticle(draft);
    expect(draft.title).toMatch(/Merawat Tanaman Kantor/);
    expect(draft.content).toContain("urusan merawat tanaman kantor");
    expect(draft.category).toBe("Tips Bisnis");
  });

  it.each([null, "Toko Online", "SEO"])(
    "keeps unknown subjects in a row apart (category %s)",
    async (category) => {
      const drafts: Draft[] = [];
      for (let seed = 0; seed < 30; seed++) {
        const takenTitles = drafts.map(({ title }) => title).reverse();
        const draft = await write({ topic: `seragam nomor ${seed}`, category, takenTitles, seed });
        expectArticle(draft);
        drafts.push(draft);
      }
      expect(new Set(drafts.map(({ title }) => slugify(title))).size).toBe(30);
      expect(largestShare(drafts)).toBeLessThanOrEqual(0.5);
    },
  );

  it("shows markup in a subject as text or leaves it out", async () => {
    const script = await write({ topic: `<script>alert("x")</script> & [klik](/contact) {subject}` });
    expect(cleanArticleHtml(script.content)).toBe(script.content);
    expect(script.content).not.toContain("<script");
    expect(script.content).toContain("alert(x) &amp; [klik](/contact) {subject}");
    expect((await write({ topic: "usaha dengan <b>tiga</b> cabang & gudang" })).title).toMatch(
      /Usaha dengan Tiga Cabang & Gudang/,
    );
  });

  it("cuts a very long subject at a word", async () => {
    const draft = await write({ topic: "menyiapkan kebun bibit bersama tetangga dan ".repeat(40) });
    expectArticle(draft);
    expect(draft.title.length).toBeLessThanOrEqual(140);
    expect(draft.title).not.toMatch(/ dan\b[:?]/);
  });

  it("makes a post that passes the rules of whatever staff type", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.lorem({ maxCount: 12 })),
        fc.option(fc.constantFrom(...topicCategories)),
        fc.integer(),
        async (topic, category, seed) => {
          fc.pre(topic.trim() !== "");
          const draft = await write({ topic, category, seed });
          expect(postInput.safeParse(postOf(draft)).error?.issues ?? []).toEqual([]);
          expect(cleanArticleHtml(draft.content)).toBe(draft.content);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("stops when the signal is aborted", async () => {
    await expect(write({ topic: "promo" }, AbortSignal.abort())).rejects.toThrow();
  });
});
