// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FormDialog } from "./form-dialog";

test("a second click before the first was answered sends nothing, and one after it does", async () => {
  const answers: (() => void)[] = [];
  const send = () => new Promise<void>((done) => answers.push(done));
  render(<FormDialog title="Uji" lead="" submitLabel="Kirim" onCancel={() => {}} onSubmit={send} />);
  const button = screen.getByText("Kirim");
  fireEvent.click(button);
  fireEvent.click(button);
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.());
  fireEvent.click(button);
  expect(answers).toHaveLength(2);
});

test("a dialog whose call hangs says so after eight seconds and can be left", () => {
  vi.useFakeTimers();
  const leave = vi.fn();
  const dialog = (
    <FormDialog title="Uji" lead="" submitLabel="Kirim" pending onCancel={leave} onSubmit={() => {}} />
  );
  render(dialog);
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  act(() => vi.advanceTimersByTime(7999));
  pressEscape();
  fireEvent.click(screen.getByText("Batal"));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toContain("Server belum menjawab");
  pressEscape();
  fireEvent.click(screen.getByText("Batal"));
  expect(leave).toHaveBeenCalledTimes(2);
});
