import { expect, test } from "vitest";
import { deviceOf } from "./device";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome di Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge di Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-A546E) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    "Chrome di Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet di Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1",
    "Chrome di iPhone",
  ],
  ["", "Perangkat tidak dikenal"],
])("%s is called %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
