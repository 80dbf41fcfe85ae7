import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { bindingsWith } from "../../../tests/support/bindings";
import { crashAfter } from "../../../tests/support/crash";
import { depsFor, enquiry, recordingChannel } from "../../../tests/support/enquiries";
import { db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";
import { submitContact } from "./submit.service";

const sentence = "Terjadi kesalahan pada server, silakan coba lagi.";

test("without the database a visitor without JavaScript gets the form back with what was typed", async () => {
  const bindings = bindingsWith({ DB: crashAfter(env.DB, 0) });
  const body = new URLSearchParams(enquiry);
  const response = await send("/api/contact", { method: "POST", body, bindings });
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain(sentence);
  expect(html).toContain(enquiry.message);
});

test("a queue that never answers delays the response by at most three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const sendBatch = () => {
    resolve();
    return new Promise(() => {});
  };
  const enquiryQueue = { sendBatch } as unknown as Queue;
  const submitted = submitContact(
    depsFor({ enquiryQueue, notificationChannels: [recordingChannel()] }),
    enquiry,
  );
  await asked;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await submitted).toBeGreaterThan(0);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ notification: "pending" }]);
});
