import type { Person } from "../../contract/desk/staff-post";

interface Named {
  authorId: number | null;
  authorName: string | null;
}

/** Who did something, of what a query has joined; null where nobody is known. */
export function personOf({ authorId, authorName }: Named): Person | null {
  return authorId === null || authorName === null ? null : { id: authorId, name: authorName };
}
