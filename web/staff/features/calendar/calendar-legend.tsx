import { AiMark } from "../../ui/ai-mark";

/** What the marks mean, and why a day has a ceiling. */
export function CalendarLegend({ ceiling, hasDrag }: { ceiling: number; hasDrag: boolean }) {
  return (
    <div className="mt-6 text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-leaf bg-leaf-pale" /> Terbit
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-amber bg-white" /> Terjadwal
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-dashed border-edge bg-sand" />{" "}
          Rencana
        </li>
        <li className="flex items-center gap-2">
          <AiMark /> Ditulis AI
        </li>
      </ul>
      <p className="mt-3 max-w-[75ch]">
        {hasDrag && "Seret artikel terjadwal ke hari lain, atau klik untuk memilih tanggal dan jam. "}
        Sebaiknya paling banyak {ceiling} artikel AI terbit dalam satu hari: Google menilai terlalu banyak
        artikel AI sekaligus sebagai spam. Hari yang melewatinya ditandai.
      </p>
    </div>
  );
}
