import type { Page } from "@playwright/test";
import { office } from "../../worker/contract/business/office";
import { pages } from "../../worker/contract/pages";
import { site } from "../../worker/contract/site";
import {
  expect,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  hydrated,
  missingAt,
  open,
  signIn,
  test,
} from "./journey";

interface Expected {
  path: string;
  title: string;
  status: number;
  robots: string;
  /** The path of the menu's link that is marked. */
  current: string | null;
}

const menuPaths = ["/", "/about", "/services", "/portfolio", "/blog", "/pricing", "/contact"];
const { home, about, services, portfolio, pricing, blog, contact, privacy, thankYou, login, gtmDebug } =
  pages;
const publicPages: Expected[] = [
  ...[home, about, services, portfolio, pricing, blog, contact, privacy, thankYou, login, gtmDebug].map(
    ({ path, title, indexed }) => ({
      path,
      title,
      status: 200,
      robots: indexed ? "index, follow" : "noindex, follow",
      current: menuPaths.includes(path) ? path : null,
    }),
  ),
  {
    path: "/blog/perawatan-website-bulanan",
    title: `Perawatan Website Bulanan: Daftar Periksa untuk Pemilik Usaha | ${site.name}`,
    status: 200,
    robots: "index, follow",
    current: "/blog",
  },
  {
    path: "/halaman/yang-tidak-ada",
    title: "Halaman Tidak Ditemukan",
    status: 404,
    robots: "noindex, follow",
    current: null,
  },
];

/** Addresses of other sites that the page asks for anything. */
function recordForeignRequests(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL)
      foreign.push(request.url());
  });
  return foreign;
}

/** The addresses of the links in a part of the page, in order. */
function addressesIn(page: Page, part: string): Promise<(string | null)[]> {
  return page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

for (const { path, title, status, robots, current } of publicPages) {
  test(`${path} is whole, accessible, and asks no other site for anything`, async ({
    page,
    watch,
    baseURL,
  }) => {
    if (status === 404) watch.allow(missingAt(`${path}\\b`));
    const foreign = recordForeignRequests(page, baseURL);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(await response?.text()).toContain("</h1>");
    await hydrated(page);

    await expect(page).toHaveTitle(title);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", robots);
    await expect(page.locator("head meta[name=description]")).toHaveAttribute("content", /.{50,}/);
    const canonical = page.locator("head link[rel=canonical]");
    if (status === 404) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute("href", site.url + path);

    for (const menu of ["header nav >> nth=0", "header [popover]"]) {
      const marked = page.locator(menu).locator("[aria-current=page]");
      expect(await marked.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
        current === null ? [] : [current],
      );
    }
    await expectAccessibleAtEachWidth(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect(foreign).toEqual([]);
  });
}

test("the menu and the footer lead everywhere they should", async ({ page, baseURL }) => {
  await page.goto("/thank-you");
  expect(await addressesIn(page, "header nav >> nth=0 >> ")).toEqual(menuPaths);
  expect(await addressesIn(page, "header [popover]")).toEqual([...menuPaths, "/contact"]);
  await expect(page.locator("header a", { hasText: "Konsultasi Gratis" })).toHaveCount(2);

  const footer = await addressesIn(page, "footer");
  expect(footer.filter((address) => address === "/services")).toHaveLength(6);
  expect(footer.slice(-2)).toEqual(["/admin/blog", "/admin/contact"]);
  expect(footer).toContain(`mailto:${site.email}`);
  for (const { url } of office.social) expect(footer).toContain(url);
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Jakarta", year: "numeric" }).format();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ${site.name}`);
  for (const path of new Set([...menuPaths, ...footer.filter((address) => address?.startsWith("/"))])) {
    expect((await page.request.get(`${baseURL}${path}`)).status(), String(path)).toBe(200);
  }
});

test("a page that does not exist leads on to everything that does", async ({ page, watch }) => {
  watch.allow(missingAt("/halaman/yang-tidak-ada"));
  await open(page, "/halaman/yang-tidak-ada");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(main).toContainText("Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan.");
  const linkTo = (name: string) => main.getByRole("link", { name, exact: true });
  await expect(linkTo("Kembali ke Beranda")).toHaveAttribute("href", "/");
  await expect(linkTo("Hubungi Kami")).toHaveAttribute("href", "/contact");
  await expect(linkTo("Lihat Semua Layanan")).toHaveAttribute("href", "/services");
  await expect(linkTo("Baca Blog Kami")).toHaveAttribute("href", "/blog");
  expect(await addressesIn(page, "main nav")).toEqual([
    ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact"],
  ]);

  const popular = main.locator("section").filter({ hasText: "Layanan Populer" }).getByRole("listitem");
  const html = await (await page.request.get("/services")).text();
  for (const anchor of ["website-development", "seo-optimization", "mobile-design", "ecommerce"]) {
    await expect(popular.locator(`a[href="/services#${anchor}"]`)).toHaveCount(1);
    expect(html).toContain(`id="${anchor}"`);
  }
  const newest = main.locator("section").filter({ hasText: "Artikel Terbaru" }).getByRole("listitem");
  await expect(newest).toHaveCount(2);
  // The newest one may be another journey's, and gone by now.
  await page.route("**/api/blog/slug/*", async (route) => {
    const url = new URL("/api/blog/slug/perawatan-website-bulanan", route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await newest.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.locator(".article-body")).toBeVisible();
});

/** Address, and what is there once the page has everything. */
const staffPages = [
  ["/admin/blog", "tbody tr"],
  ["/admin/blog/new", "form"],
  ["/admin/blog/formats", "main button"],
  ["/admin/bahan", "main h2, main tbody tr"],
  ["/admin/bahan/baru", "form"],
  ["/admin/aturan-menulis", "form"],
  ["/admin/pustaka", "main h2, main [data-picture]"],
  ["/admin/contact", "tbody tr"],
  ["/admin/audit", "tbody tr"],
  ["/admin/staff", "tbody tr"],
  ["/admin/account", "tbody tr"],
] as const;

for (const [path, whole] of staffPages) {
  test(`${path} is accessible and asks no other site for anything`, async ({ page, baseURL }) => {
    const foreign = recordForeignRequests(page, baseURL);
    await signIn(page, "admin");
    await open(page, path);
    await expect(page.locator(whole).first()).toBeVisible();
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expectAccessibleAtEachWidth(page);
    expect(foreign).toEqual([]);
  });
}
