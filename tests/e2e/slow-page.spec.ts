import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, hydrated, test } from "./journey";

/** The site as over a line that stops behind `</main>` of every page, until it is released. */
async function startSlowLine(upstream: string) {
  const released = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, upstream));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name)),
    );
    response.writeHead(answer.status, headers);
    const end = body.indexOf("</main>");
    if (end > 0) {
      response.write(body.subarray(0, end));
      await released.promise;
    }
    response.end(body.subarray(Math.max(end, 0)));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release: () => released.resolve(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("the app waits for the end of a page that comes slowly, and what is typed meanwhile stays", async ({
  page,
  baseURL,
}) => {
  const line = await startSlowLine(baseURL ?? "");
  try {
    const appFiles: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/(react|app)-/.test(request.url())) appFiles.push(request.url());
    });
    const entry = page.waitForResponse(/\/assets\/entry-/);
    const styles = page.waitForResponse(/\/assets\/style-/);
    await page.goto(`${line.origin}/contact`, { waitUntil: "commit" });
    await (await entry).finished();
    const name = page.getByLabel("Nama Lengkap");
    await name.fill("Budi Santoso");
    await name.press("End");
    // A key brings them whatever becomes of the app; one that it starts as well asks for its code as they do.
    await (await styles).finished();
    expect(appFiles).toEqual([]);
    line.release();
    await hydrated(page);
    await expect(name).toHaveValue("Budi Santoso");
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(name).toBeFocused();
  } finally {
    line.release();
    // What the page still fetches is broken off by it, and not by a line that is gone.
    await page.goto("about:blank");
    line.stop();
  }
});

test.describe("on a first visit", () => {
  test.use({ freshPage: true });

  for (const [line, connection, named] of [
    ["a fast line", { rtt: 50, saveData: false }, 1],
    ["a browser that says nothing of its line", undefined, 1],
    ["a slow line", { rtt: 150, saveData: false }, 0],
    ["a line whose data are saved", { rtt: 50, saveData: true }, 0],
  ] as const) {
    test(`on ${line} the head names ${named ? "the font" : "no font, which comes when the text is laid out"}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      const font = page.waitForRequest(/indonesian-wght.*\.woff2$/);
      await page.goto("/about");
      await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(named);
      await font;
    });
  }
});
