import { afterEach } from "vitest";

// Testing Library unmounts what a test has rendered in this hook, where it finds it.
Object.assign(globalThis, { afterEach });
