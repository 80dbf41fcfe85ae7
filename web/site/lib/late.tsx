import { type ComponentType, lazy, use, useState } from "react";
import { type LateCode, lateCode } from "./late-code";
import type { SiteData } from "./page-data";
import type { Address } from "./place";

const never = new Promise<never>(() => {});

/**
 * Stands in for code that did not come. In its render, which only comes where it is still wanted: who has moved on in
 * the meantime is left in peace. What was shown stays until the browser has the page.
 */
function OrdinaryMove(): never {
  window.location.reload();
  return use(never);
}

export interface PartCode<Props> {
  default: ComponentType<Props>;
  /** Fetches what the part shows at this address; undefined where all of it is here. */
  prepare?: (address: Address, given: SiteData) => Promise<unknown> | undefined;
}

export interface LatePart<Props> {
  (props: Props): React.ReactNode;
  late: LateCode<PartCode<Props>>;
}

/**
 * A part of the site whose code is fetched late. Where it does not come, as in a tab that was open during a deployment,
 * the move to it becomes an ordinary one: the server's page of this address needs none of it. Code that is here already
 * is shown without waiting.
 */
export function late<Props extends object>(load: () => Promise<PartCode<Props>>): LatePart<Props> {
  const code = lateCode(load);
  const Late = lazy(() => code.load().catch((): PartCode<Props> => ({ default: OrdinaryMove })));

  function Part(props: Props) {
    // Kept for the life of the mount: another component type would throw the part's state away.
    const [Component] = useState<ComponentType<Props>>(() => code.code?.default ?? Late);
    return <Component {...props} />;
  }
  Part.late = code;
  return Part;
}
