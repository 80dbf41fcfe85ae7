import { cn } from "../../../lib/cn";
import type { Approval, ApprovalTarget } from "./use-approval-target";

const options: { value: ApprovalTarget; label: string }[] = [
  { value: "now", label: "Terbit sekarang" },
  { value: "slot", label: "Slot kosong berikutnya" },
];

/** What an approval shall mean for the articles to come. */
export function ApprovalSwitch({ approval }: { approval: Approval }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Setelah disetujui</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-3xl border border-edge bg-white p-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cn(
              "relative inline-flex min-h-10 cursor-pointer items-center rounded-full px-4 text-sm font-semibold",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
              approval.target === value ? "bg-ink text-paper" : "hover:bg-sand",
            )}
          >
            <input
              type="radio"
              name="approval-target"
              value={value}
              checked={approval.target === value}
              onChange={() => approval.choose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-1.5 max-w-[60ch] text-sm text-ink-soft max-sm:sr-only">
        {approval.target === "now"
          ? "Artikel yang disetujui langsung bisa dibaca pengunjung."
          : "Senin sampai Jumat pukul 09.00 WIB, pada hari pertama yang masih kosong."}
      </p>
    </fieldset>
  );
}
