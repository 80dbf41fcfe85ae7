import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { InlineNotice } from "../ui/inline-notice";
import { openText } from "./claims";

interface ClaimsNoticeProps {
  /** 0 says nothing. */
  count: number;
  /** What waits for it: "artikel ini belum bisa terbit". */
  consequence: string;
  /** Opens what they are checked in. */
  onOpen: () => void;
}

/** Says in a dialog why what it asks for would be refused, with the way to change that. */
export function ClaimsNotice({ count, consequence, onOpen }: ClaimsNoticeProps): ReactNode {
  if (count === 0) return null;
  return (
    <InlineNotice
      title={openText(count)}
      className="mt-5"
      actions={
        <Button variant="dark" size="sm" onClick={onOpen}>
          Buka Pemeriksaan
        </Button>
      }
    >
      Selama itu {consequence}.
    </InlineNotice>
  );
}

/** The same in a line, beside the buttons. */
export function ClaimsLine({ count, consequence, onOpen }: ClaimsNoticeProps): ReactNode {
  if (count === 0) return null;
  return (
    <p className="text-sm font-medium text-fajar-deep">
      {openText(count)}, jadi {consequence}.{" "}
      <button
        type="button"
        onClick={onOpen}
        className="min-h-9 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        Buka Pemeriksaan
      </button>
    </p>
  );
}
