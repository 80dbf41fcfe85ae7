// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { shrinkPicture } from "./use-uploads";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A canvas that makes a file of one byte for each twenty pixels at full quality. */
function stubDrawing(width: number, height: number) {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    done({ size: this.width * this.height * quality ** 4, type } as Blob);
  });
  const made: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    made.push([this.width, this.height]);
    return { drawImage: () => {} } as never;
  });
  return made;
}

const photo = (bytes: number, type = "image/jpeg") =>
  Object.defineProperty(new File(["x"], "Toko.depan.JPG", { type }), "size", { value: bytes });

test("a photo of too many bytes is drawn with 16 megapixels at most, and smaller until it fits", async () => {
  const made = stubDrawing(8000, 6000);
  const file = await shrinkPicture(photo(14_000_000));
  expect([file.name, file.type]).toEqual(["Toko.depan.jpg", "image/jpeg"]);
  const [[width = 0, height = 0] = []] = made;
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

test("what may be transparent becomes WebP, and what is small enough or cannot be drawn stays as it is", async () => {
  stubDrawing(4000, 3000);
  expect((await shrinkPicture(photo(14_000_000, "image/png"))).name).toBe("Toko.depan.webp");
  const small = photo(9_000_000);
  expect(await shrinkPicture(small)).toBe(small);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not a picture")));
  const broken = photo(14_000_000);
  expect(await shrinkPicture(broken)).toBe(broken);
});
