import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { foreignBrands, leftIn } from "../../../tests/e2e/brands";
import { deliverEnquiry } from "../../../tests/support/enquiries";
import { mailing, message } from "../../../tests/support/enquiry-mail";
import { fakeAi, writesArticles } from "../../../tests/support/recorded-ai";
import { createContact, signIn } from "../../../tests/support/worker";
import type { EmailSender } from "../../contact/notify/email-channel";
import { createDeps, withOwnSettings } from "../../deps";

const installed = "arunikaweb.example";

test.each(Object.entries(foreignBrands))(
  "with the %s brand neither e-mails nor the writer's prompt contain a word of the default one",
  async (_, brand) => {
    const { call } = await signIn();
    const notifications = { to: "alamat di bawah ini", emails: ["satu@contoh.example"], webhook: "" };
    const keys = { ...brand, notifications };
    const put = await call("/api/site-content/pending", "PUT", { version: 0, keys });
    const { updatedAt } = (await put.json<{ pending: { updatedAt: number } }>()).pending;
    const json = { version: 0, updatedAt };
    await call("/api/site-content/publish", "POST", json);

    const { ai, calls } = fakeAi(writesArticles());
    const bindings = { WRITER: "workers-ai", AI: ai } as unknown as Partial<Env>;
    const written = await call("/api/blog/generate", "POST", {}, bindings);
    expect([written.status, await written.clone().text()]).toEqual([201, expect.any(String)]);
    const prompt = JSON.stringify(calls.map(({ inputs }) => inputs));
    expect(prompt).toContain(`di blog ${brand.business.name}`);
    expect(leftIn(prompt, brand, installed)).toEqual([]);

    const told: unknown[] = [];
    const EMAIL: EmailSender = { send: async (one) => void told.push(one) };
    const deps = await withOwnSettings(createDeps({ ...env, EMAIL } as Env), { ...env, EMAIL } as Env);
    const { id } = await createContact({ notification: "pending", notificationAt: new Date() });
    expect(await deliverEnquiry(deps, { kind: "enquiry", subject: String(id) })).toBe("ack");
    const { post, sent } = await mailing();
    expect((await post(message)).status).toBe(201);
    const { name, email } = brand.business;
    expect(told).toMatchObject([{ from: { name } }]);
    expect(sent).toMatchObject([{ from: { name: expect.stringContaining(name) }, replyTo: email }]);
    const mails = JSON.stringify([told, sent]);
    expect(leftIn(mails, brand, installed)).toEqual([]);
  },
);
