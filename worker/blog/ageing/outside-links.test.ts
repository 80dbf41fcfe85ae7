import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createPost, db, signIn } from "../../../tests/support/worker";
import type { DeadLink } from "../../contract/redirects";
import type { Today } from "../../contract/today";
import { blogPosts } from "../../db/schema/blog";
import { jobs, outsideLinkChecks, outsideLinks } from "../../db/schema/generation";
import { createDeps, replaceDeps } from "../../deps";
import { runJob } from "../../jobs/job.service";
import { isPublicAddress } from "../../public-address";
import { checkLinks } from "./aged-posts.service";
import { askOutside, extractOutsideLinks, linksHandler, startLinkRound, web } from "./outside-links.service";

type Answer = number | string | "silent" | Record<string, number>;

/** The web as these answers have it: a status, one for each method, where it leads to, or nothing. Answers what was asked. */
function fakeWeb(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.spyOn(web, "fetch").mockImplementation(async (url, { method = "GET" }) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url] ?? 200;
    if (answer === "silent") throw new Error("no such host");
    if (typeof answer === "string") return new Response(null, { status: 302, headers: { Location: answer } });
    return new Response(null, { status: typeof answer === "number" ? answer : (answer[method] ?? 200) });
  });
  return asked;
}

const monday = Date.parse("2040-01-02T00:00:00Z");
const week = 7 * 86_400_000;
const depsAt = (at: number) => replaceDeps(createDeps(env), { clock: () => new Date(at) });

/** Finds the links of articles, and asks them until the round of that week is done. */
async function roundAt(at: number): Promise<void> {
  const deps = depsAt(at);
  await checkLinks(deps);
  await startLinkRound(deps);
  const open = await db.select().from(jobs);
  const round = open.find(({ kind, state }) => kind === "links" && state === "queued");
  if (!round) return;
  for (;;) {
    const { outcome } = await runJob(deps, linksHandler, round.subject);
    if (outcome === "done") return;
    expect(outcome).toBe("wait");
  }
}

const deadNow = async () => {
  const { call } = await signIn("editor");
  return (await call("/api/dead-links")).json<DeadLink[]>();
};

test("links of articles to other sites are found with their words; those of this site and of no public network are none", () => {
  const html = `<p><a href="https://satu.id/a?x=1&amp;y=2#b">Satu &amp; <strong>dua</strong></a>
    <a href="https://satu.id/a?x=1&amp;y=2">lagi</a> <a href="/blog/x">sini</a>
    <a href="https://arunikaweb.example/blog/y">sini juga</a> <a rel="nofollow" href="http://tiga.id"><img src="/a.png" alt=""></a>
    <a href="http://127.0.0.1/">rumah</a> <a href="mailto:a@b.id">surat</a></p>`;
  expect(extractOutsideLinks(html)).toEqual([
    { url: "https://satu.id/a?x=1&y=2", host: "satu.id", text: "Satu & dua" },
    { url: "http://tiga.id/", host: "tiga.id", text: "(gambar)" },
  ]);
  const closed = `http://localhost/ http://10.1.2.3/ http://2130706433/ http://0x7f.1/ http://017700000001/
    http://169.254.169.254/latest http://192.168.1.1/ http://172.31.0.1/ http://100.64.0.1/ http://0/
    http://[::1]/ http://[fd00::1]/ http://[::ffff:10.0.0.1]/ http://nas.local/ http://router/
    http://127.0.0.1./ http://a.localhost./ ftp://satu.id/ http://a:b@satu.id/ http://224.0.0.1/`.split(
    /\s+/,
  );
  expect(closed.filter((address) => isPublicAddress(new URL(address)))).toEqual([]);
  for (const address of ["https://satu.id/", "http://8.8.8.8:8080/", "https://xn--bcher-kva.de/"])
    expect(isPublicAddress(new URL(address)), address).toBe(true);
});

test("an address is asked for its head and then for its page, and never in a private network on its way", async () => {
  const asked = fakeWeb({
    "https://a.id/": { HEAD: 405, GET: 200 },
    "https://b.id/": "/lain",
    "https://b.id/lain": 404,
    "https://c.id/": "http://169.254.169.254/latest",
    "https://d.id/": "https://d.id/",
    "https://e.id/": "silent",
  });
  const statuses = await Promise.all(
    ["a", "b", "c", "d", "e"].map((name) => askOutside(`https://${name}.id/`)),
  );
  expect(statuses).toEqual([200, 404, 0, 0, 0]);
  expect(asked.filter((one) => one.includes("a.id"))).toEqual(["HEAD https://a.id/", "GET https://a.id/"]);
  expect(asked.filter((one) => one.includes("169.254"))).toEqual([]);
  expect(asked.filter((one) => one.includes("d.id"))).toHaveLength(10);
});

test("each link is asked once a week; what is gone is dead at once, what is silent after two weeks, and named with its place", async () => {
  const content = (...links: string[]) =>
    links.map((url) => `<p><a href="${url}">Baca ${url.slice(8)}</a></p>`).join("");
  const post = await createPost({
    title: "Satu",
    content: content("https://a.id/", "https://a.id/2", "https://b.id/"),
  });
  await createPost({ title: "Dua", content: content("https://b.id/", "https://c.id/") });
  await createPost({ status: "draft", content: content("https://draf.id/") });
  const answers: Record<string, Answer> = {
    "https://a.id/2": 410,
    "https://b.id/": "silent",
    "https://c.id/": 403,
  };
  const asked = fakeWeb(answers);
  await roundAt(monday);
  expect(asked.filter((one) => one.startsWith("HEAD")).sort()).toEqual(
    ["a.id/", "a.id/2", "b.id/", "c.id/"].map((name) => `HEAD https://${name}`),
  );
  expect(await deadNow()).toMatchObject([
    { url: "https://a.id/2", status: 410, places: [{ postId: post.id, title: "Satu", text: "Baca a.id/2" }] },
  ]);
  const before = asked.length;
  await roundAt(monday + 86_400_000);
  expect(asked.length).toBe(before);

  await roundAt(monday + week);
  const dead = await deadNow();
  expect(dead.map(({ url, status, since }) => [url, status, Date.parse(since)])).toEqual([
    ["https://a.id/2", 410, monday],
    ["https://b.id/", 0, monday],
  ]);
  expect(dead[1]?.places.map(({ title }) => title)).toEqual(["Satu", "Dua"]);
  const { call } = await signIn();
  const { items } = await (await call("/api/today")).json<Today>();
  expect(items[0]).toMatchObject({ kind: "dead_links", count: 2, href: "/admin/situs/tautan" });

  // A text that is mended, and a site that is back.
  await db
    .update(blogPosts)
    .set({ content: content("https://b.id/"), updatedAt: new Date(monday + week + 1000) });
  answers["https://b.id/"] = 200;
  await roundAt(monday + 2 * week);
  expect(await deadNow()).toEqual([]);
  expect((await db.select().from(outsideLinks)).map(({ url }) => url)).toEqual([
    "https://b.id/",
    "https://b.id/",
  ]);
  expect((await db.select().from(outsideLinkChecks)).map(({ url }) => url)).toEqual(["https://b.id/"]);
});
