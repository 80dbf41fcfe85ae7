import { expect, test } from "vitest";
import { whatsappNumber } from "./whatsapp-number";

test.each([
  ["0812 3456 7890", "6281234567890"],
  ["0812\u00a03456\u00a07890", "6281234567890"],
  ["０８１２ ３４５６ ７８９０", "6281234567890"],
  ["812 3456 7890", "6281234567890"],
  ["+62 812 3456 7890", "6281234567890"],
  ["(+62) 812-3456-7890", "6281234567890"],
  ["62-812-3456-7890", "6281234567890"],
  ["+62 0812 3456 7890", "6281234567890"],
  ["0062 812 3456 7890", "6281234567890"],
  ["0062 (0)812 3456 7890", "6281234567890"],
  ["62 62 812 3456 789", "628123456789"],
  ["O812 3456 7890", "6281234567890"],
  ["(021) 555-0123", "62215550123"],
  ["+1 415 555 0132", "14155550132"],
  ["+44 (0)20 7946 0958", "442079460958"],
])("%s is %s in international form", (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each([
  ["0812-3456-7890 (WA)", "6281234567890"],
  ["wa.me/6281234567890", "6281234567890"],
  ["0812 3456 7890 a.n. Ibu Siti", "6281234567890"],
  ["(021) 555-0123 ext. 12", "62215550123"],
  ["WA1: 0812-3456-7890", "6281234567890"],
])("of %s the words are left out", (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each([
  ["jam 09.00-17.00, 081234567890", "6281234567890"],
  ["0812 3456 7890 (08:00–16:00)", "6281234567890"],
  ["jam 9 pagi 081234567890", "6281234567890"],
])("of %s the hours are left out", (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each([
  ["0812 3456 7890 / 0813 3456 7890", "6281234567890"],
  ["081234567890, 081334567890", "6281234567890"],
  ["081234567890 081334567890", "6281234567890"],
  ["- / 0813 3456 7890", "6281334567890"],
])("of several numbers the first is taken: %s", (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test.each([
  null,
  "-",
  "0812",
  "415 555 0132",
  "0812+3456789",
  "0812 xxxx 7890",
  "0812 0456 0890 0813 3456 7890",
  "jam 09.00-17.00",
  "0812 3456 78xx",
  "0251 8321 0456 0812 3456 7890",
  "٠٨١٢٣٤٥٦٧٨٩٠",
])("%j cannot be called", (typed) => {
  expect(whatsappNumber(typed)).toBeNull();
});

test.each(["+62 (0)812 3456 7890", "(021) 555-0123"])("what was made of %s stays what it is", (typed) => {
  const number = whatsappNumber(typed);
  expect(whatsappNumber(`+${number}`)).toBe(number);
});
