import type { QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * Shows what a write answered in the place of what was fetched. A fetch that is under way may have been answered
 * before the write, and would put the old state back: it is given up first.
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, answer);
}
