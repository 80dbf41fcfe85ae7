import { Hono } from "hono";

/** @type {Map<string, string>} */
const pages = new Map();

// `/{bytes}` answers that many bytes of HTML: the lower bound of what Hono needs for a page of that size.
export default new Hono().get("/:bytes", (c) => {
  const bytes = c.req.param("bytes");
  const page = pages.get(bytes) ?? "a".repeat(Number(bytes));
  pages.set(bytes, page);
  return c.html(page);
});
