import { X } from "lucide";
import { Icon } from "../../ui/icon";

/** Lets go of the rows that are chosen, from the bar that tells of them. */
export function ClearChoice({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Batalkan pilihan"
      onClick={onClear}
      className="-mr-1.5 inline-flex size-11 items-center justify-center rounded-full hover:bg-white/10"
    >
      <Icon node={X} className="size-5" />
    </button>
  );
}
