import { expect, test } from "vitest";
import { attributeOf, textOf } from "../../tests/support/html";
import { db, send } from "../../tests/support/worker";
import { contactSubmissions } from "../db/schema/contact";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  message: "Saya ingin toko online.",
};

function submit(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  return send("/api/contact", {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(body.length),
      ...headers,
    },
  });
}

async function alertOf(html: string) {
  return textOf(html, '#contact-form > [role="alert"]');
}

test.each([70_000, 600_000])(
  "a form of %i bytes, more than is read, comes back as an empty page",
  async (length) => {
    const response = await submit({ ...enquiry, message: "a".repeat(length) });
    expect(response.status).toBe(413);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    const html = await response.text();
    expect(await alertOf(html)).toEqual([
      "Gagal Mengirim Form: Data yang dikirim terlalu besar (maksimal 64 KB)",
    ]);
    expect(await attributeOf(html, 'input[name="name"]', "value")).toEqual([undefined]);
    expect(await textOf(html, 'textarea[name="message"]')).toEqual([""]);
    expect(await db.$count(contactSubmissions)).toBe(0);
  },
);

test("a form sent from another site is refused with a page that holds nothing of it, and not stored", async () => {
  const response = await submit(enquiry, { "Sec-Fetch-Site": "cross-site" });
  expect(response.status).toBe(403);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(await alertOf(html)).toEqual(["Gagal Mengirim Form: Permintaan dari situs lain ditolak"]);
  expect(await attributeOf(html, 'input[name="name"]', "value")).toEqual([undefined]);
  expect(html).not.toContain(enquiry.message);
  expect(await db.$count(contactSubmissions)).toBe(0);
});
