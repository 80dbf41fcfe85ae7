import { generatePath } from "react-router-dom";
import type { RefusedPicture } from "../../../../../worker/contract/api";
import { staffPaths } from "../../../../../worker/contract/paths";

interface UndescribedLinksProps {
  pictures: readonly RefusedPicture[];
  field: RefusedPicture["field"];
}

/** The ways to the pictures that nobody has described; in a tab of their own, so that the form stays. */
export function UndescribedLinks({ pictures, field }: UndescribedLinksProps) {
  const named = new Map(pictures.filter((one) => one.field === field).map(({ id, name }) => [id, name]));
  if (named.size === 0) return null;
  return (
    <ul className="mt-2 flex flex-col items-start gap-1 text-sm">
      {[...named].map(([id, name]) => (
        <li key={id}>
          <a
            href={generatePath(staffPaths.mediaDetail, { id: String(id) })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center font-semibold text-fajar-deep underline [overflow-wrap:anywhere]"
          >
            Beri teks pada “{name}” di Pustaka
          </a>
        </li>
      ))}
    </ul>
  );
}
