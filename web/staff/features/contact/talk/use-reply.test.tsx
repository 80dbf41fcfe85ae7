// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { withClient } from "../../../../../tests/support/query-client";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { createQueryClient } from "../../../../lib/query-client";
import { useReply } from "./use-reply";

const greeting = {
  id: 1,
  channel: "whatsapp",
  name: "Salam",
  subject: null,
  body: "Halo {nama}!",
  version: 1,
};
const offer = { ...greeting, id: 5, name: "Penawaran", body: "Penawaran untuk {nama}." };
const waiting = {
  id: 7,
  name: "Sari",
  websiteType: null,
  stage: "new",
  firstResponseAt: null,
} as ContactDetail;
const answered: ContactDetail = { ...waiting, firstResponseAt: "2026-11-23T02:00:00.000Z" };

/** What the server answers to who asks for the templates. */
let answer: () => Promise<Response>;
const comes = (templates: unknown[]) => async () => Response.json(templates);
const hangs = () => new Promise<Response>(() => {});
const fails = async () => Response.json({ code: "unavailable", message: "Nanti." }, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T02:00:00Z") });
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string) =>
    String(path).includes("/api/auth/me") ? Response.json({ authenticated: false, user: null }) : answer(),
  );
});
/** Opens the enquiry, once the templates have come, failed or been waited for. */
async function openReply(contact = waiting) {
  const view = renderHook((shown: ContactDetail) => useReply(shown, "whatsapp"), {
    ...{ ...withClient(createQueryClient()), initialProps: contact },
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return { view, reply: () => view.result.current };
}

test("a first reply waits for its template, a later reply does not", async () => {
  answer = hangs;
  expect((await openReply()).reply()).toMatchObject({ isComing: true, message: { body: "" } });
  expect((await openReply(answered)).reply().isComing).toBe(false);
  answer = comes([greeting]);
  const { reply } = await openReply();
  expect(reply()).toMatchObject({ isComing: false, message: { body: "Halo Sari!" } });
});

test("a reply stops waiting for its template once something is typed", async () => {
  answer = hangs;
  const { reply } = await openReply();
  act(() => reply().type({ body: "Pagi" }));
  expect(reply()).toMatchObject({ isComing: false, choices: [], message: { body: "Pagi" } });
});

test("what was typed over each template survives a reload, also where the templates fail", async () => {
  answer = comes([greeting, offer]);
  const first = await openReply();
  act(() => first.reply().choose(0));
  act(() => first.reply().type({ body: "Pagi." }));
  act(() => first.reply().choose(5));
  act(() => first.reply().type({ body: "Penawaran kami." }));
  first.view.unmount();

  answer = fails;
  const { reply } = await openReply();
  expect(reply()).toMatchObject({ isComing: false, templateId: 5, message: { body: "Penawaran kami." } });
  act(() => reply().choose(0));
  expect(reply().message.body).toBe("Pagi.");
});

test("the same words are the same try, also where the first one has answered the sender; others are another message", async () => {
  answer = comes([greeting]);
  const { view, reply } = await openReply();
  const begin = () => {
    let begun = {};
    act(() => {
      begun = reply().begin();
    });
    return begun;
  };
  const sent = begin();
  expect(sent).toMatchObject({ input: { body: "Halo Sari!", firstResponse: true, contacted: true } });
  view.rerender(answered);
  expect(begin()).toEqual(sent);
  act(() => reply().type({ body: "Pagi" }));
  expect(begin()).toMatchObject({ input: { body: "Pagi", firstResponse: false } });
  expect(begin()).not.toMatchObject({ key: (sent as { key: string }).key });
});
