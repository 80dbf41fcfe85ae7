// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SearchBox } from "./search-box";

const asked: string[] = [];
const handleSearch = (words: string) => void asked.push(words);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});

const box = (value: string) => (
  <SearchBox id="uji" label="Cari" placeholder="" value={value} maxLength={100} onSearch={handleSearch} />
);
const field = () => screen.getByLabelText<HTMLInputElement>("Cari");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const stopTyping = () => act(() => vi.advanceTimersByTime(400));

test("text typed while a search is in flight stays and is searched next", () => {
  const { rerender } = render(box(""));
  type("foo");
  stopTyping();
  type("foob");
  rerender(box("foo"));
  expect(field().value).toBe("foob");
  stopTyping();
  expect(asked).toEqual(["foo", "foob"]);
  type("fooba");
  rerender(box("foob"));
  expect(field().value).toBe("fooba");
});

test("going back fills the field with the earlier search", () => {
  const { rerender } = render(box(""));
  type("foo");
  stopTyping();
  rerender(box("foo"));
  rerender(box(""));
  expect(field().value).toBe("");
  rerender(box("foo"));
  expect(field().value).toBe("foo");
  expect(asked).toEqual(["foo"]);
});
