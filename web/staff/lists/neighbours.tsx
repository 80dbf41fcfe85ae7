import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../ui/icon";

/** The addresses of the neighbours in the list. */
export interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

export function findNeighbours(
  rows: readonly { id: number }[],
  openId: number,
  addressOf: (id: number) => string,
): Neighbours {
  const at = rows.findIndex(({ id }) => id === openId);
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  return { before: before && addressOf(before.id), after: after && addressOf(after.id) };
}

/** Links to the previous and the next row. */
export function NeighbourLinks({ noun, before, after }: Neighbours & { noun: string }) {
  return (
    <>
      <NeighbourLink label={`${noun} sebelumnya`} icon={ChevronLeft} to={before} />
      <NeighbourLink label={`${noun} berikutnya`} icon={ChevronRight} to={after} />
    </>
  );
}

interface NeighbourLinkProps {
  label: string;
  icon: IconNode;
  to: string | undefined;
}

/** At either end the link is disabled, but keeps the focus. */
function NeighbourLink({ label, icon, to }: NeighbourLinkProps) {
  const { state, pathname } = useLocation();
  return (
    <Link
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      title={label}
      to={to ?? pathname}
      replace
      state={state}
      onClick={(event) => to === undefined && event.preventDefault()}
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sand aria-disabled:text-edge aria-disabled:hover:bg-transparent"
    >
      <Icon node={icon} className="size-5" />
    </Link>
  );
}
