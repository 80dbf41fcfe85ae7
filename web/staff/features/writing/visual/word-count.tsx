import { useEffect, useState } from "react";
import { countText } from "../document/count-text";
import type { Writing } from "./writing";

/** Words that people read in a minute, as the article's page counts them. */
const readingPace = 200;

/** Milliseconds without a key until words are counted anew. */
const pause = 300;

/** How long the text is, to write and to read. */
export function WordCount({ writing }: { writing: Writing }) {
  const [words, setWords] = useState(() => countText(writing.view.state.doc).words);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = writing.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(countText(writing.view.state.doc).words), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [writing]);
  return (
    <p className="text-sm text-ink-soft">
      {words.toLocaleString("id-ID")} kata
      {words > 0 && <> · dibaca sekitar {Math.max(1, Math.round(words / readingPace))} menit</>}
    </p>
  );
}
