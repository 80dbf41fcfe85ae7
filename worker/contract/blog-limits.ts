/** Articles on one page of the public list. */
export const articlesPerPage = 9;
/** Related articles below an article. */
export const relatedLimit = 3;
export const maxPageSize = 100;
/** Header of a list's answer: posts on all pages of the asked-for list. */
export const totalCountHeader = "X-Total-Count";
