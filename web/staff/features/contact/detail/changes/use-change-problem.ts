import { useEffect, useRef, useState } from "react";
import { showFailure } from "../../../../lib/show-failure";
import type { Outcome } from "./change-queue";
import { problemOf } from "./use-contact-changes";

/** Why a change was not stored, beside its field; in a toast where the field is gone by then. */
export function useChangeProblem() {
  const [problem, setProblem] = useState("");
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    problem,
    setProblem,
    /** Answers whether it was stored. */
    tell: (outcome: Outcome, ...fields: string[]): boolean => {
      const text = problemOf(outcome, ...fields);
      setProblem(text);
      if (text && outcome.kind === "failed" && !isThere.current) {
        showFailure(outcome.error, "Perubahan belum tersimpan", text);
      }
      return outcome.kind === "stored";
    },
  };
}
