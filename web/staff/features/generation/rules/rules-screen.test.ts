import { expect, it } from "vitest";
import { firstWritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { findErrors, getFieldText, isSameRules, toInput, toValues } from "./rules-screen";

const values = toValues(firstWritingRules);

it("stored rules come back as they were", () => {
  expect(toInput(values, 0)).toEqual(firstWritingRules);
  expect(findErrors(values)).toEqual({});
});

it("empty lines and rows are left out, and a word that stands twice is sent once", () => {
  const typed = {
    ...values,
    forbiddenWords: "era digital\n\n era digital \nsolusi terbaik\n",
    glossary: [
      { use: "", insteadOf: "" },
      { use: "email", insteadOf: "surel,, e-mail ," },
    ],
  };
  expect(toInput(typed, 4)).toMatchObject({
    version: 4,
    forbiddenWords: ["era digital", "solusi terbaik"],
    glossary: [{ use: "email", insteadOf: ["surel", "e-mail"] }],
  });
  expect(getFieldText(typed, "glossary")).toBe("email (bukan: surel, e-mail)");
});

it("what is wrong is said at the row that it stands in", () => {
  const typed = {
    ...values,
    forbiddenWords: "baik\na",
    glossary: [
      { use: "", insteadOf: "" },
      { use: "email", insteadOf: "" },
    ],
  };
  expect(findErrors(typed)).toEqual({
    forbiddenWords: "“a”: Kata harus minimal 2 karakter",
    "glossary.1": "Isi kata yang diganti",
  });
});

it("spaces and empty rows make no other rules", () => {
  const row = { use: "", insteadOf: " " };
  expect(isSameRules(values, { ...values, glossary: [...values.glossary, row] })).toBe(true);
  expect(isSameRules(values, { ...values, address: "kamu" })).toBe(false);
});
