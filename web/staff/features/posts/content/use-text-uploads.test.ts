// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useTextUploads } from "./use-text-uploads";

afterEach(cleanup);

function start(sending: number) {
  const { result } = renderHook(useTextUploads);
  const goOn = vi.fn();
  const onStay = vi.fn();
  const tell = (count: number, hasLost = false) => act(() => result.current.uploads.tell(count, hasLost));
  tell(sending);
  act(() => result.current.uploads.hold(goOn, onStay));
  return { result, tell, goOn, onStay };
}

test("a held save continues after the last upload", () => {
  const { result, tell, goOn } = start(2);
  expect(result.current.isAsking).toBe(true);
  tell(1);
  expect(goOn).not.toHaveBeenCalled();
  tell(0);
  expect(goOn).toHaveBeenCalledOnce();
  expect(result.current.isAsking).toBe(false);
});

test("a failed upload cancels the held save", () => {
  const { result, tell, goOn, onStay } = start(1);
  tell(0, true);
  expect(goOn).not.toHaveBeenCalled();
  expect(onStay).toHaveBeenCalledOnce();
  expect(result.current.isAsking).toBe(false);
});

test("saving without pending pictures is confirmed once, until another upload starts", () => {
  const { result, tell, goOn } = start(1);
  act(() => result.current.goOn());
  expect(goOn).toHaveBeenCalledOnce();
  expect(result.current.uploads.isSending()).toBe(false);
  act(() => result.current.uploads.hold(goOn));
  expect(goOn).toHaveBeenCalledTimes(2);
  tell(2);
  expect(result.current.uploads.isSending()).toBe(true);
});
