import { Link } from "react-router-dom";
import { useListState } from "../list-return";
import { checksAddress } from "./checks-address";

/** The way from the list to where the claims of a post are checked. */
export function ChecksLink({ id, title }: { id: number; title: string }) {
  return (
    <Link
      to={checksAddress(id)}
      state={useListState()}
      aria-label={`Periksa klaim ${title}`}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
    >
      Periksa klaim
    </Link>
  );
}
