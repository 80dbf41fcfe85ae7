import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { goneAddress } from "../../../tests/support/post-pictures";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { storePicture } from "../../../tests/support/stored-pictures";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { site } from "../../contract/site";
import { writtenDefault } from "../../contract/site-content/site-content";
import { media } from "../../db/schema/media";
import { createDeps, withOwnSettings } from "../../deps";

async function owner() {
  const { call: ask } = await signIn();
  const call = (method: string, path: string, json?: unknown, bindings?: Partial<Env>) =>
    ask(path, method, json, bindings);
  let version = 0;
  return {
    call,
    async publish(keys: object) {
      const put = await call("PUT", "/api/site-content/pending", { version, keys });
      if (put.status !== 200) return put;
      const { pending } = await put.json<{ pending: { updatedAt: number } }>();
      const { updatedAt } = pending;
      const published = await call("POST", "/api/site-content/publish", { version, updatedAt });
      version += 1;
      return published;
    },
  };
}

const read = async (path: string) => (await send(path)).text();
const findStylesheet = (html: string) => /data-styles="([^"]+)"/.exec(html)?.[1] ?? "";

test("brand colours are in pages, in the stylesheet and in the staff area", async () => {
  const before = await read("/");
  expect(before).toContain("#c8371b");
  const { publish } = await owner();
  expect((await publish({ brand: { accent: "#0A5C8F", ink: "#10202c" } })).status).toBe(200);
  const home = await read("/");
  expect(home).not.toMatch(/c8371b|a32a12|f6a82c|1c1930/i);
  expect(home).toContain("#0a5c8f");
  const styles = await send(findStylesheet(home));
  expect(styles.headers.get("Cache-Control")).toContain("immutable");
  const css = await styles.text();
  expect(css).not.toMatch(/c8371b/i);
  expect(css).toContain("#0a5c8f");
  expect((await send(findStylesheet(home).replace("0a5c8f", "ffff00"))).status).toBe(404);
  expect(await read("/admin")).toContain("--color-fajar: #0a5c8f");
});

test("a colour without enough contrast is refused with its ratio, and a logo of another site with a message", async () => {
  const { publish } = await owner();
  await expectFieldsRefused(publish({ brand: { accent: "#f6a82c" } }), {
    "brand.accent": expect.stringMatching(/^Warna aksen kurang kontras: 1,\d banding 1/),
  });
  const unread = await publish({ brand: { ink: "merah" } });
  expect(await unread.json()).toMatchObject({ fields: { "brand.ink": expect.stringContaining("#1a2b3c") } });
  const foreign = await publish({ brand: { logo: "/\\lain.example/a.png" } });
  expect(await foreign.json()).toMatchObject({ fields: { "brand.logo": "Logo harus alamat gambar" } });
});

test("a logo of the library is public, is used as the icon, and cannot be deleted while it is used", async () => {
  const picture = await storePicture({});
  const { publish, call } = await owner();
  const [row] = await db.select({ id: media.id }).from(media);
  const remove = () => call("DELETE", `/api/media/${row?.id}`);
  const logo = site.url + picture.url;
  await call("PUT", "/api/site-content/pending", { version: 0, keys: { brand: { logo } } });
  expect((await remove()).status).toBe(409);
  expect((await send(picture.url)).status).toBe(404);
  await publish({ brand: { logo }, business: { name: "Toko Web Jaya" } });
  const home = await read("/");
  expect(home).toContain(`<link rel="icon" href="${picture.url}" />`);
  expect(home).toContain(`<img src="${picture.url}"`);
  expect(home).not.toContain("/images/og/");
  const shown = await send(picture.url);
  expect(shown.status).toBe(200);
  await shown.body?.cancel();
  await expectRefusal(
    remove(),
    409,
    "Gambar ini tampil di halaman situs. Ganti dulu di Situs, lalu terbitkan.",
  );
  const gone = await publish({ brand: { logo: goneAddress } });
  expect([gone.status, await gone.text()]).toEqual([
    400,
    expect.stringContaining("memakai gambar yang sudah dihapus dari Pustaka. Ganti dulu gambarnya."),
  ]);
});

test("a tag manager's container is loaded and allowed only on pages, also when served from memory", async () => {
  const { publish } = await owner();
  await publish({ analytics: { tagManagerId: "GTM-ABC1234" } });
  for (let round = 0; round < 2; round += 1) {
    const home = await send("/");
    expect(home.headers.get("Content-Security-Policy")).toContain("https://www.googletagmanager.com");
    expect(await home.text()).toContain('<html data-tags="GTM-ABC1234"');
  }
  const etag = (await send("/about")).headers.get("ETag") ?? "";
  const again = await send("/about", { headers: { "If-None-Match": etag } });
  expect([again.status, again.headers.get("Content-Security-Policy")]).toEqual([304, null]);
  expect((await send("/api/blog")).headers.get("Content-Security-Policy")).not.toContain("googletagmanager");
  expect(await read("/gtm-debug")).toContain("GTM-ABC1234");
  for (const path of ["/login", "/admin"]) {
    const page = await send(path);
    expect(page.headers.get("Content-Security-Policy")).not.toContain("googletagmanager");
    expect([path, await page.text()]).toEqual([path, expect.not.stringContaining("GTM-ABC1234")]);
  }
});

