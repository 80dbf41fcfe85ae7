const isApple = typeof navigator !== "undefined" && /Mac|iP(hone|ad|od)/.test(navigator.platform);

const shownKeys: Record<string, string> = {
  Mod: isApple ? "⌘" : "Ctrl",
  Alt: isApple ? "⌥" : "Alt",
  Shift: isApple ? "⇧" : "Shift",
};

/** Keys as people read them: `Mod-Shift-x` as "Ctrl+Shift+X". */
export function shownShortcut(keys: string): string {
  return keys
    .split("-")
    .map((key) => shownKeys[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(isApple ? "" : "+");
}

/** Keys as screen readers are told of them. */
export function ariaShortcut(keys: string): string {
  return keys
    .split("-")
    .map((key) => (key === "Mod" ? (isApple ? "Meta" : "Control") : key))
    .join("+");
}
