import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { day } from "../../../tests/support/posts";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { writtenDefault } from "../../contract/site-content/site-content";
import { siteContent } from "../../db/schema/site";
import { createPublishedContent } from "./published-content.repository";

// biome-ignore lint/suspicious/noExplicitAny: answers are compared, not typed
type State = any;

async function staff(role: "owner" | "editor" | "writer" = "owner") {
  const { cookie } = await signIn(role);
  const headers = { Cookie: cookie };
  const call = (method: string, path: string, json?: unknown, bindings: Partial<Env> = {}) =>
    send(`/api/site-content${path}`, { method, headers, json, bindings });
  const get = async () => (await call("GET", "")).json<State>();
  const seen = async () => (await get()).pending?.updatedAt ?? null;
  return {
    headers,
    get,
    seen,
    put: (keys: unknown, version = 0, more: object = {}, bindings: Partial<Env> = {}) =>
      call("PUT", "/pending", { version, keys, ...more }, bindings),
    /** `updatedAt` defaults to the current pending content. */
    publish: async (version = 0, bindings: Partial<Env> = {}, updatedAt?: number | null) =>
      call("POST", "/publish", { version, updatedAt: updatedAt ?? (await seen()) }, bindings),
    call,
  };
}

function withPrice(price: unknown) {
  const [basic, ...others] = writtenDefault.packages.website;
  return { packages: { website: [{ ...basic, price }, ...others] } };
}

const read = async (path: string, headers = {}) => (await send(path, { headers })).text();

test("a new installation shows the default, with its facts filled in", async () => {
  const { get } = await staff();
  expect(await get()).toMatchObject({ version: 0, keys: writtenDefault, pending: null });
  const shown = await (await send("/api/site-content/public")).json<State>();
  expect(shown.seo.pricing.description).toContain("mulai Rp\u00a05.000.000");
  expect(JSON.stringify(shown)).not.toMatch(/\{[a-z ]+\}/);
});

