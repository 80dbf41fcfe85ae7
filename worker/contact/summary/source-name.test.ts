import { expect, test } from "vitest";
import { depsFor } from "../../../tests/support/enquiries";
import { createContact } from "../../../tests/support/worker";
import { ownHost, sourceName } from "../../contract/inbox/source-name";
import { summarizeEnquiries } from "./summary.service";

const now = new Date("2026-12-03T07:00:00Z");

test.each([
  [{ utmSource: "Iklan Lebaran", referrer: "www.google.com" }, "iklan lebaran"],
  [{ utmSource: "", referrer: "www.google.com" }, "google.com"],
  [{ utmSource: ownHost, referrer: null }, ownHost],
  [{ utmSource: null, referrer: "WWW.Google.com" }, "google.com"],
  [{ utmSource: null, referrer: "www.www.toko.example" }, "www.toko.example"],
  [{ utmSource: null, referrer: ownHost }, null],
  [{ utmSource: null, referrer: `blog.${ownHost}` }, `blog.${ownHost}`],
  [{ utmSource: null, referrer: null }, null],
])("the source %j is called %j on every screen, in the export and in the figures", async (source, name) => {
  expect(sourceName(source)).toBe(name);
  await createContact({ ...source, submittedAt: now });
  const { bySource } = await summarizeEnquiries(depsFor({ clock: () => now }), 7);
  expect(bySource.map((row) => row.source)).toEqual([name]);
});
