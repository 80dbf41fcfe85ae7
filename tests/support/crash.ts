import { interceptedDatabase } from "./intercepted-database";

/**
 * A D1 binding that does its work for `calls` round trips and dies right after the last of them: that one is
 * written, and whoever asked for it never hears so. Answers fail from then on.
 */
export function crashAfter(binding: D1Database, calls: number): D1Database {
  let left = calls;
  return interceptedDatabase(binding, async (_call, work) => {
    if (left <= 0) throw new Error("the Worker has crashed");
    left -= 1;
    const result = await work();
    if (left === 0) throw new Error("the Worker has crashed");
    return result;
  });
}
