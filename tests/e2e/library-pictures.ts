import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import type { MediaItem } from "../../worker/contract/media/media-item";
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

/** Stores a picture through the API; the page must be signed in. */
export async function storePicture(page: Page, fields: Record<string, string> = {}): Promise<MediaItem> {
  const file = await pictureFile("gambar uji");
  const response = await page.request.post("/api/media", { multipart: { file, ...fields } });
  expect(response.status()).toBe(201);
  return response.json();
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

/** Drops a file on the page or pastes it, as the browser would. */
export async function hand(page: Page, way: "drop" | "paste", file: PictureFile): Promise<void> {
  const { name, mimeType, buffer } = file;
  await page.evaluate(
    ([kind, fileName, type, bytes]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], fileName, { type }),
      );
      const options = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...options }));
        return;
      }
      for (const step of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(step, { dataTransfer: data, ...options }));
    },
    [way, name, mimeType, buffer.toString("base64")] as const,
  );
}
