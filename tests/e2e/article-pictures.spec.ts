import { expect, signIn, test } from "./journey";
import { pictureFile } from "./library-pictures";
import { storePost } from "./posts";

test("a phone gets 480 pixels of an article's pictures, whatever its screen, and a desk gets more @desk", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "admin");
  const file = await pictureFile("foto", { width: 2000, height: 1400 });
  const uploaded = await page.request.post("/api/media", { multipart: { file, alt: "Etalase toko roti" } });
  const { id, url } = await uploaded.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/media/${id}`)).json()).state, { timeout: 60_000 })
    .toBe("ready");
  const content = `<h2>Bagian pertama</h2><p>Isi artikel yang cukup panjang untuk diuji.</p><p><img src="${url}" alt="" /></p>`;
  const { slug } = await storePost(page, { content, image: url });

  const widthsShown = async (width: number, deviceScaleFactor: number) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...{ viewport: { width, height: 844 }, deviceScaleFactor },
    });
    const visitor = await context.newPage();
    await visitor.goto(`/blog/${slug}`);
    const shown = visitor.getByRole("article").locator("picture img");
    await expect(shown).toHaveCount(2);
    for (const image of await shown.all()) await image.scrollIntoViewIfNeeded();
    const read = () =>
      shown.evaluateAll((images) =>
        images.map((image) => /-(\d+)\.\w+$/.exec((image as HTMLImageElement).currentSrc)?.[1]),
      );
    await expect.poll(read).not.toContain(undefined);
    const widths = await read();
    await context.close();
    return widths;
  };
  for (const [width, density] of [
    [360, 3],
    [390, 3],
    [390, 2],
    [412, 1.75],
    [412, 2.625],
    [430, 3],
  ] as const) {
    expect([width, density, ...(await widthsShown(width, density))]).toEqual([width, density, "480", "480"]);
  }
  expect(await widthsShown(1280, 2)).toEqual(["1440", "1440"]);
});
