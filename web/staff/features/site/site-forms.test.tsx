// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { withClient } from "../../../../tests/support/query-client";
import type { SiteContentState } from "../../../../worker/contract/site-content/calls";
import { contentSchemas } from "../../../../worker/contract/site-content/schema";
import { writtenDefault } from "../../../../worker/contract/site-content/site-content";
import { ApiError, request } from "../../../lib/http";
import { GroupFields } from "./content-fields";
import { ContentForm } from "./content-form";
import { StartSteps } from "./start-steps";

vi.mock("../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock("../../lib/use-leave-guard", () => ({ useLeaveGuard: () => ({ isAsking: false }) }));

const state: SiteContentState = { version: 1, keys: writtenDefault, samples: [], pending: null };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(request).mockImplementation(async () => Response.json(state));
});

const show = (ui: ReactNode) => render(ui, withClient());
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function Packages({ onChange }: { onChange: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(writtenDefault.packages);
  return (
    <GroupFields
      schema={contentSchemas.packages}
      only={["maintenance"]}
      path="packages"
      value={value}
      faults={{}}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test("a price is taken as people write it, and stays as it is typed", () => {
  const changed = vi.fn();
  show(<Packages onChange={changed} />);
  const price = "Maintenance per bulan";
  expect(field(price).value).toBe("500.000");
  for (const text of ["6", "6.", "6.5", "6.50", "6.500", "6.500.000", "Rp 6.500.000", "6,5 juta"]) {
    type(price, text);
    expect(field(price).value).toBe(text);
  }
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ maintenance: 6_500_000 }));
  type(price, "mahal");
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ maintenance: "mahal" }));
});

test("a form follows what is published elsewhere until something is typed, and then stays based on it", async () => {
  const at = (version: number, name: string) => {
    const keys = { ...writtenDefault, business: { ...writtenDefault.business, name } };
    return (
      <ContentForm contentKey="business" label="Usaha" state={{ ...state, version, keys }} publish={null} />
    );
  };
  const { rerender, unmount } = show(at(1, "Kopi"));
  rerender(at(2, "Kopi Senja"));
  expect(field("Nama usaha").value).toBe("Kopi Senja");
  type("Nama usaha", "Kopi Pagi");
  rerender(at(3, "Kopi Malam"));
  expect(field("Nama usaha").value).toBe("Kopi Pagi");
  unmount();
  show(at(3, "Kopi Malam"));
  fireEvent.click(screen.getByRole("button", { name: "Lanjutkan Draf" }));
  fireEvent.click(screen.getByRole("button", { name: "Simpan Perubahan" }));
  const body = expect.objectContaining({ version: 2, updatedAt: null });
  await waitFor(() =>
    expect(request).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ body })),
  );
});

test("what was changed in another tab is compared field by field, by the names of the fields", async () => {
  const theirs = { ...writtenDefault.business, tagline: "Kopi dan kue" };
  const stored = { ...state, pending: { keys: { business: theirs }, updatedAt: 5 } };
  vi.mocked(request).mockRejectedValue(
    new ApiError(409, "Sudah diubah", {
      code: "conflict",
      message: "Sudah diubah",
      requestId: "uji",
      stored,
    }),
  );
  show(<ContentForm contentKey="business" label="Usaha" state={state} publish={null} />);
  type("Nama usaha", "Kopi Senja");
  fireEvent.click(screen.getByRole("button", { name: "Simpan Perubahan" }));
  const notice = await screen.findByText("Isi situs sudah diubah, di tab lain atau oleh orang lain");
  const compared = notice.parentElement?.textContent ?? "";
  expect(compared).toMatch(/Usaha › Nama usahaVersi AndaKopi SenjaVersi tersimpanArunika Web/);
  expect(compared).toMatch(/Usaha › SemboyanVersi AndaWebsite yang.*Versi tersimpanKopi dan kue/);
  expect(compared).not.toMatch(/[{}"]|Telepon/);
});

test("a step of the first start keeps what was typed through a reload, and saves only where nothing else waits", async () => {
  const first = show(<StartSteps step="kabar" />);
  expect((await screen.findByRole("link", { name: "Kembali" })).getAttribute("href")).toBe(
    "/admin/mulai?langkah=merek",
  );
  type("Webhook", "https://contoh.com/kabar");
  first.unmount();
  show(<StartSteps step="kabar" />);
  await screen.findByRole("link", { name: "Kembali" });
  expect(field("Webhook").value).toBe("https://contoh.com/kabar");

  fireEvent.click(screen.getByRole("button", { name: "Simpan dan Lanjut" }));
  const saved = { method: "PUT", body: expect.objectContaining({ updatedAt: null }) };
  await waitFor(() =>
    expect(request).toHaveBeenCalledWith("/api/site-content/pending", expect.objectContaining(saved)),
  );
});
