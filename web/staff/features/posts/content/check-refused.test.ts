// @vitest-environment jsdom
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { type PostInput, postInput } from "../../../../../worker/contract/blog";
import { emptyPost } from "../post-draft";
import { checkRefused } from "./check-refused";

afterEach(cleanup);

test("a field that was refused without being sent loses the message once it is mended", async () => {
  const { result } = renderHook(() => {
    const form = useForm<PostInput>({
      resolver: standardSchemaResolver(postInput, undefined, { raw: true }),
      defaultValues: emptyPost,
    });
    return { form, errors: form.formState.errors };
  });
  const { form } = result.current;
  await act(async () => form.setError("content", { type: "server", message: "Belum punya teks." }));
  expect(result.current.errors.content?.message).toBe("Belum punya teks.");
  await act(async () => {
    form.setValue("content", "<p>Isi artikel yang cukup panjang untuk disimpan di server ini.</p>");
    checkRefused(form, "content");
  });
  expect(result.current.errors.content).toBeUndefined();
  await act(async () => checkRefused(form, "image"));
  expect(result.current.errors).toEqual({});
});
