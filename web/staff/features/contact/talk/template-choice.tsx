import { useId } from "react";
import { cn } from "../../../../lib/cn";
import { LoadFailure } from "../../../ui/load-failure";
import type { Reply } from "./use-reply";

/** The templates of a channel; each keeps what was typed over it. */
export function TemplateChoice({ reply }: { reply: Reply }) {
  const { query, choices, templateId } = reply;
  const name = useId();
  return (
    <>
      {query.isError && !query.data && (
        <LoadFailure
          place="inline"
          title="Templat belum bisa dimuat"
          description="Anda tetap bisa menulis pesannya sendiri."
          query={query}
        />
      )}
      {query.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          Memuat templat... Anda bisa langsung menulis pesannya.
        </p>
      )}
      {choices.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">Templat</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((template) => (
              <label
                key={template.id}
                className={cn(
                  "inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border px-4 text-sm font-semibold [overflow-wrap:anywhere]",
                  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-fajar",
                  template.id === templateId
                    ? "border-ink bg-ink text-paper"
                    : "border-edge bg-white hover:border-ink",
                )}
              >
                <input
                  type="radio"
                  name={name}
                  checked={template.id === templateId}
                  onChange={() => reply.choose(template.id)}
                  className="sr-only"
                />
                {template.name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
