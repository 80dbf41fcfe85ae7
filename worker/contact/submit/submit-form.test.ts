import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { enquiry as shortEnquiry } from "../../../tests/support/enquiries";
import { readAttribute, readPageData, readTexts, selectElements } from "../../../tests/support/html";
import { db, send, sendUntilLimited } from "../../../tests/support/worker";
import { promisedBy } from "../../contract/jakarta";
import { contactSubmissions } from "../../db/schema/contact";
import { createDeps, parseHolidays } from "../../deps";
import { takeDayShare } from "../../limits";
import { submitContact } from "./submit.service";
import { createTurnstile, type TurnstileVerdict } from "./turnstile";

const enquiry = { ...shortEnquiry, phoneNumber: "0812-5550-1203", websiteType: "online-shop" };

function submit(fields: Record<string, string>, address = "10.3.0.1"): Promise<Response> {
  return send("/api/contact", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "CF-Connecting-IP": address },
  });
}

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function inputValue(html: string, name: string): Promise<string | undefined> {
  return (await readAttribute(html, `input[name="${name}"]`, "value"))[0];
}

test.each([
  ["urlencoded", new URLSearchParams(enquiry)],
  ["multipart", multipart(enquiry)],
])("a plain form post is stored and redirected to the thank-you page: %s", async (_name, body) => {
  const response = await send("/api/contact", { method: "POST", body });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/thank-you");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [row] = await db.select().from(contactSubmissions);
  expect(row).toMatchObject(enquiry);
});

test("a refused form comes back as a page with status 400 and a message at each field", async () => {
  const response = await submit({
    name: "R",
    email: "bukan-email",
    phoneNumber: "",
    websiteType: "",
    message: "pendek",
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  const html = await response.text();
  expect(await readTexts(html, "#contact-name-error")).toEqual(["Nama harus diisi minimal 2 karakter"]);
  expect(await readTexts(html, "#contact-email-error")).toEqual(["Format email tidak valid"]);
  expect(await readTexts(html, "#contact-message-error")).toEqual(["Pesan harus diisi minimal 10 karakter"]);
  expect(await readTexts(html, "#contact-phoneNumber-error")).toEqual([""]);
  expect(await readTexts(html, '#contact-form > [role="alert"]')).toEqual([
    "Gagal Mengirim Form: Nama harus diisi minimal 2 karakter",
  ]);
  expect(await db.$count(contactSubmissions)).toBe(0);
});

test("a refused form keeps what was typed", async () => {
  const html = await (await submit({ ...enquiry, email: "bukan-email" })).text();
  expect(await inputValue(html, "name")).toBe("Ratna Wulandari");
  expect(await inputValue(html, "email")).toBe("bukan-email");
  expect(await inputValue(html, "phoneNumber")).toBe("0812-5550-1203");
  expect(await readTexts(html, 'textarea[name="message"]')).toEqual(["Saya ingin membuat toko online."]);
  expect(await readAttribute(html, 'select[name="websiteType"] option[selected]', "value")).toEqual([
    "online-shop",
  ]);
});

test("HTML typed into a refused form comes back escaped everywhere", async () => {
  const attack = `"><script>alert(1)</script><!--page-data--></textarea></script>`;
  const benign = await (await submit({ ...enquiry, email: "bukan-email" })).text();
  const html = await (
    await submit({
      name: attack,
      email: attack,
      phoneNumber: attack,
      websiteType: attack,
      message: attack,
      [attack]: attack,
    })
  ).text();
  expect(html).not.toContain("<script>alert(1)");
  expect(await inputValue(html, "name")).toBe(
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--page-data--&gt;&lt;/textarea&gt;&lt;/script&gt;",
  );
  expect(await selectElements(html, "script")).toHaveLength((await selectElements(benign, "script")).length);
  expect(await readPageData(html)).toMatchObject({ refusedForm: { values: { message: attack } } });
});

test("a multipart body that cannot be parsed is refused", async () => {
  const response = await send("/api/contact", {
    method: "POST",
    body: "bukan multipart",
    headers: { "Content-Type": "multipart/form-data; boundary=batas" },
  });
  expect(response.status).toBe(400);
  expect(await db.$count(contactSubmissions)).toBe(0);
});

test("one address may post ten forms in a minute, and gets an error page after sixty", async () => {
  for (let count = 0; count < 10; count += 1) expect((await submit(enquiry, "10.3.0.2")).status).toBe(303);
  const { passed, response } = await sendUntilLimited(60, () => submit(enquiry, "10.3.0.2"));
  expect(10 + passed).toBeGreaterThanOrEqual(60);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  const html = await response.text();
  expect(html).toContain("Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.");
  expect(await inputValue(html, "name")).toBe("Ratna Wulandari");
});

test("beyond 300 enquiries of one network in a day no more are stored", async () => {
  takeDayShare("contact", "2001:db8:7::/48", 300, new Date(), 299);
  expect((await submit(enquiry, "2001:db8:7:aaaa::3")).status).toBe(303);
  const headers = { "CF-Connecting-IP": "2001:db8:7:bbbb::3" };
  const again = await send("/api/contact", { method: "POST", json: enquiry, headers });
  expect([again.status, await again.json()]).toMatchObject([
    429,
    { message: expect.stringMatching(/^Jaringan Anda sudah mengirim sangat banyak pesan hari ini/) },
  ]);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

const token = "XXXX.DUMMY.TOKEN.XXXX";
const secret = "1x0000000000000000000000000000000AA";

/** Responses of siteverify as documented. */
const passed = {
  success: true,
  "error-codes": [],
  challenge_ts: "2026-11-21T15:14:30.096Z",
  hostname: "arunikaweb.example",
  action: "",
  cdata: "",
  metadata: { interactive: false },
};
const failed = (...codes: string[]) => ({ success: false, "error-codes": codes, messages: [] });

/** A fake siteverify and the requests that it got. */
function siteverify(answer: unknown | (() => Promise<Response>)) {
  const asked: { address: string; fields: Record<string, unknown> }[] = [];
  const fetcher = async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ address: String(address), fields: Object.fromEntries(init?.body as URLSearchParams) });
    return typeof answer === "function" ? answer() : Response.json(answer);
  };
  return { turnstile: createTurnstile(secret, fetcher as typeof fetch), asked };
}

test("a token is verified with the secret and the idempotency key, and without the visitor's address", async () => {
  const { turnstile, asked } = siteverify(passed);
  const key = crypto.randomUUID();
  expect(await turnstile.verify(token, key)).toBe("passed");
  expect(asked).toEqual([
    {
      address: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      fields: { secret, response: token, idempotency_key: key },
    },
  ]);
});

test("without a token nothing is requested, and the verdict is failed", async () => {
  const { turnstile, asked } = siteverify(passed);
  expect(await turnstile.verify(undefined, undefined)).toBe("failed");
  expect(await turnstile.verify("", undefined)).toBe("failed");
  expect(asked).toEqual([]);
});

test.each<[string, unknown, TurnstileVerdict]>([
  ["an invalid token", failed("invalid-input-response"), "failed"],
  ["a token that was used or is too old", failed("timeout-or-duplicate"), "failed"],
  ["a wrong secret", failed("invalid-input-secret"), "unknown"],
  ["an answer that is no JSON", async () => new Response("<h1>502</h1>", { status: 502 }), "unknown"],
  ["a service that cannot be reached", () => Promise.reject(new TypeError("fetch failed")), "unknown"],
])("%s gives the verdict %s", async (_name, answer, verdict) => {
  expect(await siteverify(answer).turnstile.verify(token, undefined)).toBe(verdict);
});

test.each<[TurnstileVerdict, string]>([
  ["passed", ""],
  ["failed", "turnstile"],
  ["unknown", ""],
])("an enquiry whose check has %s is stored, with the suspicions '%s'", async (verdict, suspicions) => {
  const deps = { ...createDeps(env), turnstile: { verify: async () => verdict } };
  await submitContact(deps, { name: "Ratna", email: "ratna@contoh.example", message: "Saya ingin website." });
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ name: "Ratna", suspicions }]);
});

