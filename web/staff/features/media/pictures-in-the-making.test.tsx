// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { makeMediaItem } from "../../../../tests/support/media-item";
import { withClient } from "../../../../tests/support/query-client";
import type { MediaDetail } from "../../../../worker/contract/media/media-item";
import { createQueryClient } from "../../../lib/query-client";
import MediaLibrary from "./media-library";
import PickerDialog from "./picker/picker-dialog";

const second = 1_000;
const minute = 60_000;
const now = new Date("2026-11-23T02:00:00.000Z");

/** What the server holds of the only picture, whether it answers, and when it was asked about pictures. */
const server = { picture: {} as MediaDetail, isEmpty: false, isDown: false, asked: [] as number[] };

async function answer(path: string): Promise<Response> {
  const { pathname } = new URL(path, "http://localhost");
  if (pathname === "/api/media/abilities") return Response.json({ storage: true, variants: true });
  if (!pathname.startsWith("/api/media")) return new Response("{}", { status: 404 });
  server.asked.push(Date.now() - now.getTime());
  if (server.isDown) throw new TypeError("no answer");
  if (pathname === "/api/media") return Response.json(server.isEmpty ? [] : [server.picture]);
  return Response.json(server.picture);
}

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const isMaking = () => screen.queryAllByText("Sedang disiapkan").length > 0;
/** Milliseconds after which the server was asked since the last time. */
const asked = () => server.asked.splice(0);

function draw(children: ReactNode) {
  const router = createMemoryRouter([{ path: "*", element: children }]);
  render(<RouterProvider router={router} />, withClient(createQueryClient()));
}

async function show(children: ReactNode) {
  draw(children);
  await pass(0);
  asked();
}

const places: [where: string, children: ReactNode][] = [
  ["the library", <MediaLibrary key="library" />],
  [
    "the picker over a text",
    <PickerDialog key="picker" purpose="content" onClose={vi.fn()} onPick={vi.fn()} />,
  ],
];

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, "warn").mockReturnValue();
  server.picture = makeMediaItem({ alt: "Toko", state: "pending", createdAt: now.toISOString() });
  Object.assign(server, { isEmpty: false, isDown: false, asked: [] });
});

test.each(places)(
  "in %s, a pending picture is polled every four seconds until it is ready",
  async (_where, place) => {
    await show(place);
    await pass(10 * second);
    expect([isMaking(), asked()]).toEqual([true, [4 * second, 8 * second]]);
    server.picture.state = "ready";
    await pass(10 * minute);
    expect([isMaking(), asked()]).toEqual([false, [12 * second]]);
  },
);

test.each(places)("in %s, polling stops five minutes after the upload", async (_where, place) => {
  server.picture.createdAt = new Date(now.getTime() - 280 * second).toISOString();
  await show(place);
  await pass(10 * minute);
  expect([isMaking(), asked()]).toEqual([true, [4, 8, 12, 16, 20].map((seconds) => seconds * second)]);
});

test.each(places)(
  "in %s, the input of an open file chooser stays when the library turns out to be empty",
  async (_where, place) => {
    server.isEmpty = true;
    draw(place);
    const input = screen.getByLabelText("Pilih gambar untuk diunggah");
    await pass(0);
    expect(screen.getByText("Pustaka masih kosong", { exact: false }).isConnected).toBe(true);
    expect(input.isConnected).toBe(true);
  },
);
