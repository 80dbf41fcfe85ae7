import { Button } from "../../../ui/button";
import type { Problem } from "./use-decision";

interface DecisionProblemProps {
  problem: Problem;
  /** Left out where no article is shown. */
  onOpenChecks?: () => void;
}

/** Why a decision was not taken, beside the decisions: the article may be read to its end. */
export function DecisionProblem({ problem, onOpenChecks }: DecisionProblemProps) {
  return (
    <div role="alert" className="mb-3 rounded-md border-l-4 border-danger bg-danger-pale px-4 py-2">
      <p className="font-bold">{problem.title}</p>
      <p className="text-ink-soft">{problem.text}</p>
      {problem.isHeldByClaims && onOpenChecks && (
        <Button variant="dark" size="sm" onClick={onOpenChecks} className="my-1.5">
          Buka Pemeriksaan
        </Button>
      )}
    </div>
  );
}
