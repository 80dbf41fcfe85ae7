import type { Page } from "@playwright/test";
import { pageTexts } from "../../worker/contract/page-texts";
import { pages } from "../../worker/contract/pages";
import { site } from "../../worker/contract/site";
import { defaultContent } from "../../worker/contract/site-content/site-content";
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  hydrated,
  missingAt,
  open,
  shortenLists,
  signIn,
  test,
} from "./journey";
import { viewports } from "./viewports";

interface Expected {
  path: string;
  title: string;
  status: number;
  robots: string;
  /** The path of the menu link with aria-current. */
  current: string | null;
}

const menuPaths = ["/", "/about", "/services", "/portfolio", "/blog", "/pricing", "/contact"];
const titledPages = [
  ...(["home", "about", "services", "portfolio", "pricing", "blog", "contact"] as const),
  ...(["privacy", "thankYou", "login", "gtmDebug"] as const),
];
const publicPages: Expected[] = [
  ...titledPages.map((id) => {
    const { path, indexed } = pages[id];
    return {
      path,
      title: pageTexts(id, defaultContent).title,
      status: 200,
      robots: indexed ? "index, follow" : "noindex, follow",
      current: menuPaths.includes(path) ? path : null,
    };
  }),
  {
    path: "/blog/perawatan-website-bulanan",
    title: `Perawatan Website Bulanan: Daftar Periksa untuk Pemilik Usaha | ${site.name}`,
    status: 200,
    robots: "index, follow",
    current: "/blog",
  },
  {
    path: "/search?q=website",
    title: `Cari "website" | ${site.name}`,
    status: 200,
    robots: "noindex, follow",
    current: null,
  },
  {
    path: "/halaman/yang-tidak-ada",
    title: "Halaman Tidak Ditemukan",
    status: 404,
    robots: "noindex, follow",
    current: null,
  },
];

/** Collects the requests that the page makes to other sites. */
function recordForeignRequests(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL)
      foreign.push(request.url());
  });
  return foreign;
}

/** Returns the addresses of the links in a part of the page, in order. */
function addressesIn(page: Page, part: string): Promise<(string | null)[]> {
  return page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

for (const { path, title, status, robots, current } of publicPages) {
  test(`${path} is complete, accessible, and asks no other site for anything`, async ({
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

    for (const menu of ["header nav >> nth=0", "header [popover]"]) {
      const marked = page.locator(menu).locator("[aria-current=page]");
      expect(await marked.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
        current === null ? [] : [current],
      );
    }
    await expectAccessible(page);
    for (const viewport of [viewports.desktop, viewports.phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
    expect(foreign).toEqual([]);
  });
}

test("every link of the menu and the footer leads to a page", async ({ page, baseURL }) => {
  await page.goto("/thank-you");
  expect(await addressesIn(page, "header nav >> nth=0 >> ")).toEqual(menuPaths);
  expect(await addressesIn(page, "header [popover]")).toEqual([...menuPaths, "/contact"]);
  await expect(page.locator("header a", { hasText: "Konsultasi Gratis" })).toHaveCount(2);

  const footer = await addressesIn(page, "footer");
  expect(footer.filter((address) => address === "/services")).toHaveLength(6);
  expect(footer.slice(-2)).toEqual(["/admin/blog", "/admin/contact"]);
  expect(footer).toContain(`mailto:${defaultContent.business.email}`);
  for (const url of Object.values(defaultContent.business.social)) expect(footer).toContain(url);
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Jakarta", year: "numeric" }).format();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ${site.name}`);
  // It leads to another site.
  const chat = "/wa?dari=footer";
  expect(footer).toContain(chat);
  const own = footer.filter((address) => address?.startsWith("/") && address !== chat);
  for (const path of new Set([...menuPaths, ...own])) {
    expect((await page.request.get(`${baseURL}${path}`)).status(), String(path)).toBe(200);
  }
});

/** Address, what is visible once the page has loaded its data, and the tag of pages that rarely change. */
const staffPages = [
  ["/admin", "main h1"],
  ["/admin/panduan", "main article img", "@deep"],
  ["/admin/blog", "tbody tr"],
  ["/admin/blog/new", "form"],
  ["/admin/blog/formats", "main button", "@deep"],
  ["/admin/bahan", "main h2, main tbody tr"],
  ["/admin/bahan/baru", "form", "@deep"],
  ["/admin/aturan-menulis", "form", "@deep"],
  ["/admin/pustaka", "main h2, main [data-picture]"],
  ["/admin/contact", "tbody tr"],
  ["/admin/audit", "tbody tr", "@deep"],
  ["/admin/staff", "tbody tr", "@deep"],
  ["/admin/account", "tbody tr", "@deep"],
] as const;

for (const [path, loaded, tag = []] of staffPages) {
  test(`${path} is accessible and asks no other site for anything`, { tag }, async ({ page, baseURL }) => {
    const foreign = recordForeignRequests(page, baseURL);
    await signIn(page, "admin");
    await shortenLists(page);
    await open(page, path);
    await expect(page.locator(loaded).first()).toBeVisible();
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expectAccessibleAtEachWidth(page);
    expect(foreign).toEqual([]);
  });
}
