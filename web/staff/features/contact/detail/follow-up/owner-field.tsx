import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { sessionQuery } from "../../../../../api/auth";
import { contactAssigneesQuery } from "../../../../../api/contact-admin";
import { Button } from "../../../../../ui/button";
import { inputStyles } from "../../../../../ui/input-styles";
import { useChangeProblem } from "../changes/use-change-problem";
import type { ContactChanges } from "../changes/use-contact-changes";
import { CardRow, RowProblem } from "./card-row";

/** Who sees to it: oneself in one tap, or somebody else. */
export function OwnerField({ changes }: { changes: ContactChanges }) {
  const { contact, change } = changes;
  const id = useId();
  const me = useQuery(sessionQuery()).data?.user;
  const assignees = useQuery(contactAssigneesQuery());
  const { problem, setProblem, tell } = useChangeProblem();
  const { assignee } = contact;
  const known = assignees.data ?? (me ? [{ id: me.id, name: me.name }] : []);
  const people =
    assignee && !known.some((person) => person.id === assignee.id) ? [assignee, ...known] : known;

  async function choose(assigneeId: number | null) {
    setProblem("");
    tell(await change({ assigneeId }), "assigneeId");
  }

  return (
    <CardRow id={`${id}-title`} title="Penanggung jawab">
      <div className="flex flex-wrap gap-2">
        <select
          aria-labelledby={`${id}-title`}
          aria-invalid={problem ? true : undefined}
          value={assignee?.id ?? ""}
          onChange={(event) => void choose(event.target.value === "" ? null : Number(event.target.value))}
          className={`${inputStyles} min-h-11 w-auto min-w-0 grow basis-32 py-2`}
        >
          <option value="">Belum ada</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === me?.id ? `${person.name} (saya)` : person.name}
            </option>
          ))}
        </select>
        {me && assignee?.id !== me.id && (
          <Button variant={assignee ? "outline" : "dark"} onClick={() => void choose(me.id)}>
            Ambil
          </Button>
        )}
      </div>
      <RowProblem>{problem}</RowProblem>
      {assignees.isError && (
        <p className="mt-2 text-sm text-ink-soft">
          Daftar staf belum bisa dimuat.{" "}
          <button
            type="button"
            onClick={() => void assignees.refetch()}
            className="font-semibold text-fajar-deep underline underline-offset-2"
          >
            Coba lagi
          </button>
        </p>
      )}
    </CardRow>
  );
}
