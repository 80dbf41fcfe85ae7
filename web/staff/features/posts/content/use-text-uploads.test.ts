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

test("without pictures on their way nothing is held back", () => {
  const { result, goOn } = start(0);
  expect(goOn).toHaveBeenCalledOnce();
  expect(result.current.isAsking).toBe(false);
});

test("what is held back goes on once the last picture is in", () => {
  const { result, tell, goOn } = start(2);
  expect(result.current.isAsking).toBe(true);
  tell(1);
  expect(goOn).not.toHaveBeenCalled();
  tell(0);
  expect(goOn).toHaveBeenCalledOnce();
  expect(result.current.isAsking).toBe(false);
});

test("a picture that does not come holds it back for good", () => {
  const { result, tell, goOn, onStay } = start(1);
  tell(0, true);
  expect(goOn).not.toHaveBeenCalled();
  expect(onStay).toHaveBeenCalledOnce();
  expect(result.current.isAsking).toBe(false);
});

test("who goes on without the pictures is not asked again, until another one is on its way", () => {
  const { result, tell, goOn } = start(1);
  act(() => result.current.goOn());
  expect(goOn).toHaveBeenCalledOnce();
  expect(result.current.uploads.isSending()).toBe(false);
  act(() => result.current.uploads.hold(goOn));
  expect(goOn).toHaveBeenCalledTimes(2);
  tell(2);
  expect(result.current.uploads.isSending()).toBe(true);
});

test("who stays has done nothing", () => {
  const { result, tell, goOn, onStay } = start(1);
  act(() => result.current.stay());
  tell(0);
  expect(onStay).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});
