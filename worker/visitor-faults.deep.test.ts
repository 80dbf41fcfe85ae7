import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { recordingQueue } from "../tests/support/deliveries";
import { breakEveryCall, type Flow } from "../tests/support/fault-flows";
import { stopTimersAndLogs } from "../tests/support/faults";
import { storePicture, toUsesJson } from "../tests/support/stored-pictures";
import { createPost, createUser, db, send, signIn } from "../tests/support/worker";
import { contactSubmissions } from "./db/schema/contact";

/** An address without counted requests. */
const elsewhere = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
const browser = { Accept: "text/html,application/xhtml+xml" };

beforeEach(async () => {
  // Loads what an isolate caches: the staff page and the shell of each kind of page.
  const { slug, category } = await createPost();
  const headers = { ...browser, ...elsewhere() };
  for (const path of ["/admin/blog", "/tidak-ada", `/blog/${slug}`, `/search?q=${slug}`])
    await send(path, { headers });
  await send(`/blog?category=${encodeURIComponent(category)}`, { headers });
  await send("/api/contact", { method: "POST", headers, body: new URLSearchParams({ name: "" }) });
  stopTimersAndLogs();
});

/** A page or feed of a post that is not cached yet. */
function read(pathOf: (slug: string) => string, status = 200, reaches = ["DB"]): Flow {
  return {
    reaches,
    prepare: async () => {
      const { slug } = await createPost();
      return { request: [pathOf(slug), { headers: { ...browser, ...elsewhere() } }], again: [status] };
    },
  };
}

/** With a notification channel, so that enquiries are announced. */
const announcing = {
  ENQUIRY_QUEUE: recordingQueue().queue,
  NOTIFY_WEBHOOK_URL: "https://kait.example/pesan",
  NOTIFY_WEBHOOK_SECRET: `whsec_${btoa("rahasia-untuk-menandatangani-32b")}`,
} as Partial<Env>;

const enquiry = { email: "pengirim@contoh.example", message: "Saya ingin membuat toko online." };
const storedOnce = (name: string) => async () => {
  expect(await db.$count(contactSubmissions, eq(contactSubmissions.name, name))).toBe(1);
};

/** Calls of a counted request that the cache does not answer. */
const counted = ["DB", "MISS_LIMITER"];

const flows: Record<string, Flow> = {
  "an article": read((slug) => `/blog/${slug}`),
  "the list of articles": read(() => "/blog"),
  "an article for programs": read((slug) => `/blog/${slug}.md`),
  "the feed": read(() => "/rss.xml"),
  "the map of the site": read(() => "/sitemap.xml"),
  "an article of the API": read((slug) => `/api/blog/slug/${slug}`),
  "a page that does not exist": read((slug) => `/tidak-ada/${slug}`, 404, counted),
  "an article that does not exist": read((slug) => `/blog/bukan-${slug}`, 404, counted),
  "a search": read((slug) => `/search?q=${slug}`, 200, counted),
  "a search of the API": read((slug) => `/api/blog/search?q=${slug}`, 200, counted),
  "a picture of an article": {
    reaches: ["DB", "MEDIA"],
    prepare: async () => {
      const picture = await storePicture();
      await createPost({ pictures: toUsesJson(picture) });
      return { request: [picture.url, { headers: elsewhere() }], again: [200] };
    },
  },
  "a picture that nobody may see": {
    reaches: counted,
    prepare: async () => ({ request: [(await storePicture()).url, { headers: elsewhere() }], again: [404] }),
  },
  "an enquiry": {
    reaches: ["CONTACT_LIMITER", "DB", "ENQUIRY_QUEUE"],
    replaced: announcing,
    prepare: async () => {
      const name = `Pengirim ${crypto.randomUUID()}`;
      const json = { ...enquiry, name, idempotencyKey: crypto.randomUUID() };
      const init = { method: "POST", headers: elsewhere(), json };
      return { request: ["/api/contact", init], again: [201], check: storedOnce(name) };
    },
  },
  "an enquiry without the script": {
    reaches: ["CONTACT_LIMITER", "DB", "ENQUIRY_QUEUE"],
    replaced: announcing,
    prepare: async () => {
      const name = `Pengirim ${crypto.randomUUID()}`;
      const init = { method: "POST", headers: elsewhere(), body: new URLSearchParams({ ...enquiry, name }) };
      return { request: ["/api/contact", init], again: [303], check: storedOnce(name) };
    },
  },
  "a look at who is signed in": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { cookie } = await signIn();
      return { request: ["/api/auth/me", { headers: { Cookie: cookie } }], again: [200] };
    },
  },
  "a login": {
    reaches: ["DB", "KV", "LOGIN_ACCOUNT_LIMITER", "LOGIN_ADDRESS_LIMITER"],
    // Password hashing is slow on purpose, and a lost response is the harder case than a refused call.
    faults: ["loses its answer"],
    prepare: async () => {
      const { username, password } = await createUser();
      const init = { method: "POST", headers: elsewhere(), json: { username, password } };
      return { request: ["/api/auth/login", init], again: [200] };
    },
  },
  "a logout": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { cookie } = await signIn();
      const headers = { Cookie: cookie };
      const check = async () => {
        const me = await send("/api/auth/me", { headers });
        expect(await me.json()).toMatchObject({ authenticated: false });
      };
      return { request: ["/api/auth/logout", { method: "POST", headers }], again: [204], check };
    },
  },
};

test.each(Object.entries(flows))(
  "whichever call fails, %s answers with a message and works on the next attempt",
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);
