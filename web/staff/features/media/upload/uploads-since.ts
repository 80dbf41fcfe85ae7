import { useState } from "react";
import type { Uploads } from "../use-uploads";

const isOver = ({ state }: Uploads["uploads"][number]) => state.kind === "done" || state.kind === "failed";

/** The uploads that still moved when `mark` became what it is, and those that came since. */
export function useUploadsSince(all: Uploads, mark: unknown): Uploads {
  const overNow = () => new Set(all.uploads.filter(isOver).map(({ id }) => id));
  const [known, setKnown] = useState(() => ({ mark, over: overNow() }));
  if (known.mark !== mark) setKnown({ mark, over: overNow() });
  const uploads = all.uploads.filter(({ id }) => !known.over.has(id));
  return { ...all, uploads, clear: () => uploads.filter(isOver).map(({ id }) => all.remove(id)) };
}
