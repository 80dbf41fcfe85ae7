import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Claim, verdictInput } from "../../../../worker/contract/studio/checks";
import { ApiError, isUnanswered, messageOf } from "../../../lib/http";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { keepSourceDraft, readSourceDraft } from "./source-draft";

interface SourceFormProps {
  postId: number;
  claim: Claim;
  onConfirm: (source: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks where one knows from that a claim is true; what is typed is kept until it is sent. */
export function SourceForm({ postId, claim, onConfirm, onCancel }: SourceFormProps) {
  const id = `claim-source-${claim.key}`;
  const [text, setText] = useState(() => readSourceDraft(postId, claim.key) || (claim.source ?? ""));
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function handleType(typed: string) {
    setText(typed);
    setProblem("");
    keepSourceDraft(postId, claim.key, typed);
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    const read = verdictInput.safeParse({ verdict: "confirmed", source: text });
    setProblem(read.success ? "" : (read.error.issues[0]?.message ?? ""));
    if (!read.success) return field.current?.focus();
    isBusy.current = true;
    setSending(true);
    try {
      await onConfirm(read.data.source ?? "");
      keepSourceDraft(postId, claim.key, "");
    } catch (error) {
      console.error(error);
      const message = messageOf(error, isUnanswered(error) ? lost : "Belum tersimpan. Silakan coba lagi.");
      setProblem(error instanceof ApiError ? (error.fields.source ?? message) : message);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3">
      <Field
        id={id}
        label="Sumbernya?"
        hint="Alamat halaman, atau dari mana Anda tahu"
        error={problem || undefined}
      >
        <input
          ref={field}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={500}
          placeholder="https://… atau “catatan proyek kami, 2025”"
          value={text}
          readOnly={isSending}
          onChange={(event) => handleType(event.target.value)}
          className={inputStyles}
          {...fieldAria(id, problem || undefined, "hint")}
        />
      </Field>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button type="submit" variant="dark" size="sm" busy={isSending} className="min-h-11">
          {isSending ? "Menyimpan..." : "Simpan sebagai Benar"}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel} className="min-h-11">
          Batal
        </Button>
      </div>
    </form>
  );
}

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu simpan lagi; sumbernya masih ada.";
