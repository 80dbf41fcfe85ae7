import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide";
import { type FormEvent, useId, useState } from "react";
import { sessionQuery } from "../../../../api/auth";
import { contactAssigneesQuery } from "../../../../api/contact-admin";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { inputStyles } from "../../../../ui/input-styles";
import { parseRupiah, rupiahText } from "../../../lib/rupiah-text";
import { useNow } from "../../../lib/use-now";
import { LoadFailure } from "../../../ui/load-failure";
import { TextField } from "../../../ui/text-field";
import { useKeptText } from "../talk/kept-texts";
import { nameNear } from "../wait";
import { CardRow, RowProblem, StagePath, StepForm } from "./step-form";
import type { ContactChanges } from "./use-contact-changes";

interface FollowUpProps {
  changes: ContactChanges;
}

/** Stage, assignee, next step and value of an enquiry. */
export function FollowUp({ changes }: FollowUpProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={changes.isBusy} className="mt-8">
      <h2 id={id} className="text-lg">
        Tindak lanjut
      </h2>
      <div className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
        <OwnerField changes={changes} />
        <CardRow id={`${id}-stage`} title="Tahap">
          <StagePath changes={changes} />
        </CardRow>
        <StepField changes={changes} />
        <ValueField changes={changes} />
      </div>
    </section>
  );
}

/** The assignee. */
function OwnerField({ changes }: FollowUpProps) {
  const { contact, change } = changes;
  const id = useId();
  const problem = changes.problemOf("assigneeId");
  const me = useQuery(sessionQuery()).data?.user;
  const assignees = useQuery(contactAssigneesQuery());
  const { assignee } = contact;
  const known = assignees.data ?? (me ? [{ id: me.id, name: me.name }] : []);
  const people =
    assignee && !known.some((person) => person.id === assignee.id) ? [assignee, ...known] : known;

  const choose = (assigneeId: number | null) => void change({ assigneeId });

  return (
    <CardRow id={`${id}-title`} title="Penanggung jawab">
      <div className="flex flex-wrap gap-2">
        <select
          aria-labelledby={`${id}-title`}
          aria-invalid={problem ? true : undefined}
          value={assignee?.id ?? ""}
          onChange={(event) => choose(Number(event.target.value) || null)}
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
          <Button variant={assignee ? "outline" : "dark"} onClick={() => choose(me.id)}>
            Ambil
          </Button>
        )}
      </div>
      <RowProblem>{problem}</RowProblem>
      {assignees.isError && (
        <LoadFailure
          place="inline"
          title="Daftar staf belum bisa dimuat"
          query={assignees}
          className="mt-2"
        />
      )}
    </CardRow>
  );
}

/** The next step. */
function StepField({ changes }: FollowUpProps) {
  const id = useId();
  const now = useNow();
  const [isWriting, setWriting] = useState(false);
  const { nextAction, nextActionAt, stage } = changes.contact;
  const isSet = nextAction !== null || nextActionAt !== null;
  const at = nextActionAt === null ? null : Date.parse(nextActionAt);
  const isOver = at !== null && at <= now;
  const isClosed = stage === "won" || stage === "lost";
  const write = () => setWriting(true);

  return (
    <CardRow id={`${id}-title`} title="Langkah berikutnya">
      {isWriting ? (
        <StepForm changes={changes} onDone={() => setWriting(false)} />
      ) : isSet ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold [overflow-wrap:anywhere]">{nextAction ?? "Tanpa keterangan"}</p>
            {at !== null && (
              <p
                className={cn(
                  "text-sm first-letter:uppercase",
                  isOver && !isClosed ? "font-semibold text-danger" : "text-ink-soft",
                )}
              >
                {isOver && "lewat, "}
                {nameNear(at, now)} WIB{isClosed && ", tidak diingatkan lagi"}
              </p>
            )}
          </div>
          <Button variant="quiet" onClick={write}>
            Ubah<span className="sr-only"> langkah berikutnya</span>
          </Button>
          <Button
            icon={Check}
            variant="outline"
            onClick={() => void changes.change({ nextAction: null, nextActionAt: null })}
          >
            Selesai
          </Button>
        </div>
      ) : (
        <Button variant="outline" className="w-full justify-start rounded-md!" onClick={write}>
          Atur langkah berikutnya…
        </Button>
      )}
      {!isWriting && <RowProblem>{changes.problemOf("nextActionAt")}</RowProblem>}
    </CardRow>
  );
}

const notUnderstood =
  "Tulis angka rupiah, misalnya 12.000.000, 12 juta, atau 12jt (paling besar 999 miliar).";

/** The value, in any usual spelling. */
function ValueField({ changes }: FollowUpProps) {
  const { id: contactId, valueIdr } = changes.contact;
  const id = useId();
  /** The unsaved text; null if the field is closed. */
  const kept = useKeptText<string | null>({ id: contactId, kind: "nilai", empty: null });
  const { values: typed, type: setTyped, clear } = kept;
  const [fault, setFault] = useState("");
  const value = parseRupiah(typed ?? "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (Number.isNaN(value)) return setFault(notUnderstood);
    if (value === valueIdr || (await changes.change({ valueIdr: value }))) clear();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="px-4 py-4 @lg:px-5">
      <TextField
        id={id}
        label="Nilai"
        hint={typed === null ? storedText(valueIdr) : typedText(value)}
        error={fault || changes.problemOf("valueIdr") || undefined}
        maxLength={40}
        placeholder="12 juta"
        value={typed ?? valueIdr?.toLocaleString("id-ID") ?? ""}
        onType={(text) => {
          setTyped(text);
          setFault("");
        }}
      />
      {typed !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" busy={changes.isBusy}>
            Simpan
          </Button>
          <Button variant="outline" onClick={clear}>
            Batal
          </Button>
        </div>
      )}
    </form>
  );
}

const storedText = (value: number | null) => (value === null ? "Belum diperkirakan" : rupiahText(value));

function typedText(value: number | null): string {
  if (value === null) return "Kosongkan jika belum ada perkiraan.";
  return Number.isNaN(value) ? "Belum terbaca sebagai rupiah" : `= ${rupiahText(value)}`;
}
