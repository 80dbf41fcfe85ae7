// @vitest-environment jsdom
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { type PostInput, postInput } from "../../../../worker/contract/blog";
import { CoverField } from "./cover-field";
import { emptyPost } from "./post-draft";

afterEach(cleanup);

let form: UseFormReturn<PostInput>;

function Form() {
  form = useForm<PostInput>({
    resolver: standardSchemaResolver(postInput, undefined, { raw: true }),
    defaultValues: { ...emptyPost, image: "/images/blog/default.svg" },
  });
  return <CoverField form={form} readOnly={false} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>("URL Gambar");

test("the focus stays where a cover is taken out and brought back", () => {
  render(<Form />);
  for (const [name, value] of [
    ["Lepas Cover", ""],
    ["Kembalikan", "/images/blog/default.svg"],
  ] as const) {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    expect(field().value).toBe(value);
    expect(document.activeElement?.tagName).toBe("BUTTON");
  }
});

test("what the server has refused is no longer said of another cover, though nothing was sent by the form", async () => {
  render(<Form />);
  act(() => form.setError("image", { message: "Gambar ini sudah dihapus dari Pustaka." }));
  expect(screen.getByRole("alert").textContent).toMatch(/sudah dihapus/);
  fireEvent.change(field(), { target: { value: "https://contoh.id/toko.jpg" } });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
});
