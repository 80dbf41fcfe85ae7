import { expect, test } from "vitest";
import { questionOf } from "./topic-question-dialog";

test("a question about a topic ends in one question mark", () => {
  expect(questionOf("Apa Itu SEO?")).toBe("Maksud Anda “Apa Itu SEO?”");
  expect(questionOf("Cara Pindah Hosting")).toBe("Maksud Anda “Cara Pindah Hosting”?");
});
