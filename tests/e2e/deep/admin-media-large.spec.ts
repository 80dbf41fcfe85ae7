import sharp from "sharp";
import { expect, signIn, test } from "../journey";

test("a picture of 50 megapixels is made smaller before it is uploaded", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/pustaka");
  const buffer = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: "#a32" } })
    .png()
    .toBuffer();
  const name = `besar-${Date.now()}.png`;
  const stored = page.waitForResponse(
    (response) => response.url().endsWith("/api/media") && response.request().method() === "POST",
  );
  await page
    .getByLabel(/unggah/i)
    .first()
    .setInputFiles({ name, mimeType: "image/png", buffer });
  const item = await (await stored).json();
  expect(item).toMatchObject({ type: "image/webp", width: 5656, height: 2828 });
});
