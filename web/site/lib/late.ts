import { type ComponentType, lazy, use } from "react";
import { loadCode } from "../../lib/load-code";

const never = new Promise<never>(() => {});

/**
 * Stands in for code that did not come. In its render, which only comes where it is still wanted: who has moved on in
 * the meantime is left in peace. What was shown stays until the browser has the page.
 */
function OrdinaryMove(): never {
  window.location.reload();
  return use(never);
}

/**
 * A part of the site whose code is fetched late. Where it does not come, as in a tab that was open during a deployment,
 * the move to it becomes an ordinary one: the server's page of this address needs none of it.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    loadCode(load).catch((): { default: ComponentType<Props> } => ({ default: OrdinaryMove })),
  );
}
