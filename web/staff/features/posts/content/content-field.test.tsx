// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { withClient } from "../../../../../tests/support/query-client";
import type { PostInput } from "../../../../../worker/contract/desk/staff-post";
import { ContentField, useTextUploads } from "./content-field";

vi.mock("../../writing/visual/visual-writing", () => ({
  editorId: "isi",
  whyNotVisual: () => null,
  VisualWriting({ onWrite }: { onWrite: (html: string) => void }) {
    const [hasFailed, setFailed] = useState(false);
    if (hasFailed) throw new Error("the editor fails");
    return (
      <>
        <button type="button" onClick={() => onWrite("<p>Awal dan lanjutan.</p>")}>
          tulis
        </button>
        <button type="button" onClick={() => setFailed(true)}>
          gagal
        </button>
      </>
    );
  },
}));

function Form() {
  const form = useForm<PostInput>({ defaultValues: { content: "<p>Awal.</p>" } });
  const uploads = useTextUploads();
  return (
    <ContentField
      form={form}
      error={undefined}
      readOnly={false}
      stored="<p>Awal.</p>"
      undescribed={[]}
      uploads={uploads}
      isFullScreen={false}
      onFullScreen={() => {}}
    />
  );
}

test("an editor that fails while one writes leaves what was written as HTML, and says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(<Form />, withClient());
  const area = screen.getByLabelText<HTMLTextAreaElement>("Konten");
  fireEvent.click(await screen.findByText("tulis"));
  expect(area.classList).toContain("hidden");
  fireEvent.click(screen.getByText("gagal"));
  expect(screen.getByText(/^Tampilan Visual berhenti karena kesalahan/)).toBeTruthy();
  expect(area.classList).not.toContain("hidden");
  expect(area.value).toBe("<p>Awal dan lanjutan.</p>");
  expect(screen.queryByText("tulis")).toBeNull();
});
