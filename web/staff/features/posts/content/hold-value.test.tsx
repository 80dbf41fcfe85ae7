// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { holdValue } from "./hold-value";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function openArea() {
  vi.useFakeTimers();
  const { container } = render(<textarea defaultValue="awal" />);
  const area = container.querySelector("textarea") as HTMLTextAreaElement;
  const shown = () =>
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.get?.call(area);
  return { area, shown };
}

test("whoever asks gets the newest text at once, and the browser in a pause", () => {
  const { area, shown } = openArea();
  const release = holdValue(area);
  area.value = "satu";
  area.value = "dua";
  expect(area.value).toBe("dua");
  expect(shown()).toBe("awal");
  vi.runAllTimers();
  expect(shown()).toBe("dua");
  area.value = "tiga";
  expect(area.value).toBe("tiga");
  expect(shown()).toBe("dua");
  release();
  expect(shown()).toBe("tiga");
});

test("what is typed after it was given back is seen", () => {
  const { area, shown } = openArea();
  holdValue(area)();
  area.value = "diketik";
  vi.runAllTimers();
  expect(shown()).toBe("diketik");
  expect(area.value).toBe("diketik");
});
