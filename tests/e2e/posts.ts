import { expect, type Locator, type Page } from "@playwright/test";
import { endAnimations, toast, unique } from "./journey";

export interface StoredPost {
  id: number;
  title: string;
  slug: string;
  updatedAt: string;
}

/** What a post is made of, with a title and a slug that no other test has. */
export function postValues(values: Record<string, string> = {}) {
  const title = unique("Artikel uji");
  return {
    title,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    summary: "Ringkasan artikel yang cukup panjang untuk diuji.",
    content: "<h2>Bagian pertama</h2><p>Isi artikel yang cukup panjang untuk diuji.</p>",
    image: "/images/blog/default.svg",
    category: "Uji Coba",
    ...values,
  };
}

/** Stores a post through the API; the page must be signed in. */
export async function storePost(page: Page, values: Record<string, string> = {}): Promise<StoredPost> {
  const response = await page.request.post("/api/blog", { data: postValues(values) });
  expect(response.status()).toBe(201);
  return response.json();
}

/** Changes a post as somebody else would. */
export async function changePost(page: Page, post: StoredPost, values: Record<string, string>) {
  const data = { ...postValues(), slug: post.slug, title: post.title, ...values };
  expect((await page.request.put(`/api/blog/${post.id}`, { data })).status()).toBe(200);
}

/** Reads a post as staff see it. */
export async function readPost(page: Page, id: number) {
  return (await page.request.get(`/api/blog/${id}?view=staff`)).json();
}

export function titleField(page: Page): Locator {
  return page.getByLabel("Judul", { exact: true });
}

/** The line of the form that says which state the post is in. */
export function statusLine(page: Page): Locator {
  return page.getByRole("list", { name: "Status artikel" });
}

/** Chooses an action from the form's menu. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Opens the form of a post, or of a new one, and waits until its text can be typed as HTML. */
export async function openForm(page: Page, id?: number): Promise<void> {
  await page.goto(id === undefined ? "/admin/blog/new" : `/admin/blog/edit/${id}`);
  await writeHtml(page);
}

/** Chooses HTML as the way of writing. */
export async function writeHtml(page: Page): Promise<void> {
  await expect(titleField(page)).toBeVisible();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await expect(page.getByLabel("Konten")).toBeVisible();
}

/** Fills every field of the form, the slug before the title. */
export async function fillForm(page: Page, values = postValues()) {
  await page.getByLabel("Slug").fill(values.slug);
  await titleField(page).fill(values.title);
  await page.getByLabel("Kategori").fill(values.category);
  await page.getByLabel("URL Gambar").fill(values.image);
  await page.getByLabel("Ringkasan").fill(values.summary);
  await page.getByLabel("Konten").fill(values.content);
  return values;
}

/** Pushes the toast aside and waits until none is on its way in or out: what fades has too little contrast for axe. */
export async function toastsGone(page: Page): Promise<void> {
  // One that still comes in is not where the pointer meets it.
  await endAnimations(page);
  const [place] = await toast(page).evaluateAll((toasts) =>
    toasts.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  if (place) {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.mouse.move(place.x + 150, place.y, { steps: 3 });
    await page.mouse.up();
  }
  // A toast stays for as long as the pointer is on it.
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
}

/** Waits until the browser holds the draft of what was typed. */
export async function draftKept(page: Page): Promise<void> {
  await expect(page.getByText("Draf tersimpan di browser ini")).toBeVisible();
}

/** Keeps the server from what is typed, so that it stays unsaved until somebody saves it. */
export async function withoutAutosave(
  page: Page,
  watch: { allow: (pattern: RegExp) => void },
): Promise<void> {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.route("**/api/blog/*/autosave", (route) => route.abort());
}

/** Waits until the server holds what was typed. */
export async function stored(page: Page): Promise<void> {
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
}
