// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../../lib/query-client";
import { htmlOf, open, select } from "../visual/opened-editor";
import { LostUploads } from "./picture-lines";
import { type Pictures, usePictures } from "./use-pictures";

const minute = 60_000;
const lost = "Belum terunggah. Periksa koneksi internet Anda, lalu coba lagi.";

/** A call that stays as it is until the test says how it goes on. */
class Sending {
  static all: Sending[] = [];
  upload = {} as { onprogress: (event: { loaded: number; total: number }) => void; onload: () => void };
  onload = () => {};
  onabort = () => {};
  status = 0;
  statusText = "";
  responseText = "";
  name = "";
  isAborted = false;

  open() {}

  send(body: FormData) {
    this.name = (body.get("file") as File).name;
    Sending.all.push(this);
  }

  abort() {
    this.isAborted = true;
    this.onabort();
  }

  answer(body: object) {
    Object.assign(this, { status: 201, responseText: JSON.stringify(body) });
    this.onload();
  }
}

const stored = (name: string) => ({
  ...{
    id: 1,
    hash: "a".repeat(32),
    name,
    type: "image/jpeg",
    width: 900,
    height: 600,
    bytes: 9,
    alt: "Toko",
  },
  ...{ decorative: false, focalX: 0.5, focalY: 0.5, state: "pending", problem: null, variants: [], uses: 0 },
  ...{ url: `/media/${"a".repeat(32)}.jpg`, uploader: null, createdAt: "2026-11-23T02:00:00.000Z" },
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Uploads that are under way, in the order in which they began. */
const moving = () => Sending.all.filter(({ isAborted }) => !isAborted).map(({ name }) => name);
const places = () =>
  [...document.querySelectorAll(".writing-upload [role=status]")].map(({ textContent }) => textContent);
const latest = () => {
  const sending = Sending.all.at(-1);
  if (!sending) throw new Error("nothing was sent");
  return sending;
};

beforeEach(() => {
  Sending.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", Sending);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor with a text in which pictures are being uploaded. */
async function upload(...names: string[]) {
  const editor = open("<p>Satu.</p>\n<p>Dua.</p>");
  select(editor, "Satu.", true);
  const shown: { pictures?: Pictures } = {};
  function Editor() {
    const pictures = usePictures();
    shown.pictures = pictures;
    return (
      <>
        <LostUploads pictures={pictures} />
        <output>{pictures.sending}</output>
      </>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Editor />
    </QueryClientProvider>,
  );
  act(() => {
    shown.pictures?.attach(editor);
    const files = names.map((name) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name));
    shown.pictures?.upload(files, editor.state.selection.to);
  });
  await pass(0);
  return { editor };
}

test("an upload without progress for a minute is aborted with a message", async () => {
  const { editor } = await upload("toko.jpg");
  expect(places()).toEqual(["Mengunggah toko.jpg…"]);
  await pass(minute - 1);
  expect([moving(), screen.queryAllByRole("listitem")]).toEqual([["toko.jpg"], []]);
  await pass(1);
  expect([moving(), places(), document.querySelector("output")?.textContent]).toEqual([[], [], "0"]);
  expect(screen.getByRole("listitem").textContent).toContain(`toko.jpg: ${lost}`);
  expect(htmlOf(editor)).toBe("<p>Satu.</p>\n<p>Dua.</p>");
});

test("a slow upload continues while bytes move", async () => {
  const { editor } = await upload("toko.jpg");
  for (let loaded = 1; loaded <= 20; loaded += 1) {
    await pass(minute - 1);
    latest().upload.onprogress({ loaded, total: 20 });
  }
  await pass(minute - 1);
  latest().upload.onload();
  await pass(minute - 1);
  expect([moving(), places()]).toEqual([["toko.jpg"], ["Mengunggah toko.jpg…"]]);
  latest().answer(stored("toko.jpg"));
  await pass(10 * minute);
  expect([moving(), places(), screen.queryAllByRole("listitem")]).toEqual([["toko.jpg"], [], []]);
  expect(htmlOf(editor)).toMatch(/<p>Satu\.<\/p>\n<figure><img [^>]*\/><\/figure>\n<p>Dua\.<\/p>/);
});

test("cancelling an upload removes its placeholder and starts the next one", async () => {
  const { editor } = await upload("a.jpg", "b.jpg", "c.jpg");
  const button = screen.getByRole("button", { name: "Batalkan unggahan a.jpg" });
  button.focus();
  fireEvent.click(button);
  await pass(0);
  expect(moving()).toEqual(["b.jpg", "c.jpg"]);
  expect(places()).toEqual(["Mengunggah b.jpg…", "Mengunggah c.jpg…"]);
  expect(document.activeElement).toBe(editor.view.dom);
  expect([screen.queryAllByRole("listitem"), document.querySelector("output")?.textContent]).toEqual([
    [],
    "2",
  ]);
  expect(htmlOf(editor)).toBe("<p>Satu.</p>\n<p>Dua.</p>");
});
