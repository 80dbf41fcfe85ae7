import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { SearchData } from "../../worker/contract/page-data";
import { searchHit } from "../../worker/contract/search";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** The articles for a question, best first. */
export function searchQuery(question: string) {
  return queryOptions({
    queryKey: ["blog", "search", question],
    queryFn: async (): Promise<SearchData> => {
      const response = await request(`/api/blog/search?q=${encodeURIComponent(question)}`);
      const hits = await readAs(z.array(searchHit), response);
      return { question, hits, latest: [], categories: [] };
    },
  });
}
