import { wordsOf } from "./search-words.mjs";
import { articlePath } from "./site.mjs";
import { nextVisitor } from "./visitors.mjs";
import { fetchWholeList } from "./whole-list.mjs";

/**
 * A kind of public page, and where to ask for it.
 * @typedef {object} PageTarget
 * @property {string} page
 * @property {string} origin
 * @property {string} reference Origin of the bare answer that is reached in the same way.
 * @property {string} path
 * @property {number} status
 * @property {() => string} [anotherPath] A page of the same kind that nobody has asked for yet.
 * @property {string} [services] Origin of the answer for which the same is read, and of which no page is made.
 */

const articlesPerPage = 9;

/** Answers the values one after another, and then again. @param {readonly string[]} values */
function endless(values) {
  let next = 0;
  return () => values[next++ % values.length] ?? "";
}

/**
 * Every kind of public page.
 * @param {import("./site.mjs").Site} site @returns {Promise<PageTarget[]>}
 */
export async function pageTargets({ whole, wholeReference, worker, reference, services }) {
  /** @type {{ slug: string, summary: string }[]} */
  const posts = await fetchWholeList(`${worker}/api/blog?fields=summary`, nextVisitor());
  const words = wordsOf(posts.slice(0, 100).map(({ summary }) => summary));
  const pairs = words.flatMap((first) => words.map((second) => `/search?q=${first}+${second}`));
  const lastPage = Math.ceil(posts.length / articlesPerPage);
  const listPages = Array.from({ length: lastPage - 1 }, (_, index) => `/blog?page=${index + 2}`);

  const inWorker = { origin: worker, reference };
  const made = { ...inWorker, services };
  const inWhole = { origin: whole, reference: wholeReference };
  const articles = posts.map(({ slug }) => `/blog/${slug}`);
  return [
    { page: "/", path: "/", status: 200, ...inWhole },
    { page: "/blog", path: "/blog", status: 200, ...made, anotherPath: endless(listPages) },
    { page: "/blog/{slug}", path: articlePath, status: 200, ...made, anotherPath: endless(articles) },
    { page: "/blog/{slug}, whole site", path: articlePath, status: 200, ...inWhole },
    {
      page: "/search?q=",
      path: "/search?q=website",
      status: 200,
      ...made,
      anotherPath: endless(pairs),
    },
    { page: "404", path: "/tidak-ada", status: 404, ...inWorker, anotherPath: unknownPath() },
  ];
}

function unknownPath() {
  let number = 0;
  return () => `/tidak-ada-${number++}`;
}
