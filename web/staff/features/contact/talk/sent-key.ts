import { useRef } from "react";

/** The key of something that is sent: the same for each try to send the same, so that it is stored once. */
export function useSentKey() {
  const last = useRef({ content: "", key: "" });
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** It is stored: the same again is another one. */
    forget: () => {
      last.current = { content: "", key: "" };
    },
  };
}
