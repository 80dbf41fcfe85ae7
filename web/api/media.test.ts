import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { makeMediaItem } from "../../tests/support/media-item";
import { request } from "../lib/http";
import { contentPreviewQuery } from "./blog-admin";

vi.mock("../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const hash = "a".repeat(32);
const text = (rest = "") => `<p>Halo</p><img src="/media/${hash}.jpg" alt="Toko"${rest} />`;

let size = { width: 900, height: 600 };

beforeEach(() => {
  size = { width: 900, height: 600 };
  vi.mocked(request).mockImplementation(async (path, options) => {
    if (path === "/api/blog/preview") return Response.json(options?.body);
    return Response.json([makeMediaItem({ hash, ...size })]);
  });
});

const shown = (content: string) => new QueryClient().fetchQuery(contentPreviewQuery(content));

test("preview pictures have width and height", async () => {
  expect(await shown(text())).toBe(text(' width="900" height="600"'));
});

test("a portrait picture is as tall in the preview as on the site", async () => {
  size = { width: 900, height: 1600 };
  expect(await shown(text())).toBe(text(' width="900" height="1600" style="--widest:396px"'));
});

test("if the library does not answer, the preview shows the text unchanged", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(request).mockImplementation(async (path, options) => {
    if (path !== "/api/blog/preview") throw new TypeError("Failed to fetch");
    return Response.json(options?.body);
  });
  expect(await shown(text())).toBe(text());
});
