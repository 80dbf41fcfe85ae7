import { expect, test, vi } from "vitest";
import { deliverEnquiry, depsFor } from "../../../tests/support/enquiries";
import { talk } from "../../../tests/support/enquiry-talk";
import { createContact } from "../../../tests/support/worker";
import { createConfiguredChannels } from "../../deps";
import { createWebhookChannel } from "./webhook-channel";

const secret = "ratna@contoh.example";

/** An error like those of providers, which quote their input. */
function failure(): Error {
  const error = new TypeError(`550 <${secret}> "Pertanyaan Anda" was refused`);
  return Object.assign(error, { code: "E_RECIPIENT_REFUSED", cause: new Error(secret) });
}

const EMAIL = { send: () => Promise.reject(failure()) };

function logged() {
  const lines: string[] = [];
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
  return lines;
}

test.each([
  [
    "the e-mail to staff",
    () =>
      createConfiguredChannels(
        { EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example", NOTIFY_EMAIL_TO: "staf@contoh.example" },
        () => new Date(),
      ),
  ],
  [
    "the webhook",
    () => {
      const fetcher = () => Promise.reject(failure());
      const settings = {
        url: "https://kanal.example/",
        secret: `whsec_${btoa("rahasia-yang-panjang-sekali")}`,
      };
      return [createWebhookChannel({ ...settings, clock: () => new Date(), fetcher })];
    },
  ],
])("the log of a failure of %s contains only its class and code", async (_name, channelsOf) => {
  const lines = logged();
  const { id } = await createContact({ notification: "pending", email: secret });
  expect(
    await deliverEnquiry(depsFor({ notificationChannels: channelsOf() }), {
      kind: "enquiry",
      subject: String(id),
    }),
  ).toBe(30);
  expect(lines.join()).toContain("notification_failed");
  expect(lines.join()).toContain("failed TypeError E_RECIPIENT_REFUSED");
  expect(lines.join()).not.toMatch(/ratna|Pertanyaan/);
});

test("a failed e-mail to a sender leaves neither address nor subject in the log", async () => {
  const lines = logged();
  const { post } = await talk();
  const bindings = { EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example" } as Partial<Env>;
  const message = { kind: "email", subject: "Pertanyaan Anda", body: "Halo Ratna" };
  expect((await post(message, bindings)).status).toBe(502);
  expect(lines.join()).toContain("request_failed");
  expect(lines.join()).toContain("E_RECIPIENT_REFUSED");
  expect(lines.join()).not.toMatch(/ratna|Pertanyaan/i);
});
