import { useEffect, useMemo, useRef, useState } from "react";

/** Pictures that are on their way into the text of a form. */
export interface TextUploads {
  /** The editor tells how many there are, and whether some have come to nothing. */
  tell: (sending: number, hasLost: boolean) => void;
  isSending: () => boolean;
  /** Goes on at once, or once the pictures are in, or without them where that is wanted; `onStay` where it is given up. */
  hold: (goOn: () => void, onStay?: () => void) => void;
}

interface Held {
  goOn: () => void;
  onStay: (() => void) | undefined;
}

/** Holds back what would leave pictures out that are still being uploaded, and asks. */
export function useTextUploads() {
  const [sending, setSending] = useState(0);
  const [held, setHeld] = useState<Held | null>(null);
  const now = useRef({ sending: 0, hasLost: false });
  /** These pictures are not waited for. */
  const isWaived = useRef(false);

  const uploads = useMemo(
    (): TextUploads => ({
      tell: (count, hasLost) => {
        if (count === 0 || count > now.current.sending) isWaived.current = false;
        now.current = { sending: count, hasLost };
        setSending(count);
      },
      isSending: () => now.current.sending > 0 && !isWaived.current,
      hold: (goOn, onStay) => {
        if (now.current.sending === 0 || isWaived.current) goOn();
        else setHeld({ goOn, onStay });
      },
    }),
    [],
  );

  useEffect(() => {
    if (!held || sending > 0) return;
    setHeld(null);
    // What has not come is said at the editor, and is to be read first.
    if (now.current.hasLost) held.onStay?.();
    else held.goOn();
  }, [held, sending]);

  return {
    uploads,
    sending,
    isAsking: held !== null,
    stay: () => {
      setHeld(null);
      held?.onStay?.();
    },
    goOn: () => {
      isWaived.current = true;
      setHeld(null);
      held?.goOn();
    },
  };
}

export type HeldByUploads = ReturnType<typeof useTextUploads>;
