import type { ToastMessage } from "./toast";

interface PlainToastProps {
  message: ToastMessage;
  onClose: () => void;
}

/** A toast where the code of the toasts did not come; it stays until it is put away, or another one comes. */
export function PlainToast({ message: { title, description, variant, action }, onClose }: PlainToastProps) {
  return (
    <div
      data-plain-toast=""
      role="alert"
      className={`fixed right-4 bottom-4 z-50 ml-4 max-w-sm rounded-lg p-4 ${variant === "destructive" ? "bg-danger text-white" : "bg-ink text-paper"}`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {action && "onSelect" in action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
          className="mt-2 mr-5 font-semibold underline"
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={onClose} className="mt-2 font-semibold underline">
        Tutup
      </button>
    </div>
  );
}
