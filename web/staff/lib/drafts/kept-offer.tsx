import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { InlineNotice } from "../../ui/inline-notice";
import type { KeptDraft } from "./kept-drafts";

interface KeptOfferProps<Values> {
  draft: KeptDraft<Values>;
  /** What it is called, such as its title. */
  name: string;
  /** What is stored has changed since it was begun. */
  isOutdated: boolean;
  onResume: (draft: KeptDraft<Values>) => void;
  onDiscard: (draft: KeptDraft<Values>) => void;
}

/** Offers what was typed earlier and never stored. */
export function KeptOffer<Values>({ draft, name, isOutdated, onResume, onDiscard }: KeptOfferProps<Values>) {
  return (
    <InlineNotice
      title="Ada draf yang belum disimpan"
      actions={
        <>
          <Button variant="dark" onClick={() => onResume(draft)}>
            Lanjutkan Draf
          </Button>
          <Button variant="outline" onClick={() => onDiscard(draft)}>
            Buang Draf
          </Button>
        </>
      }
      className="mt-7"
    >
      <p className="[overflow-wrap:anywhere]">
        “{name}”, {formatLongDateTime(draft.savedAt)}, di browser ini.
        {isOutdated && " Yang tersimpan sudah berubah setelah draf itu dimulai."}
      </p>
    </InlineNotice>
  );
}
