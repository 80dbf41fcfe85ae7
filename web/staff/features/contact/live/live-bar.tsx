import { Button } from "../../../../ui/button";

interface LiveBarProps {
  /** Enquiries that have come since the list was fetched. */
  fresh: number;
  onShow: () => void;
}

/** Says that more has come than the list shows, in a place that is kept for it. */
export function LiveBar({ fresh, onShow }: LiveBarProps) {
  return (
    <div role="status" className="flex min-h-11 items-center justify-end">
      {fresh > 0 && (
        <div className="flex items-center gap-3 rounded-full bg-leaf-pale py-1 pr-1 pl-4 text-sm font-semibold text-leaf">
          <span className="whitespace-nowrap">{fresh} kontak baru</span>
          <Button size="sm" variant="dark" onClick={onShow}>
            Tampilkan
          </Button>
        </div>
      )}
    </div>
  );
}
