// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import jsQr from "jsqr";
import { expect, test } from "vitest";
import { QrCode } from "./second-factor";

/** Pixels along a module, which is as small as a scanner may see it. */
const scale = 4;

/** The drawing as a scanner sees it: RGBA, row by row. */
function readPixels(svg: Element): { pixels: Uint8ClampedArray; width: number } {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const [, dark] = svg.querySelectorAll("path");
  for (const [, x, y] of dark?.getAttribute("d")?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + 1) * scale; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { pixels, width };
}

test.each([
  "otpauth://totp/Arunika%20Web:rina?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Arunika%20Web",
  `otpauth://totp/Arunika%20Web:${"nama.staf-yang-panjang-sekali.".repeat(2)}?secret=${"A2".repeat(16)}&issuer=Arunika%20Web&algorithm=SHA1&digits=6&period=30`,
])("a scanner reads out of the drawing what an app needs: %s", (uri) => {
  render(<QrCode text={uri} label="Kode QR" />);
  const { pixels, width } = readPixels(screen.getByRole("img", { name: "Kode QR" }));
  expect(jsQr(pixels, width, width, { inversionAttempts: "dontInvert" })?.data).toBe(uri);
});
