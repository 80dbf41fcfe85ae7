import list from "big-list-of-naughty-strings/blns.json?raw";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { selectElements } from "../tests/support/html";
import { postValues } from "../tests/support/posts";
import { db, send, signIn } from "../tests/support/worker";
import { post } from "./contract/blog";
import { contactAnswer } from "./contract/contact";
import { contactSubmission } from "./contract/inbox/contact-submission";
import { searchHit } from "./contract/search";
import { cleanLine } from "./contract/text";
import { blogPosts } from "./db/schema/blog";
import { contactSubmissions } from "./db/schema/contact";

// The Big List of Naughty Strings by Max Woolf (MIT): what people, programs and attackers type into fields.

const naughtyStrings: string[] = JSON.parse(list);

/** The visible part of a text, with single spaces. */
function visible(text: string): string {
  const seen = text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu, "");
  return seen.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/** Runs the work for all strings, a few concurrently. */
async function eachString<T>(work: (text: string, index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < naughtyStrings.length; start += 20) {
    const some = naughtyStrings.slice(start, start + 20);
    results.push(...(await Promise.all(some.map((text, index) => work(text, start + index)))));
  }
  return results;
}

test("the visible part of any text in an enquiry is stored as typed, or refused with a message", async () => {
  const outcomes = await eachString(async (text, index) => {
    const json = {
      name: text,
      email: "pengirim@contoh.example",
      message: `Pesan: ${text} (selesai)`,
      phoneNumber: text.slice(0, 30),
    };
    const headers = { "CF-Connecting-IP": `192.0.2.${index}` };
    const response = await send("/api/contact", { method: "POST", json, headers });
    const hasName = [...visible(text).replaceAll(/\p{Co}/gu, "")].length >= 2;
    if (!hasName || [...cleanLine(text)].length > 100) {
      expect(response.status).toBe(400);
      const fields = { name: expect.stringMatching(/^Nama (harus diisi minimal 2|maksimal 100) karakter$/) };
      expect(await response.json()).toMatchObject({ code: "validation_failed", fields });
      return "refused";
    }
    expect([text, response.status]).toEqual([text, 201]);
    return contactAnswer.parse(await response.json()).id;
  });
  const rows = new Map((await db.select().from(contactSubmissions)).map((row) => [row.id, row]));
  const wrong = outcomes.flatMap((id, index) => {
    const text = naughtyStrings[index] ?? "";
    if (id === "refused") return [];
    const { name = "", message = "", phoneNumber } = rows.get(Number(id)) ?? {};
    const stored = [name, message, phoneNumber ?? ""].map(visible);
    const typed = [text, `Pesan: ${text} (selesai)`, text.slice(0, 30)].map(visible);
    return JSON.stringify(stored) === JSON.stringify(typed) ? [] : [{ text, name, message, phoneNumber }];
  });
  expect(wrong).toEqual([]);
  expect(rows.size).toBe(outcomes.filter((id) => id !== "refused").length);
  expect(rows.size).toBeGreaterThan(380);

  const { call: staff } = await signIn();
  const found = await eachString(async (text) => {
    const q = text.toWellFormed().slice(0, 100);
    const response = await staff("/api/contact/search", "POST", { q, pageSize: 1 });
    expect([text, response.status]).toEqual([text, 200]);
    return z.array(contactSubmission).parse(await response.json()).length;
  });
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(380);
});

test("a search for any text is answered, and its page shows the text escaped", async () => {
  const forbidden =
    "main script, main iframe, main svg[onload], main [onerror], main [onclick], main [onmouseover]";
  await eachString(async (text, index) => {
    const query = `q=${encodeURIComponent(text.toWellFormed())}`;
    const headers = { "CF-Connecting-IP": `192.0.2.${index}` };
    const answer = await send(`/api/blog/search?${query}`, { headers });
    expect([text, answer.status]).toEqual([text, 200]);
    z.array(searchHit).parse(await answer.json());
    // The page runs the same query, and takes ten times as long.
    if (index % 8 !== 0) return;
    const page = await send(`/search?${query}`, { headers });
    expect([text, page.status]).toEqual([text, 200]);
    expect([text, await selectElements(await page.text(), forbidden)]).toEqual([text, []]);
  });
});

test("an article with any text is stored and is in every feed", async () => {
  const { call: staff } = await signIn();
  const size = Math.ceil(naughtyStrings.length / 4);
  const quarter = (number: number, index: number) => naughtyStrings[number * size + index] ?? "";
  for (let index = 0; index < size; index += 1) {
    const title = `Judul ${quarter(0, index).slice(0, 180)} akhir`;
    const summary = `Ringkasan artikel: ${quarter(1, index).slice(0, 560)} akhir`;
    const content = `<p>Isi artikel yang cukup panjang untuk diuji: ${quarter(2, index)} akhir</p>`;
    const category = `Uji ${quarter(3, index)}`.slice(0, 50);
    const response = await staff("/api/blog", "POST", postValues({ title, summary, content, category }));
    expect([title, response.status]).toEqual([title, 201]);
    const stored = post.parse(await response.json());
    expect([stored.title, stored.summary, stored.category].map(visible)).toEqual(
      [title, summary, category].map(visible),
    );
  }
  expect(await db.$count(blogPosts)).toBe(size);
  for (const path of ["/blog", "/rss.xml", "/feed.json", "/llms.txt", "/sitemap.xml", "/api/blog"]) {
    expect([path, (await send(path)).status]).toEqual([path, 200]);
  }
});
