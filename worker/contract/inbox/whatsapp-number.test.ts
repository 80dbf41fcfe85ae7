import { expect, test } from "vitest";
import { whatsappNumber } from "./whatsapp-number";

test.each([
  ["0812 3456 7890", "6281234567890"],
  ["0812-3456-7890 (WA)", "6281234567890"],
  ["812 3456 7890", "6281234567890"],
  ["+62 812 3456 7890", "6281234567890"],
  ["62812 3456 7890", "6281234567890"],
  ["+62 (0) 812 3456 7890", "6281234567890"],
  ["0062 812 3456 7890", "6281234567890"],
  ["(021) 555-0123", "62215550123"],
  ["+1 415 555 0132", "14155550132"],
  ["+65 8123 4567", "6581234567"],
])("%s is %s in international form", (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each([
  null,
  "",
  "-",
  "tidak ada",
  "0812",
  "415 555 0132",
  "+",
  "0812+3456789",
  "0812 3456 7890 / 0813 3456 7890",
])("%j cannot be called", (typed) => {
  expect(whatsappNumber(typed)).toBeNull();
});
