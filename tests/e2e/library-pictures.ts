import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { unique } from "./journey";

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture whose bytes no other test has. */
export async function pictureFile(
  title = "toko",
  { width = 1000, height = 700 } = {},
  type: "jpeg" | "png" = "jpeg",
): Promise<PictureFile> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const stripe = sharp({
    create: { width: Math.ceil(width / 3), height, channels: 3, background: { r: b, g: r, b: g } },
  });
  const buffer = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input: await stripe.png().toBuffer(), left: 0, top: 0 }])
    .toFormat(type)
    .toBuffer();
  const ending = type === "jpeg" ? "jpg" : type;
  return { name: `${unique(title).replaceAll(" ", "-")}.${ending}`, mimeType: `image/${type}`, buffer };
}

/** Chooses files to upload, by the button that is on the screen. */
export async function chooseFiles(
  page: Page,
  files: PictureFile[],
  place: Page | Locator = page,
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await place.getByRole("button", { name: "Unggah Gambar" }).click();
  await (await chooser).setFiles(files);
}
