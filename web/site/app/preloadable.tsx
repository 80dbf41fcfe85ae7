import { type ComponentType, useState } from "react";
import { late } from "../lib/late";

export interface PreloadablePage {
  Page: ComponentType;
  /** Loads the page's code, so that its first render does not wait for it. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own that can also be rendered without waiting, once preloaded. */
export function preloadable(load: () => Promise<{ default: ComponentType }>): PreloadablePage {
  const Late = late(load);
  let Loaded: ComponentType | null = null;

  function Page() {
    // Kept for the life of the mount: another component type would throw the page's state away.
    const [Component] = useState<ComponentType>(() => Loaded ?? Late);
    return <Component />;
  }

  async function preload() {
    Loaded = (await load()).default;
  }

  return { Page, preload };
}
