import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowLeft, X } from "lucide";
import { Dialog } from "radix-ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { endlessMediaQuery, mediaAbilitiesQuery } from "../../../../api/media";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { maxSearchLength } from "../../../lists/list-address";
import { useOpenerFocus } from "../../../ui/dialog-frame";
import { IconButton } from "../../../ui/icon-button";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { SearchBox } from "../../../ui/search-box";
import { DescriptionFields } from "../detail/description-fields";
import { StandingPicture } from "../picture-grid";
import { bytesText, PictureMarks, pixelsText, Thumbnail } from "../picture-text";
import { AbilityNotice, UploadButtons, UploadTray, useFileDrop } from "../upload-tray";
import { useUploads } from "../use-uploads";
import {
  isTextOnly,
  type PickerDialogProps,
  type Picking,
  type Purpose,
  purposeLabels,
  usePicking,
  type Words,
  wordsNote,
} from "./use-picking";

/** A dialog to choose a picture of the library or to upload one. */
export default function PickerDialog(props: PickerDialogProps) {
  const { purpose, onClose } = props;
  const opener = useOpenerFocus();
  const picking = usePicking(props);
  const { item: chosen, choose } = picking;
  const [words, setWords] = useState("");
  const query = useInfiniteQuery(endlessMediaQuery(words));
  const abilities = useQuery(mediaAbilitiesQuery()).data;
  const uploads = useUploads();
  const form = useRef<HTMLFormElement>(null);
  const canStore = abilities?.storage !== false && abilities?.variants !== false;
  // A new picture shifts the others between pages.
  const items = [
    ...new Map(
      (query.data?.pages ?? []).flatMap((page) => page.items).map((item) => [item.id, item]),
    ).values(),
  ];

  const isEmpty = query.isSuccess && items.length === 0 && words === "";
  const isChoosing = useRef(false);
  isChoosing.current = chosen !== null;
  async function upload(files: File[]) {
    const [stored, ...others] = await uploads.add(files);
    // The uploaded picture is not chosen if the user has chosen another one meanwhile.
    if (stored && others.length === 0 && !isChoosing.current) choose(stored);
  }

  const veil = useFileDrop(canStore, (files) => void upload(files));

  function handleChoose(item: MediaItem, byKey: boolean) {
    choose(item);
    if (byKey)
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("textarea:enabled, [type=submit]")?.focus(),
      );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          // The dialog is inside of a form, which must not be submitted.
          onSubmit={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
          className={cn(
            "animate-menu-in fixed z-50 flex flex-col overflow-hidden bg-white shadow-lift",
            "max-md:inset-0 md:top-1/2 md:left-1/2 md:h-[min(92dvh,54rem)] md:w-[calc(100%-3rem)] md:max-w-6xl md:-translate-1/2 md:rounded-lg",
          )}
        >
          <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-3 sm:px-6">
            <Dialog.Title className="text-lg">{purposeLabels[purpose].title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Tutup" icon={X} className="-mr-2" />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1">
            <div
              className={cn(
                "min-h-0 min-w-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6",
                chosen && "max-md:hidden",
              )}
            >
              <div className="flex flex-wrap items-end gap-3">
                {!isEmpty && (
                  <SearchBox
                    id="picker-search"
                    label="Cari gambar"
                    placeholder="Nama atau teks alternatif"
                    value={words}
                    maxLength={maxSearchLength}
                    onSearch={setWords}
                    className="min-w-52 flex-1"
                  />
                )}
                {/* The buttons keep their place, because an open file chooser belongs to its input. */}
                <UploadButtons onFiles={(files) => void upload(files)} disabled={!canStore} variant="dark" />
              </div>
              <p className="mt-2 text-ink-soft text-sm max-md:hidden">
                Atau seret gambar ke sini, atau tempel dengan Ctrl+V.
              </p>
              <AbilityNotice abilities={abilities} />
              <UploadTray
                uploads={uploads}
                wayOn={(item) => (
                  <Button variant="outline" size="sm" onClick={() => choose(item)}>
                    Pilih
                    <span className="sr-only"> {item.name}</span>
                  </Button>
                )}
                className="mt-4"
              />
              <div
                aria-busy={query.isFetching}
                className={cn("mt-5", query.isPlaceholderData && "opacity-60")}
              >
                {query.isPending && <Spinner label="Memuat pustaka…" className="py-20" />}
                {query.isError && (
                  <LoadFailure place="inline" title="Pustaka belum bisa dimuat" query={query} />
                )}
                {query.isSuccess && items.length === 0 && (
                  <p role="status" className="py-16 text-center text-ink-soft">
                    {words ? `Tidak ada gambar yang cocok dengan “${words}”.` : "Pustaka masih kosong."}
                  </p>
                )}
                {items.length > 0 && (
                  <PickerGrid
                    items={items}
                    chosenId={chosen?.id ?? null}
                    makesWidths={abilities?.variants !== false}
                    onChoose={handleChoose}
                  />
                )}
                {query.hasNextPage && (
                  <div className="mt-6 text-center">
                    <Button
                      variant="outline"
                      busy={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {query.isFetchingNextPage ? "Memuat…" : "Tampilkan Lainnya"}
                    </Button>
                  </div>
                )}
              </div>
            </div>
            <div
              className={cn(
                "flex min-h-0 flex-col md:w-90 md:shrink-0 md:border-line md:border-l",
                chosen ? "max-md:w-full" : "max-md:hidden",
              )}
            >
              {chosen && picking.words ? (
                <ChoicePanel
                  key={chosen.id}
                  item={chosen}
                  words={picking.words}
                  picking={picking}
                  purpose={purpose}
                  form={form}
                  onBack={() => choose(null)}
                />
              ) : (
                items.length > 0 && (
                  <p className="m-auto max-w-60 px-5 py-10 text-center text-ink-soft">
                    Pilih gambar. Setelah itu, katakan apa yang terlihat di dalamnya.
                  </p>
                )
              )}
            </div>
          </div>
          {veil}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PickerGridProps {
  items: readonly MediaItem[];
  chosenId: number | null;
  makesWidths: boolean;
  /** `byKey` for a choice by keyboard. */
  onChoose: (item: MediaItem, byKey: boolean) => void;
}

/** The pictures as a radio group with arrow keys. */
function PickerGrid({ items, chosenId, makesWidths, onChoose }: PickerGridProps) {
  return (
    <fieldset
      aria-label="Gambar di pustaka"
      className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {items.map((item) => (
        <label
          key={item.id}
          className={cn(
            "relative min-w-0 cursor-pointer scroll-my-4 rounded-sm p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-fajar",
            item.id === chosenId ? "bg-peach ring-2 ring-fajar" : "hover:bg-sand",
          )}
        >
          <input
            type="radio"
            name="picture"
            aria-label={item.name}
            checked={item.id === chosenId}
            onChange={() => onChoose(item, false)}
            onKeyDown={({ key }) => key === "Enter" && onChoose(item, true)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <StandingPicture item={item} alt="" />
          <div className="mt-1.5 border-ink border-t-2 pt-1.5">
            <p className="truncate font-semibold text-sm">{item.name}</p>
            <p className="truncate text-ink-soft text-xs">{item.alt || (item.decorative ? "Hiasan" : "")}</p>
            <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
              <PictureMarks item={item} makesWidths={makesWidths} />
            </div>
          </div>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoicePanelProps {
  item: MediaItem;
  words: Words;
  picking: Picking;
  purpose: Purpose;
  /** The form that gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Returns to the grid on narrow screens. */
  onBack: () => void;
}

/** The chosen picture with its alt text. */
function ChoicePanel({ item, words, picking, purpose, form, onBack }: ChoicePanelProps) {
  const { fault, problem, isPicking } = picking;
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fault, form]);
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
        <Button icon={ArrowLeft} variant="quiet" size="sm" onClick={onBack} className="-ml-3 mb-2 md:hidden">
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
