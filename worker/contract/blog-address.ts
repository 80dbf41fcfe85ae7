/** A page of the blog list, counted from 1, of all articles or of one category. */
export interface BlogFilter {
  page: number;
  category: string | null;
}

/** The URL of a filter; page 1 and "all categories" are omitted. */
export function blogAddress({ page, category }: BlogFilter): string {
  const query = [
    ...(category ? [`category=${encodeURIComponent(category)}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join("&");
  return query ? `/blog?${query}` : "/blog";
}

/** Characters that `text.ts` removes from every category before it is stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no category has
const neverStored = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

const longestCategory = 200;

/** The filter of a query (a `URLSearchParams`); invalid values count as page 1 of all categories. */
export function parseBlogFilter(search: { get(name: string): string | null }): BlogFilter {
  const page = search.get("page") ?? "";
  const category = (search.get("category") ?? "")
    .slice(0, longestCategory)
    .replace(/[\ud800-\udbff]$/, "")
    .normalize("NFC");
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    category: category && !neverStored.test(category) ? category : null,
  };
}
