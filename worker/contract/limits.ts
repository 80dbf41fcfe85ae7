export const articlesPerPage = 9;
export const staffPageSize = 20;
export const relatedLimit = 3;
export const maxPageSize = 100;
/** UTF-8 bytes of an article's HTML; a D1 row holds 2 MB. */
export const maxContentBytes = 1_000_000;
/** UTF-8 bytes of the HTML in one list response; an isolate has 128 MB for all its requests. */
export const maxListBytes = 4_000_000;
/** The limit of a feed; it fits at least the newest article. */
export const maxFeedBytes = maxContentBytes;
/** Response header of a list: the total of posts on all pages. */
export const totalCountHeader = "X-Total-Count";
export const maxHits = 20;
