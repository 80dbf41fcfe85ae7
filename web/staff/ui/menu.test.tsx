// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { DropdownMenu } from "radix-ui";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MenuContent, MenuItem } from "./menu";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a menu that is opened again before the focus has come back from it stays open", () => {
  const onSelect = vi.fn();
  render(
    <main>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>Tindakan</DropdownMenu.Trigger>
        <MenuContent align="start">
          <MenuItem onSelect={onSelect}>Hapus</MenuItem>
        </MenuContent>
      </DropdownMenu.Root>
    </main>,
  );
  const open = () => fireEvent.pointerDown(screen.getByText("Tindakan"), { button: 0, ctrlKey: false });
  open();
  fireEvent.click(screen.getByRole("menuitem"));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
  open();
  expect(screen.queryByRole("menu")).not.toBeNull();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(screen.queryByRole("menu"));
});
