// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Uploads } from "../use-uploads";
import type { Upload } from "./upload-queue";
import { UploadTray } from "./upload-tray";

afterEach(cleanup);

const upload: Upload = {
  ...{ id: 1, place: "uji", file: new File(["a"], "a.jpg"), name: "a.jpg" },
  state: { kind: "waiting" },
};
const uploads = (some: Upload[]) =>
  ({ uploads: some, retry: vi.fn(), remove: vi.fn(), clear: vi.fn(), isBusy: true }) as unknown as Uploads;

test("what tells of uploads is there before its words are, and no landmark is without a content", () => {
  const { rerender } = render(<UploadTray uploads={uploads([])} />);
  expect(screen.queryByRole("region")).toBeNull();
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  rerender(<UploadTray uploads={uploads([upload])} />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe("Mengunggah: 0 dari 1 gambar selesai");
  expect(screen.getByRole("region", { name: "Unggahan" })).toBeTruthy();
});