test("a published price is on every page that shows it, at once", async () => {
  const { put, publish, headers } = await staff();
  for (const path of ["/", "/pricing", "/llms.txt"]) expect(await read(path)).toContain("5.000.000");
  expect((await put(withPrice(6_400_000))).status).toBe(200);
  expect(await read("/pricing")).not.toContain("6.400.000");
  const preview = await send("/pricing?pratinjau=situs", { headers });
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect(preview.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(await preview.text()).toContain("6.400.000");
  expect(await read("/pricing?pratinjau=situs")).not.toContain("6.400.000");
  expect((await publish()).status).toBe(200);
  for (const path of ["/", "/pricing", "/llms.txt", "/portfolio", "/api/site-content/public"]) {
    const text = await read(path);
    expect(text, path).toMatch(/6\.400\.000|6400000/);
    expect(text, path).not.toMatch(/Rp\s?5\.000\.000/);
  }
  // The first year includes twelve months of maintenance. No line break may split a price.
  expect(await read("/pricing")).toContain("Rp\u00a012.400.000");
  expect(await read("/portfolio")).toContain("Rp\u00a06.400.000");
});

test("the table follows its packages, and neither a table nor a price of missing packages is accepted", async () => {
  const { put, publish, get } = await staff();
  const { website, comparison } = writtenDefault.packages;
  const [[basic, professional, third], [row]] = [website, comparison];
  const [bisnis, added] = ["Bisnis", "Satu"].map((title, price) => ({ ...third, title, price: price + 1 }));
  await put({ packages: { website: [basic, professional, bisnis] } });
  expect((await get()).pending.keys.packages.comparison).toEqual(comparison);
  await put({ packages: { website: [bisnis, { ...basic, title: "Mini" }, professional, added] } });
  const moved = [2, 0, 1].map((index) => row?.values[index]);
  expect((await get()).pending.keys.packages.comparison[0].values).toEqual([...moved, "-"]);
  await put({ packages: { website: [basic, basic], comparison: [{ ...row, values: ["a", "b"] }] } });
  await put({ packages: { website: [basic, { ...basic, price: 1 }] } });
  expect((await get()).pending.keys.packages.comparison[0].values).toEqual(["a", "b"]);
  const refused = await put({ packages: { website: [basic], comparison: [row] } });
  expect(await refused.json()).toHaveProperty(["fields", "packages.comparison.0.values"]);
  expect(await (await publish()).text()).toContain("Portofolio memakai {harga Enterprise}");
});

test("name, number and opening hours are in header, footer, feeds and structured data", async () => {
  await createPost({ status: "published" });
  const { put, publish } = await staff();
  const business = {
    name: "Toko Web Jaya",
    phone: "(0628) 20-123",
    whatsapp: "+62 0811-2222-333",
    hours: [{ days: "Selasa - Sabtu", opens: "10:00", closes: "18:00" }],
  };
  expect((await put({ business })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  for (const path of ["/", "/contact", "/blog", "/tidak-ada", "/blog/rss.xml", "/llms.txt"]) {
    const text = await read(path);
    expect(text, path).toContain("Toko Web Jaya");
    expect(text, path).not.toContain("Arunika Web<");
    expect(text, path).not.toContain("812-0000-2026");
  }
  const contact = await read("/contact");
  expect(contact).toContain("tel:+6262820123");
  const chat = await send("/wa?dari=contact");
  expect(chat.headers.get("Location")).toMatch(
    /^https:\/\/wa\.me\/628112222333\?text=Halo%20Toko%20Web%20Jaya/,
  );
  expect(contact).toContain('"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday","Saturday"]');
  expect(contact).toContain("Selasa - Sabtu, 10:00 - 18:00 WIB");
});

test.each([
  [
    withPrice("mahal"),
    "packages.website.0.price",
    "Harga harus angka rupiah lebih dari 0, misalnya 6.500.000",
  ],
  [withPrice(0), "packages.website.0.price", "Harga harus angka rupiah lebih dari 0, misalnya 6.500.000"],
  [
    { packages: { website: [] } },
    "packages.website",
    "Paket website perlu paling sedikit 1 paket: halaman yang memakainya tidak bisa kosong",
  ],
  [{ business: { email: "bukan alamat" } }, "business.email", "Email harus alamat email yang benar"],
  [{ faq: { pricing: "tidak" } }, "faq.pricing", "Di halaman harga harus berupa daftar"],
  [{ warna: {} }, "warna", "Kolom tidak dikenal"],
])("%j is refused with its position", async (keys, field, message) => {
  const { put, get } = await staff();
  await expectFieldsRefused(put(keys), { [field]: message });
  expect((await get()).pending).toBeNull();
});

test("an editor changes the keys of editors and cannot publish", async () => {
  const editor = await staff("editor");
  expect((await editor.put({ faq: writtenDefault.faq })).status).toBe(200);
  expect((await editor.put(withPrice(1))).status).toBe(403);
  expect((await editor.publish()).status).toBe(403);
  expect((await editor.call("DELETE", "/pending")).status).toBe(403);
  const writer = await staff("writer");
  expect((await writer.call("GET", "")).status).toBe(403);
});

test("of two concurrent publications one succeeds, and nothing is mixed", async () => {
  const first = await staff();
  const second = await staff();
  await first.put(withPrice(6_100_000));
  const DB = meanwhile(/INSERT INTO site_content /, async () => {
    await second.put(withPrice(6_200_000));
    await second.publish();
  });
  const late = await first.publish(0, { DB });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ stored: { version: 1, pending: null } });
  expect(await db.select({ version: siteContent.version }).from(siteContent)).toEqual([{ version: 1 }]);
  expect((await first.put(withPrice(6_300_000), 0)).status).toBe(409);
});

test("after the database was set back, the newest version that it has is shown", async () => {
  const { put, publish } = await staff();
  await put(withPrice(6_100_000));
  await publish();
  const setBack = createPublishedContent({
    db: () => db,
    version: async () => ({ site: Date.now() + 1000 }),
  });
  expect((await setBack.current()).packages.website[0]?.price).toBe(6_100_000);
});

test("a newer change of somebody else is not overwritten", async () => {
  const first = await staff();
  const second = await staff();
  const { pending } = await (await first.put(withPrice(6_100_000))).json<State>();
  await second.put(withPrice(6_200_000));
  expect((await first.put(withPrice(6_300_000), 0, { updatedAt: pending.updatedAt })).status).toBe(409);
  expect((await first.get()).pending.keys.packages.website[0].price).toBe(6_200_000);
});

test("content that an owner has not seen is neither published, discarded nor overwritten", async () => {
  const owner = await staff();
  const editor = await staff("editor");
  const { pending } = await (await owner.put(withPrice(6_100_000))).json<State>();
  const { updatedAt } = pending;
  await editor.put({ faq: writtenDefault.faq });
  const acts = [
    ["POST", "/publish", { version: 0, updatedAt }],
    ["POST", "/restore", { version: 0, updatedAt }],
    ["DELETE", "/pending", { updatedAt }],
    ["DELETE", "/pending", { updatedAt: null }],
  ] as const;
  for (const [method, path, json] of acts) {
    const late = await owner.call(method, path, json);
    expect(late.status, `${method} ${path}`).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining("Periksa isinya yang sekarang"),
      stored: { version: 0, pending: { keys: { faq: writtenDefault.faq } } },
    });
  }
  expect(Object.keys((await owner.get()).pending.keys).sort()).toEqual(["faq", "packages"]);
  expect(await db.select().from(siteContent)).toEqual([]);
});

