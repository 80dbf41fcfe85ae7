// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { ApiError, request } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { useContactDesk } from "./use-contact-desk";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock("../../../../toasts/toast", () => ({ showToast: vi.fn() }));

const contact = (id: number) =>
  ({ id, name: `Pengirim ${id}`, version: 1, stage: "new", suspicions: [] }) as unknown as ContactSubmission;

/** Calls that wait for their answer, the oldest first. */
let open: { ids: number[]; answer: () => void; fail: () => void }[] = [];

beforeEach(() => {
  open = [];
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(showToast).mockReset();
  vi.mocked(request).mockImplementation((_, options) => {
    const body = options?.body as { items: { id: number; version: number }[] } | undefined;
    const items = body?.items ?? [];
    return new Promise((resolve, reject) => {
      open.push({
        ids: items.map(({ id }) => id),
        answer: () =>
          resolve(
            Response.json({
              results: items.map(({ id, version }) => ({ id, ok: true, version: version + 1 })),
            }),
          ),
        fail: () => reject(new ApiError(500, "Rusak", null)),
      });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderDesk() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ page }) => useContactDesk(page), { wrapper, initialProps: { page: "1" } }).result;
}

async function next(how: "answer" | "fail") {
  await waitFor(() => expect(open).not.toEqual([]));
  await act(async () => {
    open.shift()?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const toasts = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast);
const lost = { action: "stage", stage: "lost" } as const;

/** Closes enquiry 1 out of the dialog that asks why; answers what takes it back. */
async function lose(desk: ReturnType<typeof renderDesk>) {
  act(() => desk.current.ask("lost", [contact(1)]));
  act(() => void desk.current.perform(lost, [contact(1)]));
  await next("answer");
  expect(desk.current.question).toBeNull();
  return () =>
    act(() => {
      const action = toasts()[0]?.action;
      if (action && "onSelect" in action) action.onSelect();
    });
}

test("an undo that fails is told, though the act came out of a dialog", async () => {
  const desk = renderDesk();
  const undo = await lose(desk);
  undo();
  await next("fail");
  expect(toasts().at(-1)).toMatchObject({ variant: "destructive", title: "Gagal mengurungkan" });
  expect(desk.current.problem).toBe("");
});

test("what a dialog asks for and fails is told in the dialog, which stays", async () => {
  const desk = renderDesk();
  act(() => desk.current.ask("lost", [contact(1)]));
  act(() => void desk.current.perform(lost, [contact(1)]));
  await next("fail");
  expect(desk.current.question?.about).toBe("lost");
  expect(desk.current.problem).not.toBe("");
  expect(toasts()).toEqual([]);
});

test("an undo that is asked for while something is under way comes after it", async () => {
  const desk = renderDesk();
  const undo = await lose(desk);
  act(() => void desk.current.perform({ action: "spam" }, [contact(2)]));
  undo();
  await waitFor(() => expect(open.map(({ ids }) => ids)).toEqual([[2]]));
  await next("answer");
  await waitFor(() => expect(open.map(({ ids }) => ids)).toEqual([[1]]));
  await next("answer");
  expect(toasts().at(-1)).toMatchObject({ title: "Diurungkan" });
});

test.each(["answer", "fail"] as const)(
  "an undo leaves a dialog alone that was opened meanwhile (%s)",
  async (how) => {
    const desk = renderDesk();
    const undo = await lose(desk);
    undo();
    act(() => desk.current.ask("delete", [contact(2)]));
    await next(how);
    expect(desk.current.question?.contacts).toEqual([contact(2)]);
  },
);

test("a second click does nothing while the first is under way", async () => {
  const desk = renderDesk();
  act(() => {
    void desk.current.perform({ action: "spam" }, [contact(1)]);
    void desk.current.perform({ action: "spam" }, [contact(1)]);
  });
  await next("answer");
  expect(open).toHaveLength(0);
});

test("what ends after another page was opened leaves the choice on that page alone", async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ page }) => useContactDesk(page), {
    ...{ wrapper, initialProps: { page: "1" } },
  });
  act(() => result.current.choose([1, 2], true));
  act(() => void result.current.perform({ action: "spam" }, [contact(1)]));
  rerender({ page: "2" });
  act(() => result.current.choose([7, 8], true));
  await next("answer");
  expect(result.current.chosenIds).toEqual([7, 8]);
});
