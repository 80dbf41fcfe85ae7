// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import type { PostInput } from "../../../../worker/contract/blog";
import { CoverField } from "./post-panel";
import { emptyPost } from "./post-values";

afterEach(cleanup);

function Form() {
  const form = useForm<PostInput>({ defaultValues: { ...emptyPost, image: "/images/blog/default.svg" } });
  return <CoverField form={form} error={undefined} readOnly={false} />;
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
