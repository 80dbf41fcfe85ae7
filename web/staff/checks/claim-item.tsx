import { type Ref, useRef, useState } from "react";
import {
  type Claim,
  claimKindNames,
  type MovedVersions,
  type VerdictInput,
} from "../../../worker/contract/studio/checks";
import { useDecideClaim } from "../../api/post-checks";
import { isUnanswered, messageOf } from "../../lib/http";
import { Button } from "../../ui/button";
import { linkIn } from "./find-words";
import { keepSource } from "./kept-sources";
import { MarkedSentence } from "./marked-sentence";
import { SourceForm } from "./source-form";

export interface ClaimItemProps {
  claim: Claim;
  post: { id: number; content: string };
  /** What another claim was confirmed with that this one may rest on too. */
  knownSource: string | null;
  mayDecide: boolean;
  /** After somebody's verdict was stored, with the versions that it has moved. */
  onDecided: (moved: MovedVersions) => void;
  /** Shows the words where they are written; answers why it cannot. */
  onShow?: ((claim: Claim) => string | null) | undefined;
  ref?: Ref<HTMLLIElement>;
}

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

/** A claim that nobody has checked, and what can be said of it. */
export function ClaimItem({ claim, post, knownSource, mayDecide, onDecided, onShow, ref }: ClaimItemProps) {
  const { key, kind, text, sentence, pending } = claim;
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState("");
  const decide = useDecideClaim(post.id);
  const isBusy = useRef(false);
  const confirmRef = useRef<HTMLButtonElement>(null);

  async function send(input: VerdictInput) {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem("");
    try {
      const { moved } = await decide.mutateAsync({ key, ...input });
      keepSource(post.id, key, "");
      onDecided(moved);
    } catch (error) {
      console.error(error);
      setProblem(messageOf(error, isUnanswered(error) ? lost : "Belum tersimpan. Silakan coba lagi."));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-label={`${claimKindNames[kind]}: ${text}`}
      className="rounded-md border border-line bg-white px-4 py-3.5 outline-offset-2"
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{claimKindNames[kind]}</span>
        {pending && (
          <span className="rounded-md bg-leaf-pale px-2 py-0.5 font-semibold text-leaf">di usulan</span>
        )}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <MarkedSentence sentence={sentence} text={text} />
      </p>
      {isConfirming && (
        <SourceForm
          postId={post.id}
          claimKey={key}
          known={null}
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
      {!isConfirming && (mayDecide || onShow) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayDecide && (
            <>
              <Button ref={confirmRef} variant="dark" size="sm" onClick={() => setConfirming(true)}>
                Benar…
              </Button>
              <Button
                variant="outline"
                size="sm"
                busy={decide.isPending}
                onClick={() => void send({ verdict: "reworded" })}
              >
                Sudah ditulis ulang
              </Button>
              <Button
                variant="outline"
                size="sm"
                busy={decide.isPending}
                onClick={() => void send({ verdict: "removed" })}
              >
                Sudah dihapus
              </Button>
            </>
          )}
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
