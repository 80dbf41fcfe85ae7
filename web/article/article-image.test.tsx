// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ArticleImage } from "./article-image";

const image = () => screen.getByRole<HTMLImageElement>("img");
test("a cover has its widths and focal point, and a broken cover falls back to the default picture", () => {
  const cover = { srcset: "/media/a-480.webp 480w, /media/a-960.webp 960w", position: "20% 10%" };
  render(<ArticleImage src="/media/a.jpg" cover={cover} alt="Toko" wide />);
  expect(image().srcset).toBe(cover.srcset);
  expect(image().sizes).toMatch(/92vw$/);
  expect(image().style.objectPosition).toBe("20% 10%");
  fireEvent.error(image());
  expect([image().getAttribute("srcset"), image().getAttribute("src")]).toEqual([
    null,
    "/images/blog/default.svg",
  ]);
  fireEvent.error(image());
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Gambar tidak tersedia")).toBeDefined();
});

test("browsers with AVIF support get AVIF, and the fallback of a broken cover is not AVIF", () => {
  const cover = { srcset: "/media/a-480.webp 480w", avif: "/media/a-480.avif 480w" };
  const { container } = render(<ArticleImage src="/media/a.jpg" cover={cover} alt="Toko" />);
  const source = container.querySelector("picture > source");
  expect([source?.getAttribute("srcset"), source?.getAttribute("type")]).toEqual([cover.avif, "image/avif"]);
  expect(source?.getAttribute("sizes")).toBe(image().sizes);
  fireEvent.error(image());
  expect(container.querySelector("picture, source")).toBeNull();
  expect(image().getAttribute("src")).toBe("/images/blog/default.svg");
});

test("a cover without resized versions is only its URL", () => {
  render(<ArticleImage src="/media/a.jpg" cover={{}} alt="Toko" />);
  expect(image().getAttribute("srcset")).toBeNull();
  expect(image().getAttribute("src")).toBe("/media/a.jpg");
});
