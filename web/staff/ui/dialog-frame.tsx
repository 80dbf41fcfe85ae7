import { X } from "lucide";
import { Dialog } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { cn } from "../../lib/cn";
import { buttonStyles } from "../../ui/button";
import { IconButton } from "./icon-button";

/** Milliseconds after which a dialog can be closed during a call. */
const holdMs = 8000;

/** Keeps a dialog open during a call, for at most eight seconds. */
export function useHold(pending: boolean) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), holdMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return { isHeld: pending && !isSlow, isSlow: pending && isSlow };
}

/** The hint that the dialog can be closed. The live region exists before, so that the hint is announced. */
function SlowNotice({ isSlow }: { isSlow: boolean }) {
  return (
    <p role="status" className="w-full text-sm font-medium text-fajar-deep empty:hidden">
      {isSlow &&
        "Server belum menjawab. Anda boleh menutup jendela ini; periksa hasilnya sebelum mencoba lagi."}
    </p>
  );
}

/**
 * Returns the focus to the element that opened a dialog, or to the content of the page if that element is gone, unless another
 * element has the focus.
 */
export function useOpenerFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement as HTMLElement | null;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (target && document.activeElement?.contains(target)) target.focus({ preventScroll: true });
    },
  };
}

export const Hold = createContext({ isHeld: false, isSlow: false });

interface DialogFrameProps {
  title: string;
  /** The text below the title. */
  lead: ReactNode;
  wide?: boolean;
  /** Whether its call is running. */
  pending?: boolean;
  onClose: () => void;
  /** The content, with `DialogActions` last. */
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered; on phones at the bottom. A click outside does not close it, so that nothing typed
 * is lost. The focus goes to the first field and returns to the element that opened the dialog, or to the content of the
 * page.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, lead, wide, pending = false, onClose, children } = props;
  const opener = useOpenerFocus();
  const content = useRef<HTMLDivElement>(null);
  const hold = useHold(pending);

  function takeFocus(event: Event) {
    opener.remember();
    const first = content.current?.querySelector<HTMLElement>("form input, form textarea, [data-cancel]");
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !hold.isHeld && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(
            "animate-menu-in fixed z-50 overflow-y-auto bg-white px-5 pt-5 shadow-lift sm:px-6 sm:pt-6",
            "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[94dvh] max-sm:rounded-t-lg",
            "sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[calc(100%-2.5rem)] sm:-translate-1/2 sm:rounded-lg",
            wide ? "sm:max-w-3xl" : "sm:max-w-lg",
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-lg [overflow-wrap:anywhere]">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Tutup" icon={X} disabled={hold.isHeld} className="-mt-2 -mr-2" />
            </Dialog.Close>
          </div>
          <Dialog.Description asChild>
            <div className="mt-1.5 text-ink-soft [overflow-wrap:anywhere]">{lead}</div>
          </Dialog.Description>
          <Hold value={hold}>{children}</Hold>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The sticky buttons of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-1 flex flex-wrap justify-end gap-3 border-t border-line bg-white px-5 py-3 max-sm:*:grow sm:-mx-6 sm:px-6">
      <SlowNotice isSlow={useContext(Hold).isSlow} />
      {children}
    </div>
  );
}

export function CancelButton() {
  return (
    <Dialog.Close data-cancel disabled={useContext(Hold).isHeld} className={buttonStyles("outline")}>
      Batal
    </Dialog.Close>
  );
}
