import { useState } from "react";
import type { PreviewLink } from "../../../../../worker/contract/desk/post-notes";
import { useWithdrawLink } from "../../../../api/post-notes";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { isGone, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";

interface OpenLinkProps {
  link: PreviewLink;
  postId: number;
  onWithdrawn: () => void;
}

/** A link that can be opened, and its end. */
export function OpenLink({ link: { id, createdAt, expiresAt, author }, postId, onWithdrawn }: OpenLinkProps) {
  const withdraw = useWithdrawLink(postId);
  const [problem, setProblem] = useState("");

  async function handleWithdraw() {
    setProblem("");
    try {
      await withdraw.mutateAsync(id);
      onWithdrawn();
    } catch (error) {
      console.error(error);
      if (isGone(error)) onWithdrawn();
      else setProblem(messageOf(error, "Tautan belum dicabut. Silakan coba lagi."));
    }
  }

  return (
    <li className="rounded-md border border-line bg-white px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
          Dibuat {formatLongDate(createdAt)} pukul {formatTime(createdAt)} WIB
          {author && ` oleh ${author.name}`}, berlaku sampai {formatLongDate(expiresAt)} pukul{" "}
          {formatTime(expiresAt)} WIB
        </p>
        <Button
          variant="outline"
          size="sm"
          busy={withdraw.isPending}
          onClick={handleWithdraw}
          aria-label={`Cabut tautan yang dibuat ${formatLongDate(createdAt)} pukul ${formatTime(createdAt)}`}
        >
          Cabut
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </li>
  );
}
