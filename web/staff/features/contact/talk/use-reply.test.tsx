// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the enquiry, once the templates have come, failed or been waited for. */
async function openReply(contact = waiting) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(() => useReply(contact, "whatsapp"), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return { view, reply: () => view.result.current };
}

test("a message waits for the template that begins it, and for none where nobody is to be greeted", async () => {
  answer = hangs;
  expect((await openReply()).reply()).toMatchObject({ isComing: true, message: { body: "" } });
  expect((await openReply(answered)).reply().isComing).toBe(false);
  answer = comes([greeting]);
  const { reply } = await openReply();
  expect(reply()).toMatchObject({ isComing: false, message: { body: "Halo Sari!" } });
});

test.each([
  ["no template is wanted", (reply: ReturnType<typeof useReply>) => reply.choose(0), ""],
  ["somebody writes", (reply: ReturnType<typeof useReply>) => reply.type({ body: "Pagi" }), "Pagi"],
])("nobody waits for a template once %s", async (_, go, body) => {
  answer = hangs;
  const { reply } = await openReply();
  act(() => go(reply()));
  expect(reply()).toMatchObject({ isComing: false, message: { body } });
});

test.each([
  ["hang", hangs, 5],
  ["fail", fails, 5],
  ["come without it", comes([greeting]), 0],
  ["come", comes([greeting, offer]), 5],
])(
  "what was written over a template is there after a reload, where the templates %s",
  async (_, later, templateId) => {
    answer = comes([greeting, offer]);
    const first = await openReply();
    act(() => first.reply().choose(5));
    act(() => first.reply().type({ body: "Penawaran kami." }));
    const sent = first.reply().begin().input;
    first.view.unmount();

    answer = later;
    const { reply } = await openReply();
    expect(reply()).toMatchObject({ isComing: false, templateId, message: { body: "Penawaran kami." } });
    const { input } = reply().begin();
    expect(input).toMatchObject({ body: "Penawaran kami.", templateId: templateId || null });
    // The same try where it is the same message.
    expect(input.key === sent.key).toBe(templateId === 5);
  },
);
