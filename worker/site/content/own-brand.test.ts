import { expect, test } from "vitest";
import { createPost, createSession, send } from "../../../tests/support/worker";
import { site } from "../../contract/site";
import { writtenDefault } from "../../contract/site-content/site-content";

async function publisher() {
  const { cookie } = await createSession({ role: "owner", isAdmin: true });
  const call = async (method: string, path: string, json: unknown) => {
    const response = await send(`/api/site-content${path}`, { method, headers: { Cookie: cookie }, json });
    expect(response.status).toBe(200);
    return response.json<{ pending: { updatedAt: number } }>();
  };
  return async (keys: unknown) => {
    const { pending } = await call("PUT", "/pending", { version: 0, keys });
    await call("POST", "/publish", { version: 0, updatedAt: pending.updatedAt });
  };
}

const read = async (path: string) => (await send(path)).text();

const oursAlone =
  /.{0,40}(?:PT Arunika|Cendana|15117|latitude":-6|arunikaweb\.example|Arunika (?:SEO|Karya)).{0,40}/g;

test("a business with its own name makes no claim that is only true of the default one", async () => {
  await createPost({ status: "published" });
  const publish = await publisher();
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
  const publish = await publisher();
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
