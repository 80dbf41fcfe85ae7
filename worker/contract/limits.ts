export const articlesPerPage = 9;
export const staffPageSize = 20;
export const relatedLimit = 3;
export const maxPageSize = 100;
/** UTF-8 bytes of an article's HTML; a row of D1 takes 2 MB. */
export const maxContentBytes = 1_000_000;
/** UTF-8 bytes of the articles' HTML in one answer of a list: an isolate has 128 MB for all that it answers at once. */
export const maxListBytes = 4_000_000;
/** The same of a feed; at least the newest article is whole. */
export const maxFeedBytes = maxContentBytes;
/** Header of a list's answer: posts on all pages of the asked-for list. */
export const totalCountHeader = "X-Total-Count";
export const maxHits = 20;
