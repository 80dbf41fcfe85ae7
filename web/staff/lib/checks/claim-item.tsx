import { Check, Crosshair } from "lucide";
import { useState } from "react";
import {
  type Claim,
  claimKindNames,
  claimStateNames,
  type Verdict,
} from "../../../../worker/contract/studio/checks";
import { isUnanswered, messageOf } from "../../../lib/http";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { MarkedSentence } from "./marked-sentence";
import { readSourceDraft } from "./source-draft";
import { SourceForm } from "./source-form";

export interface ClaimItemProps {
  postId: number;
  claim: Claim;
  mayDecide: boolean;
  /** Shows the claim where it stands; answers what is to be said where it does not, else "". */
  onShow: (claim: Claim) => string;
  showLabel: string;
  onDecide: (claim: Claim, verdict: Verdict, source?: string) => Promise<unknown>;
}

/** One thing that an article says, and what can be said of it. */
export function ClaimItem(props: ClaimItemProps) {
  const { postId, claim, mayDecide, onShow, onDecide } = props;
  const { kind, state, source, pending } = claim;
  const isGone = state === "reworded" || state === "removed";
  const [isAsking, setAsking] = useState(() => state === "open" && readSourceDraft(postId, claim.key) !== "");
  const [said, setSaid] = useState("");
  const [isSending, setSending] = useState(false);

  async function handleGone(verdict: Verdict) {
    if (isSending || state === verdict) return;
    setSending(true);
    setSaid("");
    try {
      await onDecide(claim, verdict);
    } catch (error) {
      console.error(error);
      setSaid(messageOf(error, isUnanswered(error) ? lost : "Belum tersimpan. Silakan coba lagi."));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="rounded-md bg-sand px-2 py-0.5 font-semibold">{claimKindNames[kind]}</span>
        {pending && (
          <span className="rounded-md bg-leaf-pale px-2 py-0.5 font-semibold text-leaf">
            Di usulan yang menunggu
          </span>
        )}
        {state !== "open" && <span className="text-ink-soft">{claimStateNames[state]}</span>}
      </p>
      <p className="mt-1.5 leading-relaxed">
        <MarkedSentence claim={claim} />
      </p>
      {source !== null && !isAsking && <Source text={source} />}
      {isAsking ? (
        <SourceForm
          postId={postId}
          claim={claim}
          onConfirm={async (typed) => {
            await onDecide(claim, "confirmed", typed);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
          {!isGone && mayDecide && (
            <Button
              data-claim-action
              variant={state === "open" ? "dark" : "quiet"}
              size="sm"
              className="min-h-11 sm:min-h-9"
              onClick={() => setAsking(true)}
            >
              {state === "open" ? (
                <>
                  <Icon node={Check} className="size-4" />
                  Benar
                </>
              ) : (
                "Ubah sumber"
              )}
            </Button>
          )}
          {!isGone && (
            <Button
              variant="outline"
              size="sm"
              className="min-h-11 sm:min-h-9"
              onClick={() => setSaid(onShow(claim))}
            >
              <Icon node={Crosshair} className="size-4" />
              {props.showLabel}
            </Button>
          )}
          {isGone &&
            mayDecide &&
            goneVerdicts.map(({ verdict, label }) => (
              <Button
                key={verdict}
                variant={state === verdict ? "dark" : "outline"}
                size="sm"
                className="min-h-11 sm:min-h-9"
                aria-pressed={state === verdict}
                busy={isSending}
                onClick={() => handleGone(verdict)}
              >
                {label}
              </Button>
            ))}
        </div>
      )}
      <p role="status" className="mt-2 text-sm font-medium text-fajar-deep empty:hidden">
        {said}
      </p>
    </>
  );
}

const goneVerdicts = [
  { verdict: "reworded", label: "Sudah ditulis ulang" },
  { verdict: "removed", label: "Sudah dihapus" },
] as const;

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

function Source({ text }: { text: string }) {
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(text);
  return (
    <p className="mt-1.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
      Sumber:{" "}
      {isAddress ? (
        <a href={text} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
          {text}
          <span className="sr-only"> (tab baru)</span>
        </a>
      ) : (
        text
      )}
    </p>
  );
}
