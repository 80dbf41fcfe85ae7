import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { InlineNotice } from "../../ui/inline-notice";
import { isOfChange, type PostDraft } from "./post-draft";

interface DraftOfferProps {
  draft: PostDraft;
  /** The post has been saved since the draft was begun. */
  isOutdated: boolean;
  onResume: (draft: PostDraft) => void;
  onDiscard: (draft: PostDraft) => void;
}

/** Offers what was typed earlier and never saved. */
export function DraftOffer({ draft, isOutdated, onResume, onDiscard }: DraftOfferProps) {
  return (
    <InlineNotice
      title={isOfChange(draft) ? "Ada draf usulan yang belum disimpan" : "Ada draf yang belum disimpan"}
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
        “{draft.values.title.trim() || "Tanpa judul"}”, {formatLongDateTime(draft.savedAt)}, di browser ini.
        {isOutdated &&
          " Artikel ini sudah disimpan lagi setelah draf itu dimulai; isinya berbeda dari yang tersimpan."}
      </p>
    </InlineNotice>
  );
}