test("only accounts that may change the content see the pending one, and visitors' pages never use it", async () => {
  const owner = await staff();
  await owner.put({ business: { name: "Belum Terbit" } });
  const pages = ["/", "/blog", "/tidak-ada", "/blog/artikel-yang-tidak-ada"];
  for (const path of pages) {
    const preview = `${path}?pratinjau=situs`;
    expect(await read(preview, owner.headers), path).toContain("Belum Terbit");
    for (const role of ["editor", "writer"] as const)
      expect(await read(preview, (await staff(role)).headers), path).not.toContain("Belum Terbit");
    expect(await read(path), path).not.toContain("Belum Terbit");
  }
});

test("hidden content is in no page, neither visible nor in its data", async () => {
  const { put, publish } = await staff();
  const { portfolio, testimonials, team } = writtenDefault;
  const hidden = (block: { items: object[] }, fields: object) => ({
    ...{ hidden: true, items: [{ ...block.items[0], sample: false, ...fields }] },
  });
  await put({
    portfolio: hidden(portfolio, { title: "Klien Pergi", home: true }),
    testimonials: hidden(testimonials, { quote: "Klien Pergi" }),
    team: hidden(team, { name: "Klien Pergi" }),
  });
  expect((await publish()).status).toBe(200);
  for (const path of ["/", "/about", "/portfolio", "/contact", "/llms.txt", "/api/site-content/public"]) {
    expect(await read(path), path).not.toContain("Klien Pergi");
  }
});

/** Each list with only its first entry. */
function shortest(value: State): State {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortest);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortest(item)]));
}

