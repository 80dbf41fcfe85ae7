/** What the blog list shows: a page, from 1, of all articles or of one category. */
export interface BlogFilter {
  page: number;
  category: string | null;
}

/** The list's address for a filter; page 1 and "all" leave nothing behind. */
export function blogAddress({ page, category }: BlogFilter): string {
  const query = [
    ...(category ? [`category=${encodeURIComponent(category)}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join("&");
  return query ? `/blog?${query}` : "/blog";
}

/** What is taken out of every category before it is stored, as `text.ts` says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no category has
const neverStored = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

/** More than any category has. */
const longestCategory = 200;

/** The filter that an address's query (a `URLSearchParams`) asks for; nonsense counts as page 1 of all. */
export function parseBlogFilter(search: { get(name: string): string | null }): BlogFilter {
  const page = search.get("page") ?? "";
  const category = (search.get("category") ?? "").slice(0, longestCategory).normalize("NFC");
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    category: category && !neverStored.test(category) ? category : null,
  };
}
