// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { withClient } from "../../../../tests/support/query-client";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { ApiError, request } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useContactDesk } from "./use-contact-desk";

vi.mock("../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock("../../../toasts/toast", () => ({ showToast: vi.fn() }));

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

function renderDesk() {
  return renderHook(() => useContactDesk(), withClient()).result;
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

test("a failed undo shows a toast", async () => {
  const desk = renderDesk();
  const undo = await lose(desk);
  undo();
  await next("fail");
  expect(toasts().at(-1)).toMatchObject({ variant: "destructive", title: "Gagal mengurungkan" });
});

test("a failed action shows a toast, and the dialog with what was typed stays open", async () => {
  const desk = renderDesk();
  act(() => desk.current.ask("lost", [contact(1)]));
  act(() => void desk.current.perform(lost, [contact(1)]));
  await next("fail");
  expect(desk.current.question?.about).toBe("lost");
  expect(toasts()).toMatchObject([{ variant: "destructive", title: "1 kontak belum diubah" }]);
});

test("a second click does nothing while the first call is in flight", async () => {
  const desk = renderDesk();
  act(() => {
    void desk.current.perform({ action: "spam" }, [contact(1)]);
    void desk.current.perform({ action: "spam" }, [contact(1)]);
  });
  await next("answer");
  expect(open).toHaveLength(0);
});
