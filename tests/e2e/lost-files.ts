import type { Page } from "@playwright/test";

/** What the browser says of files and calls that do not come. */
export const lossPattern =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|Sebagian halaman ini belum bisa dimuat|404.*\/assets\//;

const assets = /\/assets\//;
const newAssets = /\/assets-new\//;

/**
 * Puts a new build under the open page: the files it was made of are gone, and every page that is loaded from now on
 * is made of files at other addresses. Answers the files that were asked for in vain.
 */
export async function deployAnew(page: Page): Promise<string[]> {
  const missed: string[] = [];
  await page.route(
    (url) => !/^\/(api|assets|assets-new|images)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      if (!response.headers()["content-type"]?.includes("text/html")) return route.fulfill({ response });
      return route.fulfill({ response, body: moved(await response.text()) });
    },
  );
  await page.route(assets, (route) => {
    missed.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" });
  });
  await page.route(newAssets, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(newAssets, "/assets/") });
    const isCode = /\.(js|css)$/.test(new URL(route.request().url()).pathname);
    return route.fulfill({ response, ...(isCode && { body: moved(await response.text()) }) });
  });
  return missed;
}

function moved(text: string): string {
  return text.replaceAll(/(["'`/])assets\//g, "$1assets-new/");
}
