import { generatePath, Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { checksHash } from "../checks/use-post-checks";
import { useListState } from "../list-return";
import type { Refusal } from "./use-post-desk";

/** Why something could not be done to a post, with the way to what is to be done first. */
export function RefusalText({ refusal: { id, message, isClaimsOpen } }: { refusal: Refusal }) {
  const listState = useListState();
  return (
    <>
      {message}
      {isClaimsOpen && (
        <>
          {" "}
          <Link
            to={generatePath(staffPaths.editedPost, { id: String(id) }) + checksHash}
            state={listState}
            className="whitespace-nowrap underline underline-offset-4"
          >
            Periksa klaim
          </Link>
        </>
      )}
    </>
  );
}
