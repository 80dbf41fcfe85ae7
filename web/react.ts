// React alone, in a chunk that runs before the app's: see `load` in main.ts.
export { createRoot, hydrateRoot } from "react-dom/client";
