import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { picturesUsed, withRoom } from "../../../worker/contract/media/picture-use";
import { fetchMediaByHash } from "./by-hash";

const hashesIn = (content: string) =>
  picturesUsed({ content, image: "" })
    .map(({ hash }) => hash)
    .sort();

/** How large pictures of the library are, which never changes. */
function sizesQuery(hashes: readonly string[]) {
  return queryOptions({
    queryKey: ["picture sizes", ...hashes],
    queryFn: async () => new Map((await fetchMediaByHash(hashes)).map((item) => [item.hash, item])),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Cleaned article HTML whose pictures keep their room until they are here; as it is where their sizes are not known. */
export async function keepRoom(content: string, client: QueryClient): Promise<string> {
  const hashes = hashesIn(content);
  if (hashes.length === 0) return content;
  try {
    return withRoom(content, await client.fetchQuery({ ...sizesQuery(hashes), retry: false }));
  } catch (error) {
    console.error(error);
    return content;
  }
}

/** The same, of a text that is there already. */
export function roomQuery(content: string) {
  return queryOptions({
    queryKey: ["picture room", content],
    queryFn: ({ client }) => keepRoom(content, client),
    enabled: hashesIn(content).length > 0,
    gcTime: 0,
  });
}
