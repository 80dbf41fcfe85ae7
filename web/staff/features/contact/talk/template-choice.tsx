import { useId } from "react";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { LoadFailure } from "../../../ui/load-failure";
import type { Reply } from "./use-reply";

/** The templates of a channel; each keeps what was typed over it. */
export function TemplateChoice({ reply }: { reply: Reply }) {
  const { query, templates, templateId, isComing } = reply;
  const name = useId();
  if (query.isError && !query.data) {
    return (
      <LoadFailure
        place="inline"
        title="Templat belum bisa dimuat"
        description="Anda tetap bisa menulis pesannya sendiri."
        query={query}
      />
    );
  }
  if (query.isPending) {
    return (
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="text-sm text-ink-soft">
          Memuat templat...
        </p>
        {templateId === 0 && (
          <Button
            variant={isComing ? "outline" : "dark"}
            aria-pressed={!isComing}
            onClick={() => reply.choose(0)}
          >
            Tanpa templat
          </Button>
        )}
      </div>
    );
  }
  if (templates.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Templat</legend>
      <div className="flex flex-wrap gap-2">
        {[...templates, { id: 0, name: "Tanpa templat" }].map((template) => (
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
  );
}
