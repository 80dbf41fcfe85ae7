import { type ReactNode, useLayoutEffect, useState, useTransition } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { MoveSign } from "../../ui/move-sign";

/**
 * The library's `BrowserRouter`, which also makes of each move a transition, but tells nobody that one is on its way:
 * while the next page's code comes the page before it stays, and this one says so.
 */
export function MovingRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isMoving, startMove] = useTransition();
  useLayoutEffect(() => history.listen((place) => startMove(() => setPlace(place))), [history]);
  return (
    <>
      {isMoving && <MoveSign />}
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </>
  );
}
