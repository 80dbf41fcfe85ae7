import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";

/** Titles that a dialog names before it counts the rest. */
const mostTitles = 3;

/** Which posts it is about. */
export function PostTitles({ posts }: { posts: readonly StaffPostSummary[] }) {
  const rest = posts.length - mostTitles;
  return (
    <ul className="grid gap-1">
      {posts.slice(0, rest === 1 ? mostTitles + 1 : mostTitles).map(({ id, title }) => (
        <li key={id} className="line-clamp-2 font-semibold text-ink [overflow-wrap:anywhere]">
          {title}
        </li>
      ))}
      {rest > 1 && <li>dan {rest} artikel lain</li>}
    </ul>
  );
}
