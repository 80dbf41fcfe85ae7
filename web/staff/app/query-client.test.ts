// @vitest-environment jsdom
import { expect, test } from "vitest";
import { sessionQuery } from "../../api/auth";
import { ApiError } from "../../lib/http";
import { queryClient } from "./query-client";

const { queryKey } = sessionQuery();
const isAskedAnew = () => queryClient.getQueryState(queryKey)?.isInvalidated;

test.each([
  [403, true],
  [409, false],
])("after an answer %i the session is asked anew: %s", async (status, asked) => {
  queryClient.setQueryData(queryKey, { authenticated: false, user: null });
  const refused = () => Promise.reject(new ApiError(status, "", null));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: refused });
  await expect(mutation.execute(undefined)).rejects.toThrow();
  expect(isAskedAnew()).toBe(asked);
  queryClient.setQueryData(queryKey, { authenticated: false, user: null });
  await expect(queryClient.fetchQuery({ queryKey: ["uji", status], queryFn: refused })).rejects.toThrow();
  expect(isAskedAnew()).toBe(asked);
});
