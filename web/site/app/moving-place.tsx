import { type ReactNode, useLayoutEffect, useState, useTransition } from "react";
import { MoveSign } from "../../ui/move-sign";
import { MovesContext, type Place, PlaceContext } from "../lib/place";
import type { SiteMoves } from "./moves";

/** Keeps the place that is shown. Until the next one is ready the page before it stays, and a sign says that it comes. */
export function MovingPlace({ moves, children }: { moves: SiteMoves; children: ReactNode }) {
  const [place, setPlace] = useState(moves.first);
  const [isUnderWay, setUnderWay] = useState(false);
  const [isRendering, startMove] = useTransition();
  useLayoutEffect(
    () =>
      moves.follow({
        show: (next, isSamePage) => (isSamePage ? setPlace(next) : startMove(() => setPlace(next))),
        announce: setUnderWay,
      }),
    [moves],
  );
  return (
    <>
      {(isUnderWay || isRendering) && <MoveSign />}
      <MovesContext value={moves}>
        <PlaceContext value={place}>
          <Arrival moves={moves} place={place} />
          {children}
        </PlaceContext>
      </MovesContext>
    </>
  );
}

/** Before the page, so that the address is right when the page's own effects run. */
function Arrival({ moves, place }: { moves: SiteMoves; place: Place }): null {
  useLayoutEffect(() => moves.arrive(place), [moves, place]);
  return null;
}
