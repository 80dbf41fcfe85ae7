import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import type { Present, ToastAction, ToastMessage } from "./toast";

/** Milliseconds that a toast stays; one with an undo action stays longer. */
const defaultDuration = 5000;
const undoDuration = 10_000;

function present({
  title,
  description,
  variant,
  action,
  duration = action && "onSelect" in action ? undoDuration : defaultDuration,
  link,
}: ToastMessage): void {
  toast.dismiss();
  const show = variant === "destructive" ? toast.error : toast.success;
  show(title, {
    description: link ? <LinkedText text={description} link={link} /> : description,
    duration,
    ...(action && { action: "href" in action ? <ActionLink {...action} /> : toButton(action) }),
  });
}

present.hide = () => void toast.dismiss();

function ActionLink({ label, href }: Extract<ToastAction, { href: string }>) {
  return (
    <a href={href} target="_blank" rel="noopener" className="ml-auto shrink-0 font-semibold underline">
      {label}
    </a>
  );
}

function LinkedText({ text, link }: { text: string | undefined; link: NonNullable<ToastMessage["link"]> }) {
  return (
    <>
      {text}{" "}
      <a
        href={link.href}
        target="_blank"
        rel="noopener"
        className="font-semibold whitespace-nowrap underline"
      >
        {link.label}
      </a>
    </>
  );
}

function toButton({ label, onSelect }: Extract<ToastAction, { onSelect: () => void }>) {
  return { label, onClick: onSelect };
}

/** Keeps toasts above fixed elements at the bottom; a page sets their height. */
function toastOffset(margin: string) {
  return { bottom: `calc(${margin} + var(--toast-lift, 0px))` };
}

/** The toast area; calls `onReady` with the function that shows a toast, and with null on unmount. */
export default function Toaster({ onReady }: { onReady: (present: Present | null) => void }) {
  useEffect(() => {
    onReady(present);
    return () => onReady(null);
  }, [onReady]);

  return (
    <SonnerToaster
      position="bottom-right"
      offset={toastOffset("24px")}
      mobileOffset={toastOffset("16px")}
      visibleToasts={1}
      hotkey={["F8"]}
      swipeDirections={["right"]}
      containerAriaLabel="Pemberitahuan"
      // Above dialogs (50), below menus (70): a toast would cover the last items of a row's menu.
      style={{ "--width": "420px", zIndex: 60 } as React.CSSProperties}
      toastOptions={{
        classNames: {
          // Without this, swiping with a mouse would select the text.
          toast: "select-none !rounded-lg !border !font-sans !shadow-lift !items-start",
          success: "!bg-white !border-line !text-ink",
          error: "!bg-danger !border-danger !text-white",
          title: "!font-bold !text-[0.95rem]",
          description: "!text-inherit !text-[0.9rem]",
          actionButton:
            "!-my-2 !min-h-11 !shrink-0 !rounded-full !border !border-solid !border-edge !bg-transparent !px-4 !text-sm !font-semibold !text-inherit",
        },
      }}
    />
  );
}
