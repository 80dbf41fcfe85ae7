import type { Page } from "@playwright/test";
import { alive, expect, open, restPointer, test, toast } from "./journey";

test.use({ freshPage: true });

/** Answers whether the toast that is shown now is being swiped away. */
async function watchSwipes(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const watch = new MutationObserver(() => {
      dataset.swiped = "true";
    });
    for (const shown of document.querySelectorAll("[data-sonner-toast]"))
      watch.observe(shown, { attributeFilter: ["data-swipe-out"] });
  });
  return async () => page.evaluate(() => document.documentElement.dataset.swiped ?? "no");
}

/** The login page, with the toast that whoever is not signed in gets; answers whether it is being swiped away. */
async function openWithToast(page: Page) {
  await page.goto("/admin/contact");
  // It stays for as long as the pointer is on it.
  await toast(page).hover();
  await expect(toast(page)).toContainText("Silakan login terlebih dahulu");
  return watchSwipes(page);
}

/** The contact page, with the toast that whoever sends an enquiry in vain gets, with much text; answers the same. */
async function openContactWithToast(page: Page) {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/contact");
  const form = page.locator("#contact-form");
  await alive(form);
  await form.getByLabel("Nama Lengkap").fill("Siti");
  await form.getByLabel("Alamat Email").fill("siti@contoh.example");
  await form.getByLabel("Jenis Website").selectOption("landing-page");
  await form
    .getByLabel("Pesan", { exact: true })
    .fill("Saya ingin membuat toko online untuk kerajinan rotan.");
  await form.getByRole("button").click();
  await toast(page).hover();
  await expect(toast(page)).toContainText("Gagal Mengirim Form");
  return watchSwipes(page);
}

/** Drags from the middle of a part of the toast 50 px to the right. */
async function swipe(page: Page, part: string) {
  // Once it stands still.
  await toast(page).locator(part).hover();
  const box = await toast(page).locator(part).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 10 });
  await page.mouse.up();
}

for (const part of ["[data-title]", "[data-description]", "[data-icon]"]) {
  test(`a toast is swiped away 50 px to the right by mouse, from its ${part}`, { tag: "@desk" }, async ({
    page,
  }) => {
    const swiped = await openWithToast(page);
    await swipe(page, part);
    await expect.poll(swiped).toBe("true");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });
}

for (const share of [0.15, 0.5]) {
  test(`a toast over a page with words is swiped away by mouse from ${share * 100} % of its width`, async ({
    page,
    watch,
  }) => {
    watch.allow(/500/);
    const swiped = await openContactWithToast(page);
    await toast(page).hover();
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(swiped).toBe("true");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });
}

test("a toast is swiped away although words of the page are selected, or its own", { tag: "@desk" }, async ({
  page,
}) => {
  for (const selected of ["h1", "[data-sonner-toast] [data-description]"]) {
    const swiped = await openWithToast(page);
    await page.locator(selected).first().selectText();
    await swipe(page, "[data-description]");
    await expect.poll(swiped).toBe("true");
  }
});

test("a picture that lies below a toast is not dragged in its place", { tag: "@desk" }, async ({ page }) => {
  const swiped = await openWithToast(page);
  const description = toast(page).locator("[data-description]");
  await description.hover();
  const box = await description.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A toast still comes in while it is pressed, and leaves the place from which the browser looks for what to drag.
  await page.evaluate(() => {
    const picture = Object.assign(new Image(), { src: "/icon-192.png" });
    Object.assign(picture.style, { position: "fixed", inset: "0", width: "100%", height: "100%" });
    document.body.append(picture);
    const list = document.querySelector<HTMLElement>("[data-sonner-toaster]");
    if (list) list.style.translate = "0 -300px";
    return picture.decode();
  });
  await page.mouse.move(x + 50, y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(swiped).toBe("true");
});

test("a toast whose swipe the system breaks off goes back, and away after its time", async ({ page }) => {
  const swiped = await openWithToast(page);
  await toast(page).locator("[data-description]").hover();
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 20];
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", moved = 0) =>
    devTools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchCancel" ? [] : [{ x: x + moved, y }],
    });
  await touch("touchStart");
  for (const moved of [10, 20, 30]) await touch("touchMove", moved);
  await expect(toast(page)).toHaveAttribute("data-swiping", "true");
  await touch("touchCancel");
  await expect(toast(page)).toHaveAttribute("data-swiping", "false");
  expect(await swiped()).toBe("no");
  await restPointer(page);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
