import { type InputHTMLAttributes, useState } from "react";

interface FilePickerProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> {
  onPick: (file: File | null) => void;
}

/** A file input with an Indonesian label, because the browser's button has the language of the browser. */
export function FilePicker({ onPick, ...input }: FilePickerProps) {
  const [name, setName] = useState("");
  return (
    <div className="relative flex min-h-13 items-center gap-3 rounded-md border border-edge bg-white p-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar has-disabled:opacity-55 has-[[aria-invalid]]:border-danger">
      <span
        aria-hidden="true"
        className="flex min-h-9 shrink-0 items-center rounded-full bg-sand px-4 font-semibold"
      >
        Pilih berkas
      </span>
      <span aria-hidden="true" className="w-0 grow truncate text-ink-soft">
        {name || "Belum ada yang dipilih"}
      </span>
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:size-full file:cursor-pointer"
        onChange={(event) => {
          const file = event.target.files?.[0] ?? null;
          setName(file?.name ?? "");
          onPick(file);
        }}
      />
    </div>
  );
}