const wib = (text: string) => new Date(`${text}+07:00`);
const holidays = parseHolidays("2026-12-24, 2026-12-25,besok,2026-02-30");

test.each([
  ["a Monday morning", "2026-11-23T09:30:00", "2026-11-24T09:30:00"],
  ["the last millisecond of a working day", "2026-11-23T23:59:59.999", "2026-11-24T23:59:59.999"],
  ["midnight", "2026-11-24T00:00:00", "2026-11-25T00:00:00"],
  ["a Friday afternoon", "2026-11-27T16:00:00", "2026-11-30T16:00:00"],
  ["a Saturday", "2026-11-28T10:00:00", "2026-12-01T00:00:00"],
  ["a Sunday night, still Sunday in UTC", "2026-11-29T23:00:00", "2026-12-01T00:00:00"],
  ["a Monday that is Sunday in UTC", "2026-11-30T01:00:00", "2026-12-01T01:00:00"],
  ["the day before two holidays and a weekend", "2026-12-23T08:00:00", "2026-12-28T08:00:00"],
  ["a holiday", "2026-12-24T08:00:00", "2026-12-29T00:00:00"],
  [
    "New Year's Eve, whose next day is none of the holidays given",
    "2026-12-31T08:00:00",
    "2027-01-01T08:00:00",
  ],
])("an enquiry of %s is due by the end of the next working day", (_case, submitted, due) => {
  expect(promisedBy(wib(submitted), holidays)).toEqual(wib(due));
});

test("holidays may be separated by anything, and entries that are no dates are ignored", () => {
  expect([...holidays]).toEqual(["2026-12-24", "2026-12-25"]);
  const days = ["2026-12-25", "2027-01-01", "2027-02-17"];
  expect([...parseHolidays("2026-12-25/2027-01-01 | 2027-02-17\n")]).toEqual(days);
  expect(parseHolidays(undefined).size).toBe(0);
});
