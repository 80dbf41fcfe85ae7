import { type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from "react";
import {
  type Claim,
  claimKindNames,
  type MovedVersions,
  type VerdictInput,
  verdictInput,
} from "../../../worker/contract/studio/checks";
import { useDecideClaim } from "../../api/post-checks";
import { failureText } from "../../lib/http";
import { Button } from "../../ui/button";
import { keepText, readKeptText } from "../lib/kept-text";
import { useExclusive } from "../lib/record-form/use-autosave";
import { Mark } from "../ui/mark";
import { TextField } from "../ui/text-field";
import { linkIn } from "./claims";

interface ClaimItemProps {
  claim: Claim;
  post: { id: number; content: string };
  /** The source of a confirmed claim of the same sentence. */
  knownSource: string | null;
  /** Called after a verdict was stored, with the changed versions. */
  onDecided: (moved: MovedVersions) => void;
  /** Shows the claim in the text; returns the reason if it cannot. */
  onShow?: ((claim: Claim) => string | null) | undefined;
  ref?: Ref<HTMLLIElement>;
}

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

/** An open claim with its actions. */
export function ClaimItem({ claim, post, knownSource, onDecided, onShow, ref }: ClaimItemProps) {
  const { key, kind, text, sentence, pending } = claim;
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState("");
  const decide = useDecideClaim(post.id);
  const { runExclusive } = useExclusive();
  const confirmRef = useRef<HTMLButtonElement>(null);

  const send = (input: VerdictInput) =>
    runExclusive("decide", async () => {
      setProblem("");
      try {
        const { moved } = await decide.mutateAsync({ key, ...input });
        keepText(toDraftKey(post.id, key), "");
        onDecided(moved);
      } catch (error) {
        console.error(error);
        setProblem(failureText(error, lost, "Belum tersimpan. Silakan coba lagi."));
      }
    });

  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-label={`${claimKindNames[kind]}: ${text}`}
      className="rounded-md border border-line bg-white px-4 py-3.5 outline-offset-2"
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{claimKindNames[kind]}</span>
        {pending && <Mark tone="paleLeaf">di usulan</Mark>}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <MarkedSentence sentence={sentence} text={text} />
      </p>
      {isConfirming && (
        <SourceForm
          postId={post.id}
          claimKey={key}
          suggestion={linkIn(post.content, sentence)}
          used={knownSource}
          busy={decide.isPending}
          onSend={(source) => void send({ verdict: "confirmed", source })}
          onCancel={() => {
            setConfirming(false);
            requestAnimationFrame(() => confirmRef.current?.focus());
          }}
        />
      )}
      {!isConfirming && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button ref={confirmRef} variant="dark" size="sm" onClick={() => setConfirming(true)}>
            Benar…
          </Button>
          {(["reworded", "removed"] as const).map((verdict) => (
            <Button
              key={verdict}
              variant="outline"
              size="sm"
              busy={decide.isPending}
              onClick={() => void send({ verdict })}
            >
              {verdict === "reworded" ? "Sudah ditulis ulang" : "Sudah dihapus"}
            </Button>
          ))}
          {onShow && (
            <Button variant="quiet" size="sm" onClick={() => setProblem(onShow(claim) ?? "")}>
              Lihat di teks
            </Button>
          )}
        </div>
      )}
      <p role="alert" className="mt-2.5 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </li>
  );
}

interface SourceFormProps {
  postId: number;
  claimKey: string;
  /** An address that the sentence links. */
  suggestion: string | null;
  /** The source of another claim of the same sentence. */
  used: string | null;
  busy: boolean;
  onSend: (source: string) => void;
  onCancel: () => void;
}

/** The form for the source of a claim. Its text is kept until it is stored. */
function SourceForm(props: SourceFormProps) {
  const { postId, claimKey, suggestion, used, busy } = props;
  const [text, setText] = useState(() => readKeptText(toDraftKey(postId, claimKey)));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const id = `source-${claimKey}`;

  function type(typed: string) {
    setText(typed);
    keepText(toDraftKey(postId, claimKey), typed);
  }

  /** Fills in a source without storing it. */
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
      <TextField
        ref={field}
        id={id}
        label="Sumber"
        hint="Alamat halaman, atau dari mana Anda tahu. Alamat web tampil sebagai sumber bagi pembaca."
        error={problem}
        rows={2}
        maxLength={500}
        value={text}
        readOnly={busy}
        onType={type}
        onKeyDown={(event) => event.key === "Escape" && props.onCancel()}
      />
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

/** The draft key of an unsaved source. */
const toDraftKey = (postId: number, key: string) => `sumber:${postId}:${key}`;

/** A sentence with the words of the claim marked. */
export function MarkedSentence({ sentence, text }: { sentence: string; text: string }) {
  const at = sentence.indexOf(text);
  if (at < 0 || text === "") return <q className="before:content-['“'] after:content-['”']">{sentence}</q>;
  return (
    <q className="before:content-['“'] after:content-['”']">
      {sentence.slice(0, at)}
      <mark className="rounded-sm bg-amber/45 px-0.5 font-semibold text-ink">{text}</mark>
      {sentence.slice(at + text.length)}
    </q>
  );
}
