import type { Problem } from "./use-decision";

/** Why a decision was not taken, beside the decisions: the article may be read to its end. */
export function DecisionProblem({ problem: { title, text } }: { problem: Problem }) {
  return (
    <div role="alert" className="mb-3 rounded-md border-l-4 border-danger bg-danger-pale px-4 py-2">
      <p className="font-bold">{title}</p>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}
