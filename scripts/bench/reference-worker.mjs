import { Hono } from "hono";

/** @type {Map<string, string>} */
const pages = new Map();

// What every page is measured against: the least that Hono does for HTML of so many bytes.
export default new Hono().get("/:bytes", (c) => {
  const bytes = c.req.param("bytes");
  const page = pages.get(bytes) ?? "a".repeat(Number(bytes));
  pages.set(bytes, page);
  return c.html(page);
});
