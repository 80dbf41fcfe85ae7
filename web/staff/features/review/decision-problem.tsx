import { Button } from "../../../ui/button";
import { goToChecks } from "./review-checks";
import type { Problem } from "./use-decision";

/** Why a decision was not taken, beside the decisions: the article may be read to its end. */
export function DecisionProblem({ problem }: { problem: Problem }) {
  return (
    <div role="alert" className="mb-3 rounded-md border-l-4 border-danger bg-danger-pale px-4 py-2">
      <p className="font-bold">{problem.title}</p>
      <p className="text-ink-soft">{problem.text}</p>
      {problem.isHeldByClaims && (
        <Button variant="dark" size="sm" onClick={goToChecks} className="my-1.5">
          Buka Pemeriksaan
        </Button>
      )}
    </div>
  );
}