test("recipients, the writer and its limit are the owner's settings, and only owners read them", async () => {
  const before = await withOwnSettings(createDeps(env), env);
  expect(before.notificationChannels).toEqual([]);
  const { publish } = await owner();
  await publish({
    business: { holidays: ["2026-12-24"] },
    notifications: {
      to: "alamat di bawah ini",
      emails: ["satu@contoh.example"],
      webhook: "https://kabar.example/x",
    },
    writer: { kind: "Workers AI", model: "@cf/meta/llama-3.3-70b-instruct-fp8-fast", dailyLimit: "7" },
  });
  const own = await withOwnSettings(createDeps(env), env);
  expect(own.notificationChannels.map(({ name }) => name)).toEqual(["webhook", "email"]);
  expect([
    own.generationDailyLimit,
    own.writer.name === before.writer.name,
    own.holidays.has("2026-12-24"),
  ]).toEqual([7, false, true]);
  expect(await read("/api/site-content/public")).not.toMatch(/kabar\.example|satu@contoh|"writer"/);
  const { cookie, call } = await signIn("editor");
  expect(await (await call("/api/blog/generation")).json()).toMatchObject({ dailyLimit: 7 });
  const state = await (await send("/api/site-content", { headers: { Cookie: cookie } })).text();
  expect(state).not.toMatch(/kabar\.example|satu@contoh/);
  await publish({ notifications: { to: "tidak ada" } });
  expect((await withOwnSettings(createDeps(env), env)).notificationChannels).toEqual([]);
});

test("a test message goes to the typed recipients, who must not be missing, and its failure is reported", async () => {
  const { call, publish } = await owner();
  const sent: { to: string[]; subject: string }[] = [];
  const EMAIL = { send: async (message: never) => void sent.push(message) };
  const typed = { to: "alamat di bawah ini", emails: ["satu@contoh.example"], webhook: "" };
  const test = (notifications: object, bindings = {}) =>
    call("POST", "/api/notifications/test", { notifications }, bindings);
  const told = await test(typed, { EMAIL });
  expect(await told.json()).toEqual({ told: [{ name: "email", failure: null }] });
  expect(sent).toMatchObject([
    { to: ["satu@contoh.example"], subject: expect.stringContaining("Uji kabar") },
  ]);
  expect(await (await test(typed)).json()).toEqual({
    told: [{ name: "email", failure: expect.stringContaining("belum diatur") }],
  });
  const nobody = { ...typed, emails: [] };
  expect((await test(nobody)).status).toBe(400);
  expect(await (await publish({ notifications: nobody })).json()).toMatchObject({
    fields: { "notifications.emails": "Isi alamat email atau webhook yang dikabari" },
  });
});

test.each(["https://127.0.0.1/", "https://localhost/kabar", "https://a:b@contoh.com/"])(
  "the webhook %s is refused when it is saved",
  async (webhook) => {
    const { publish } = await owner();
    expect((await publish({ notifications: { webhook } })).status).toBe(400);
  },
);

const oursAlone =
  /.{0,40}(?:PT Arunika|Cendana|15117|latitude":-6|arunikaweb\.example|Arunika (?:SEO|Karya)).{0,40}/g;

test("a business with its own name makes no claim that is only true of the default one", async () => {
  await createPost({ status: "published" });
  const { publish } = await owner();
  const business = {
    name: "Kopi Senja",
    phone: "0811-2222-333",
    whatsapp: "0811-2222-333",
    email: "a@kopi.id",
  };
  await publish({ business });
  for (const path of ["/", "/about", "/contact", "/privacy", "/blog", "/llms.txt"]) {
    const text = (await read(path)).replaceAll(site.url, "");
    expect(text.match(oursAlone) ?? [], path).toEqual([]);
  }
  expect(await read("/privacy")).toContain("Website ini dikelola oleh Kopi Senja. Kami adalah");
});

test("while no work is shown, no page, sitemap or search engine links to the portfolio, which says so", async () => {
  const { publish } = await owner();
  expect(await read("/about")).toContain('href="/portfolio"');
  expect(await read("/sitemap.xml")).toContain("/portfolio");
  await publish({ portfolio: { ...writtenDefault.portfolio, hidden: true } });
  for (const path of ["/", "/about", "/tidak-ada"]) {
    expect(await read(path), path).not.toContain('href="/portfolio"');
  }
  const page = await read("/portfolio");
  expect(page).toContain("Belum Ada Proyek di Sini");
  expect(page).not.toMatch(/Lihat bagaimana kami|Lihat contoh website/);
  expect(page).toContain('content="noindex, follow"');
  for (const path of ["/sitemap.xml", "/llms.txt"])
    expect(await read(path), path).not.toContain("/portfolio");
});
