interface TwoVersionsProps {
  label: string;
  mine: string;
  theirs: string;
}

/** One field in two versions, beside each other where there is room. */
export function TwoVersions({ label, mine, theirs }: TwoVersionsProps) {
  return (
    <div className="mt-4">
      <p className="text-sm font-bold">{label}</p>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        <Version label="Versi Anda" text={mine} />
        <Version label="Versi tersimpan" text={theirs} />
      </div>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0 rounded-md border border-line bg-white">
      <figcaption className="border-b border-line px-3 py-1.5 text-sm text-ink-soft">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
        tabIndex={0}
        className="max-h-56 overflow-y-auto px-3 py-2 font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text || "(kosong)"}
      </pre>
    </figure>
  );
}
