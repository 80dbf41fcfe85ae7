import { expect, test } from "vitest";
import { createContact, createSession, send } from "../../../tests/support/worker";
import { contactSummary } from "../../contract/inbox/contact-summary";
import { dayMs } from "../../utc-day";

test("staff read the figures of thirty days where they do not say how many", async () => {
  const { cookie } = await createSession();
  await createContact({ submittedAt: new Date(Date.now() - 28 * dayMs) });
  await createContact({ submittedAt: new Date(Date.now() - 31 * dayMs) });
  const read = async (query: string) => {
    const response = await send(`/api/contact/summary${query}`, { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return contactSummary.parse(await response.json());
  };
  expect((await read("")).total).toBe(1);
  expect((await read("?days=30")).total).toBe(1);
  expect((await read("?days=7")).total).toBe(0);
  expect((await read("?days=365")).total).toBe(2);
});

test.each(["0", "31", "7.0", "030"])("the days '%s' are refused", async (days) => {
  const { cookie } = await createSession();
  const response = await send(`/api/contact/summary?days=${encodeURIComponent(days)}`, {
    headers: { Cookie: cookie },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { days: "Rentang ringkasan harus 7, 30, 90, atau 365 hari" },
  });
});
