// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FileThumb } from "./file-thumb";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((done) => setTimeout(done)));

test("files are decoded one at a time, and one that is gone by then not at all", async () => {
  const decoding: { name: string; end: (isFine: boolean) => void }[] = [];
  vi.stubGlobal("createImageBitmap", ({ name }: File) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const bitmap = { width: 1, height: 1, close: () => undefined };
    decoding.push({ name, end: (isFine) => (isFine ? resolve(bitmap) : reject(new Error("no picture"))) });
    return promise;
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  const files = ["a", "b", "c", "d"].map((name) => new File([name], name));
  const list = (shown: File[]) => shown.map((file) => <FileThumb key={file.name} file={file} />);
  const { rerender } = render(list(files));
  const names = () => decoding.map(({ name }) => name).join("");
  await settled();
  expect(names()).toBe("a");
  decoding[0]?.end(false);
  await settled();
  expect(names()).toBe("ab");
  rerender(list(files.filter(({ name }) => name !== "c")));
  decoding[1]?.end(true);
  await settled();
  expect(names()).toBe("abd");
});
