// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FormDialog } from "./form-dialog";

afterEach(cleanup);

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
