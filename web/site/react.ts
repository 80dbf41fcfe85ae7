// Starts React, in a chunk of its own that runs before the app's: see `load` in main.ts, and decision 0002.
// biome-ignore lint/performance/noBarrelFile: this file starts React in a chunk of its own
export { createRoot, hydrateRoot } from "react-dom/client";
