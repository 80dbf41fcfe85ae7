import { blogContent } from "../../content/blog";

/** The words around an article, for its preview. */
export const articleCopy = { ...blogContent.article, readMore: blogContent.list.readMore };
