import { expect, type Locator, type Page } from "@playwright/test";
import type { PictureFile } from "./library-pictures";

/** Where one writes as it will look. */
export const locateEditor = (page: Page): Locator => page.getByRole("textbox", { name: "Isi artikel" });

/** The text area, which stays the form's source. */
export const locateSource = (page: Page): Locator => page.getByLabel("Konten");

export const tool = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: "Bilah alat" }).getByRole("button", { name, exact: true });

/** Switches to the visual editor and waits until it can be written in. */
export async function openVisual(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  const editor = locateEditor(page);
  await expect(editor).toBeVisible();
  return editor;
}

/** Waits until the editor knows of a selection that a click or a key has made: the browser tells it with the next frame. */
export async function selectionKnown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

interface Pasted {
  html?: string;
  text?: string;
  file?: PictureFile;
}

/** Pastes into what has the focus, as a browser does after Ctrl+V. */
export async function paste(page: Page, { html, text, file }: Pasted): Promise<void> {
  await selectionKnown(page);
  const bytes = file && { ...file, buffer: [...file.buffer] };
  await page.evaluate(
    ([markup, plain, picture]) => {
      const clipboardData = new DataTransfer();
      if (markup) clipboardData.setData("text/html", markup);
      if (plain) clipboardData.setData("text/plain", plain);
      if (picture) {
        const content = new Uint8Array(picture.buffer);
        clipboardData.items.add(new File([content], picture.name, { type: picture.mimeType }));
      }
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [html, text, bytes] as const,
  );
}
