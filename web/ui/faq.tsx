import { Plus } from "lucide-react";

interface FaqProps {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** Questions that open one at a time, with or without the script. */
export function Faq({ title, items }: FaqProps) {
  return (
    <section aria-labelledby="faq-title" className="border-t border-line bg-sand">
      <div className="page-grid grid gap-10 py-20 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="faq-title" className="text-3xl sm:text-4xl">
          {title}
        </h2>
        <div>
          {items.map(({ question, answer }) => (
            <details key={question} name="faq" className="group border-t border-edge/50 last:border-b">
              <summary className="flex list-none items-center justify-between gap-6 py-5 text-lg font-bold [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="animate-menu-in max-w-[60ch] pb-6 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
