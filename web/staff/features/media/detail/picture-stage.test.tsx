// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeMediaItem } from "../../../../../tests/support/media-item";
import { PictureStage } from "./picture-stage";

const picture = makeMediaItem({ width: 1000, height: 500 });

function Stage() {
  const [values, setValues] = useState({ name: "", alt: "", decorative: false, focalX: 0.5, focalY: 0.5 });
  return (
    <PictureStage
      picture={picture}
      values={values}
      onFocal={(point) => setValues((before) => ({ ...before, ...point }))}
    />
  );
}

const focal = () => screen.getByRole("slider", { name: "Titik fokus" });
const stage = () => focal().parentElement as HTMLElement;
const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 500));
});

test("a press that becomes a scroll leaves the focal point where it was", () => {
  render(<Stage />);
  fireEvent.pointerDown(stage(), at(800, 100));
  fireEvent.pointerMove(stage(), at(800, 120));
  fireEvent.pointerCancel(stage(), at(0, 0));
  expect(focal().getAttribute("aria-valuetext")).toBe("50% dari kiri, 50% dari atas");
});

test("a press and a drag set it", () => {
  render(<Stage />);
  fireEvent.pointerDown(stage(), at(800, 100));
  expect(focal().getAttribute("aria-valuetext")).toBe("80% dari kiri, 20% dari atas");
  fireEvent.pointerMove(stage(), at(700, 150));
  fireEvent.pointerUp(stage(), at(700, 150));
  expect(focal().getAttribute("aria-valuetext")).toBe("70% dari kiri, 30% dari atas");
});

test("the value of the slider changes with an arrow key", () => {
  render(<Stage />);
  const before = Number(focal().getAttribute("aria-valuenow"));
  fireEvent.keyDown(focal(), { key: "ArrowLeft" });
  const now = Number(focal().getAttribute("aria-valuenow"));
  expect(now).not.toBe(before);
  expect(now).toBeLessThanOrEqual(Number(focal().getAttribute("aria-valuemax")));
});