test("pages render lists with a single entry", async () => {
  const { put, publish } = await staff();
  const { portfolio, packages, ...others } = shortest(writtenDefault);
  const [project] = portfolio.items;
  const story = { ...project?.story, price: "Basic" };
  const unknown = { ...portfolio, items: [{ ...project, id: "lain", image: "", story, home: true }] };
  expect((await put({ ...others, packages, portfolio: unknown })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  for (const path of ["/", "/about", "/services", "/portfolio", "/pricing", "/contact"]) {
    expect(await read(path), path).not.toMatch(/NaN|Infinity|undefined|"image":"","creator"/);
  }
});

test("unknown fields and invisible characters are not stored", async () => {
  const { put, publish, get } = await staff();
  const { services } = writtenDefault;
  const [first, ...others] = services.items;
  const nested = JSON.parse(`${"[".repeat(1100)}${"]".repeat(1100)}`);
  const items = [{ ...first, title: "Toko\u0000 \u202eDaring\ud800", zzz: nested }, ...others];
  expect((await put({ services: { ...services, zzz: "A".repeat(1000), items } })).status).toBe(200);
  const stored = (await get()).pending.keys.services;
  expect(stored).toEqual({ ...services, items: [{ ...first, title: "Toko Daring\ufffd" }, ...others] });
  const long = { ...writtenDefault.portfolio.items[0], image: `/${"a".repeat(500)}` };
  expect((await put({ portfolio: { items: [long] } })).status).toBe(400);
  expect((await put({ business: { name: "Toko \ud800" } })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect((await send("/wa?dari=footer")).status).toBe(302);
});

test("missing fields of older content get defaults, and unknown ones are kept as long as their key", async () => {
  await db.insert(siteContent).values({
    version: 1,
    keys: { business: { name: "Lama", motto: "Tetap" }, packages: "rusak" },
    updatedAt: new Date(),
  });
  await (await staff()).put({ rating: { value: 4.5, count: 10 } }, 1);
  const { get, publish } = await staff();
  expect((await get()).keys).toMatchObject({
    business: { ...writtenDefault.business, name: "Lama" },
    packages: writtenDefault.packages,
  });
  expect((await publish(1)).status).toBe(200);
  const [, stored] = await db.select({ keys: siteContent.keys }).from(siteContent);
  expect(stored?.keys.business).toEqual({ name: "Lama", motto: "Tetap" });
  expect(await read("/about")).toContain("4,5 dari 5");
});

test("publishing lists the articles that still state the old fact", async () => {
  const content =
    "<p>Website mulai Rp 5.000.000 saja. Yang lain 15 juta.</p><p>Bukan 25 juta, tetapi 5 juta.</p>";
  const draft = await createPost({ status: "draft", title: "Mulai 5 juta saja", content: "<p>Isi.</p>" });
  const post = await createPost({ status: "published", content });
  await createPost({ status: "trash", content });
  const { put, publish } = await staff();
  await put(withPrice(6_400_000));
  const { stale } = await (await publish()).json<State>();
  expect(stale.slice(0, 2)).toEqual([
    {
      ...{ postId: post.id, title: post.title, sentence: "Website mulai Rp 5.000.000 saja." },
      ...{ old: "Rp 5.000.000", new: "Rp 6.400.000" },
    },
    expect.objectContaining({ sentence: "Bukan 25 juta, tetapi 5 juta." }),
  ]);
  expect(stale.slice(2)).toMatchObject([{ postId: draft.id, sentence: draft.title }]);
});

test("publishing names three sentences of an article, and no articles beyond 3 MB of text", async () => {
  const mention = "<p>Website mulai Rp 5.000.000 saja.</p>";
  for (const repeat of [1, 2, 3, 4]) {
    const content = `${mention.repeat(5)}<p>${"kata ".repeat(180_000)}</p>`;
    await createPost({ status: "published", slug: `besar-${repeat}`, content, publishedAt: day(repeat) });
  }
  const { put, publish } = await staff();
  await put(withPrice(6_400_000));
  const { stale } = await (await publish()).json<State>();
  expect(stale).toHaveLength(9);
});

test("an older version is restored as a pending change, and the history names what each version changed", async () => {
  const { put, publish, call, get, seen } = await staff();
  await put(withPrice(6_400_000));
  await publish();
  await put({ rating: { value: 4.8, count: 130 } }, 1);
  await publish(1);
  const history = await (await call("GET", "/history")).json<State>();
  expect(history.map(({ version, keys, changes }: State) => [version, keys, changes])).toEqual([
    [
      2,
      ["rating"],
      [
        { field: "Nilai › Nilai rata-rata", old: "4.9", new: "4.8" },
        { field: "Nilai › Jumlah ulasan", old: "124", new: "130" },
      ],
    ],
    [
      1,
      ["packages"],
      [{ field: "Paket dan harga › Paket website › paket 1 › Harga", old: "5000000", new: "6400000" }],
    ],
  ]);
  expect((await call("POST", "/restore", { version: 0, updatedAt: null })).status).toBe(200);
  expect((await get()).pending.keys.packages).toEqual(writtenDefault.packages);
  expect(await read("/pricing")).toContain("6.400.000");
  const updatedAt = await seen();
  expect((await call("POST", "/restore", { version: 9, updatedAt })).status).toBe(404);
  expect((await call("DELETE", "/pending", { updatedAt })).status).toBe(204);
  expect((await call("DELETE", "/pending", { updatedAt })).status).toBe(204);
  expect((await publish(2)).status).toBe(400);
});
