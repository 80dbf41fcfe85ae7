import { expect, test } from "vitest";
import { uploadName } from "./upload-name";

test("a file keeps its name, and what was pasted is called by its time in Jakarta", () => {
  const now = new Date("2026-11-23T02:30:00Z");
  expect(uploadName({ name: "toko depan.jpg" }, now)).toBe("toko depan.jpg");
  expect(uploadName({ name: "image.png" }, now)).toBe("tempelan 2026-11-23 09.30.png");
  expect(uploadName({ name: "" }, now)).toBe("gambar");
});
