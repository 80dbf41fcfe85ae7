/** Milliseconds without a change after which the browser gets the text. */
const pause = 150;

/**
 * Holds the value of a text area that is out of sight, and hands it to the browser in pauses: to set it takes several
 * milliseconds in a long article, with each letter. Answers how to give it back.
 */
export function holdValue(area: HTMLTextAreaElement): () => void {
  // React's own, which watches what is typed.
  const before = Object.getOwnPropertyDescriptor(area, "value");
  let held = area.value;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold() {
    Object.defineProperty(area, "value", {
      configurable: true,
      get: () => held,
      set: (value) => {
        held = String(value);
        clearTimeout(timer);
        timer = setTimeout(() => {
          release();
          hold();
        }, pause);
      },
    });
  }

  function release() {
    clearTimeout(timer);
    Reflect.deleteProperty(area, "value");
    if (before) Object.defineProperty(area, "value", before);
    area.value = held;
  }

  hold();
  return release;
}
