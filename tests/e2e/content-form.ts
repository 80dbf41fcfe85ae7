import { expect, type Locator, type Page } from "@playwright/test";
import type * as z from "zod/mini";
import { fieldMeta } from "../../worker/contract/site-content/fields";
import { type ContentKey, contentSchemas } from "../../worker/contract/site-content/schema";
import { toast } from "./journey";

type Node = z.core.$ZodType & { _zod: { def: { shape: Record<string, Node>; element: Node } } };

/** Writes a key of the site's content into its form on the screen Situs, as an owner would, and saves it. */
export async function writeContent(page: Page, key: ContentKey, value: unknown): Promise<void> {
  await page.goto(`/admin/situs?bagian=${key}`);
  const save = page.getByRole("button", { name: "Simpan Perubahan" });
  const form = page.locator("form").filter({ has: save });
  await expect(save).toBeVisible();
  await fillGroup(form, contentSchemas[key] as unknown as Node, key, value);
  await save.click();
  await expect(toast(page)).toContainText("Tersimpan");
}

async function fillGroup(place: Locator, schema: Node, path: string, value: unknown): Promise<void> {
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    await fillField(place, field, `${path}.${name}`, (value as Record<string, unknown>)[name]);
  }
}

const fieldset = (place: Locator, label: string) =>
  place.locator(`fieldset:has(> legend:text-is("${label}"))`).first();

async function fillField(place: Locator, schema: Node, path: string, value: unknown): Promise<void> {
  const { kind, label } = fieldMeta.get(schema) ?? { kind: "hidden", label: "" };
  if (kind === "hidden") return;
  if (kind === "group") return fillGroup(fieldset(place, label), schema, path, value);
  if (kind === "list") return fillList(fieldset(place, label), schema, path, value as unknown[]);
  if (kind === "flag")
    return place
      .getByLabel(label, { exact: true })
      .first()
      .setChecked(value === true);
  const input = place.locator(`[id="isi-${path}"]`);
  if (kind === "choice") await input.selectOption(String(value));
  else await input.fill(String(value));
}

/** Brings a list to its length, and fills its entries. */
async function fillList(place: Locator, schema: Node, path: string, items: unknown[]): Promise<void> {
  const { element } = schema._zod.def;
  const rows = place.locator("> ol > li");
  const present = await rows.count();
  for (let extra = present; extra > items.length; extra -= 1) {
    await rows.last().locator('> button[aria-label^="Hapus"]').click();
  }
  for (let missing = present; missing < items.length; missing += 1) {
    await place.locator("> button").click();
  }
  await expect(rows).toHaveCount(items.length);
  for (const [index, item] of items.entries()) {
    const row = rows.nth(index);
    const closed = row.locator("> div > details:not([open]) > summary");
    if ((await closed.count()) > 0) await closed.click();
    await (fieldMeta.get(element)?.kind === "group" ? fillGroup : fillField)(
      row,
      element,
      `${path}.${index}`,
      item,
    );
  }
}
