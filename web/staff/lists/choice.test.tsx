// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RowBox, useChoice } from "./choice";

const toRows = (...ids: number[]) => ids.map((id) => ({ id }));

function Boxes({ rows }: { rows: { id: number }[] }) {
  const choice = useChoice({ key: "", rows, total: rows.length });
  return rows.map((row) => <RowBox key={row.id} row={row} name={`baris ${row.id}`} choice={choice} />);
}

const chosenBoxes = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ ariaLabel }) => ariaLabel);

test("a click with Shift chooses the rows from the last clicked one, in either direction", () => {
  render(<Boxes rows={toRows(1, 2, 3, 4, 5)} />);
  const box = (id: number) => screen.getByLabelText(`Pilih baris ${id}`);
  fireEvent.click(box(4));
  fireEvent.click(box(2), { shiftKey: true });
  expect(chosenBoxes()).toEqual(["Pilih baris 2", "Pilih baris 3", "Pilih baris 4"]);
  fireEvent.click(box(3), { shiftKey: true });
  expect(chosenBoxes()).toEqual(["Pilih baris 4"]);
});

test("a choice goes along to other pages, and ends with another filter", () => {
  const { result, rerender } = renderHook(useChoice<{ id: number }>, {
    initialProps: { key: "semua", rows: toRows(1, 2), total: 4 },
  });
  act(() => result.current.set(toRows(1, 2), true));
  rerender({ key: "semua", rows: toRows(3, 4), total: 4 });
  act(() => result.current.set(toRows(3), true));
  expect(result.current.chosen).toEqual(toRows(1, 2, 3));
  act(() => result.current.release([2]));
  expect(result.current.chosen).toEqual(toRows(1, 3));
  rerender({ key: "draf", rows: toRows(3, 4), total: 2 });
  expect(result.current.chosen).toEqual([]);
});

test("a row that somebody has taken away is not chosen, where the list is whole", () => {
  const { result, rerender } = renderHook(useChoice<{ id: number }>, {
    initialProps: { key: "", rows: toRows(1, 2), total: 2 },
  });
  act(() => result.current.set(toRows(1, 2), true));
  rerender({ key: "", rows: toRows(2), total: 1 });
  expect(result.current.chosen).toEqual(toRows(2));
});
