import { type RefObject, useEffect, useState } from "react";

/** Pixels that a keyboard takes at least; less is the browser's own bars. */
const leastKeyboard = 120;

/**
 * Whether a keyboard on the screen covers the bottom of the page while `text` is written in. Then the bar is kept right
 * above it: what is fixed to the bottom of the page would be behind it.
 */
export function useKeyboardRoom(bar: RefObject<HTMLElement | null>, text: HTMLElement): boolean {
  const [isRaised, setRaised] = useState(false);

  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const place = () => {
      const isInside = text.contains(document.activeElement) || bar.current?.contains(document.activeElement);
      const covered = window.innerHeight - screen.height * screen.scale;
      const raised = Boolean(isInside) && covered > leastKeyboard;
      setRaised(raised);
      if (!bar.current) return;
      const bottom = window.innerHeight - screen.offsetTop - screen.height;
      bar.current.style.bottom = raised ? `${Math.max(0, bottom)}px` : "";
    };
    place();
    screen.addEventListener("resize", place);
    screen.addEventListener("scroll", place);
    document.addEventListener("focusin", place);
    document.addEventListener("focusout", place);
    return () => {
      screen.removeEventListener("resize", place);
      screen.removeEventListener("scroll", place);
      document.removeEventListener("focusin", place);
      document.removeEventListener("focusout", place);
    };
  }, [bar, text]);

  return isRaised;
}
