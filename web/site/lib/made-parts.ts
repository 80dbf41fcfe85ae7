import { type ComponentType, createContext } from "react";

/** Parts of a page that a server has made before. */
interface MadeParts {
  /** Stands for the header's own component, which the browser takes over like any other. */
  header?: ComponentType;
  /** The footer's HTML, which the browser leaves as the page brought it; none while developing. */
  footer?: string | undefined;
}

export const MadePartsContext = createContext<MadeParts>({});
