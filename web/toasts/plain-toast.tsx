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
      className={`fixed inset-x-4 bottom-4 z-50 rounded-lg border p-4 shadow-lift sm:left-auto sm:w-96 ${
        variant === "destructive" ? "border-danger bg-danger text-white" : "border-line bg-white text-ink"
      }`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      <p className="mt-2 flex gap-5">
        {action && (
          <a href={action.href} target="_blank" rel="noopener" className="font-semibold underline">
            {action.label}
          </a>
        )}
        <button type="button" onClick={onClose} className="font-semibold underline">
          Tutup
        </button>
      </p>
    </div>
  );
}
