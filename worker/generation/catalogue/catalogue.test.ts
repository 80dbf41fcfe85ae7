import { describe, expect, it } from "vitest";
import { findSubject, subjects } from "./subjects";

describe("the catalogue", () => {
  it("finds a subject by its title, whatever its case", () => {
    const [first] = subjects;
    expect(findSubject(`  ${first?.title.toUpperCase()} `)).toBe(first);
    expect(findSubject("Judul yang tidak ada")).toBeNull();
  });
});
