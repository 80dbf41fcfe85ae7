import { ArrowLeft } from "lucide";
import { type RefObject, useEffect, useRef } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { InlineNotice } from "../../../ui/inline-notice";
import { DescriptionFields } from "../detail/description-fields";
import { bytesText, pixelsText, Thumbnail } from "../picture-text";
import { isTextOnly, type Picking, type Purpose, purposeLabels, type Words, wordsNote } from "./use-picking";

interface ChoicePanelProps {
  item: MediaItem;
  words: Words;
  picking: Picking;
  purpose: Purpose;
  /** The form, to which the focus goes. */
  form: RefObject<HTMLFormElement | null>;
  /** Back to the others, where there is no room for both. */
  onBack: () => void;
}

/** The chosen picture, what it shows, and the way to use it. */
export function ChoicePanel({ item, words, picking, purpose, form, onBack }: ChoicePanelProps) {
  const { fault, problem, isPicking } = picking;
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fault, form]);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Where this takes the place of the others, what was pressed there is hidden by now.
    const at = document.activeElement;
    if (!at || at === document.body || !at.checkVisibility()) back.current?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void picking.pick();
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5">
        <Button variant="quiet" size="sm" ref={back} onClick={onBack} className="-ml-3 mb-2 md:hidden">
          <Icon node={ArrowLeft} className="size-4" />
          Pilih Gambar Lain
        </Button>
        <div className="grid max-h-52 place-items-center overflow-hidden rounded-md bg-sand">
          <Thumbnail
            item={item}
            width={480}
            alt={item.alt}
            eager
            className="max-h-52 w-auto object-contain"
          />
        </div>
        <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{item.name}</p>
        <p className="mb-5 text-ink-soft text-sm tabular-nums">
          {pixelsText(item)} · {bytesText(item.bytes)}
        </p>
        <DescriptionFields
          id="picked"
          values={words}
          fault={fault ?? undefined}
          onType={picking.type}
          isTextOnly={isTextOnly(item, purpose)}
        />
        <p className="mt-2 text-ink-soft text-sm">{wordsNote(item, purpose)}</p>
        {problem && (
          <InlineNotice role="alert" tone="danger" title="Belum bisa dipakai" className="mt-4">
            {problem}
          </InlineNotice>
        )}
      </div>
      <div className="border-line border-t px-5 py-4">
        <Button type="submit" busy={isPicking} className="w-full">
          {isPicking ? "Menyimpan teks…" : purposeLabels[purpose].use}
        </Button>
      </div>
    </form>
  );
}
