import { ImagePlus } from "lucide";
import { Icon } from "../../../../ui/icon";

/** Lies over the page while files are held over it. */
export function DropVeil() {
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-night/85 p-4 text-white">
      <div className="grid size-full place-items-center rounded-lg border-3 border-amber border-dashed">
        <p className="flex flex-col items-center gap-4 text-center font-bold text-2xl">
          <Icon node={ImagePlus} className="size-12 text-amber" />
          Lepaskan untuk mengunggah
        </p>
      </div>
    </div>
  );
}
