import { useEffect, useState } from "react";
import { countWords, readingMinutes } from "./count-words";
import type { Writing } from "./writing";

/** Milliseconds without a key until words are counted anew. */
const pause = 300;

/** How long the text is, to write and to read. */
export function WordCount({ writing }: { writing: Writing }) {
  const [words, setWords] = useState(() => countWords(writing.view.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = writing.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(countWords(writing.view.state.doc)), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [writing]);
  return (
    <p className="text-sm text-ink-soft">
      {words.toLocaleString("id-ID")} kata
      {words > 0 && <> · dibaca sekitar {readingMinutes(words)} menit</>}
    </p>
  );
}
