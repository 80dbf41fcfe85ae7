import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { verdictInput } from "../../../worker/contract/studio/checks";
import { Button } from "../../ui/button";
import { Field, fieldAria } from "../../ui/field";
import { inputStyles } from "../../ui/input-styles";
import { keepSource, readSource } from "./kept-sources";

interface SourceFormProps {
  postId: number;
  claimKey: string;
  /** The source that is written down already. */
  known: string | null;
  /** An address that the sentence links to. */
  suggestion: string | null;
  /** A source that the same sentence has already. */
  used: string | null;
  busy: boolean;
  onSend: (source: string) => void;
  onCancel: () => void;
}

/** Asks where somebody knows it from; what is typed stays until it is stored. */
export function SourceForm(props: SourceFormProps) {
  const { postId, claimKey, suggestion, used, busy } = props;
  const [text, setText] = useState(() => readSource(postId, claimKey) || (props.known ?? ""));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const id = `source-${claimKey}`;
  const hint = "Alamat halaman, atau dari mana Anda tahu. Alamat web tampil sebagai sumber bagi pembaca.";

  function type(typed: string) {
    setText(typed);
    keepSource(postId, claimKey, typed);
  }

  /** Filled in, to be read before it is stored. */
  function take(source: string) {
    type(source);
    field.current?.focus();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const read = verdictInput.safeParse({ verdict: "confirmed", source: text });
    setProblem(read.success ? undefined : read.error.issues[0]?.message);
    if (read.success) props.onSend(read.data.source ?? "");
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3">
      <Field id={id} label="Sumber" hint={hint} error={problem}>
        <textarea
          {...fieldAria(id, problem, hint)}
          ref={field}
          rows={2}
          maxLength={500}
          value={text}
          readOnly={busy}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && props.onCancel()}
          className={inputStyles}
        />
      </Field>
      {used && used !== text && <Offer onTake={() => take(used)}>Pakai sumber yang sama: {used}</Offer>}
      {suggestion && suggestion !== text && suggestion !== used && (
        <Offer onTake={() => take(suggestion)}>Pakai tautan di kalimat ini: {suggestion}</Offer>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? "Menyimpan..." : "Simpan Sumber"}
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}

function Offer({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="mt-1.5 block min-h-9 text-left text-sm font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {children}
    </button>
  );
}
