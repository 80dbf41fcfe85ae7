import { late } from "../lib/late";

/** What fetches the data of a page that the server did not make. */
export const FetchedArticle = late(() => import("../features/reading/fetched-article"));
export const FetchedBlogList = late(() => import("../features/reading/fetched-blog-list"));
export const FetchedSearch = late(() => import("../features/reading/fetched-search"));
