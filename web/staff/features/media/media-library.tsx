import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { generatePath, Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { staffPaths } from "../../../../worker/contract/paths";
import {
  type MediaFilter,
  mediaAbilitiesQuery,
  mediaListQuery,
  reloadMedia,
  useDeleteMedia,
} from "../../../api/media";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { isGone, isUnanswered, toMessage } from "../../../lib/http";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { withoutAsking } from "../../lib/use-leave-guard";
import { type BulkOutcome, RefusedNotice, useBulk } from "../../lists/bulk";
import { type Choice, ChoiceBar, useChoice } from "../../lists/choice";
import { maxSearchLength, readPage, readWords, writeAddress } from "../../lists/list-address";
import { findNeighbours } from "../../lists/neighbours";
import { StaffList } from "../../lists/staff-list";
import { fromList, useOpened } from "../../lists/use-opened";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { SearchBox } from "../../ui/search-box";
import { PictureDetail } from "./detail/picture-detail";
import { PictureGrid } from "./picture-grid";
import { isDescribed } from "./picture-text";
import { AbilityNotice, UploadButtons, UploadTray, useFileDrop } from "./upload-tray";
import { useUploads } from "./use-uploads";

/** The media library, with an optional open picture in its place. */
export default function MediaLibrary() {
  const { id: openedId } = useParams();
  const openId = openedId === undefined ? null : Number(openedId);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { state: cameFrom } = useLocation();
  const filter = readFilter(search);
  const list = useQuery(mediaListQuery(filter));
  const abilities = useQuery(mediaAbilitiesQuery()).data;
  const uploads = useUploads();
  const { items = [], total = 0 } = list.data ?? {};
  const isFiltered = isNarrowed(filter);
  const choice = useChoice({ key: toPath({ ...filter, page: 1 }), rows: items, total });
  const { bulk, question, ask } = useDeletePictures(choice);
  const mayDelete = useStaff().may("media.delete");
  const isOpen = openId !== null;
  const { place, close } = useOpened(openId, toPath(filter), "picture");
  const makesWidths = abilities?.variants !== false;
  const canStore = abilities?.storage !== false && makesWidths;
  const veil = useFileDrop(canStore, (files) => void uploads.add(files));
  const handleSearch = (words: string) =>
    navigate(toPath({ ...filter, page: 1, words }, openId), { replace: true, preventScrollReset: true });

  // A description may have removed the picture from this filter.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void reloadMedia(client);
    wasOpen.current = isOpen;
  }, [isOpen, client]);

  const wayOn = (item: MediaItem) => (
    <Link
      to={toPath(filter, item.id)}
      replace={isOpen}
      state={isOpen ? cameFrom : fromList}
      className={buttonStyles("outline", "sm")}
    >
      {isDescribed(item) ? "Buka" : "Beri Teks"}
      <span className="sr-only"> {item.name}</span>
    </Link>
  );

  return (
    <>
      <div className={cn(isOpen && "hidden")}>
        <StaffList
          title="Pustaka"
          noun="gambar"
          lead={
            <>
              Gambar untuk cover dan isi artikel: unggah, seret ke halaman ini, atau tempel dengan Ctrl+V.
              JPEG, PNG, atau WebP. Foto di atas 10 MB, 40 megapiksel, atau 12.000 piksel diperkecil sebelum
              dikirim.
            </>
          }
          actions={
            <UploadButtons onFiles={(files) => void uploads.add(files)} disabled={!canStore} size="sm" />
          }
          above={
            <>
              <AbilityNotice abilities={abilities} />
              <UploadTray uploads={uploads} wayOn={wayOn} className="my-4" />
            </>
          }
          filter={
            (total > 0 || isFiltered || !list.isSuccess || list.isPlaceholderData) && (
              <>
                <SearchBox
                  id="media-search"
                  label="Cari gambar"
                  placeholder="Nama atau teks alternatif"
                  value={filter.words}
                  maxLength={maxSearchLength}
                  onSearch={handleSearch}
                  className="max-md:w-full md:w-64"
                />
                <LibraryFilter filter={filter} addressOf={(narrowed) => toPath(narrowed)} />
              </>
            )
          }
          matches={list.isSuccess ? `${total.toLocaleString("id-ID")} gambar` : ""}
          below={<RefusedNotice bulk={bulk} />}
          query={list}
          page={filter.page}
          total={total}
          isFiltered={isFiltered}
          addressOf={(page) => toPath({ ...filter, page })}
          wholeList={toPath(wholeLibrary)}
          empty={
            <Notice
              title="Pustaka masih kosong"
              description={
                <>
                  <span className="max-md:hidden">
                    Unggah gambar pertama: seret berkasnya ke sini, tempel tangkapan layar dengan Ctrl+V, atau
                    pilih dari perangkat Anda.
                  </span>
                  <span className="md:hidden">
                    Unggah gambar pertama: pilih dari perangkat Anda, atau ambil foto.
                  </span>
                </>
              }
            />
          }
          nothingFound={nothingFound(filter)}
        >
          {items.length > 0 && (
            <>
              {mayDelete && (
                <div className="z-20 bg-paper lg:sticky lg:top-[var(--staff-head,0px)] lg:h-11">
                  <ChoiceBar
                    choice={choice}
                    isAlone
                    noun="gambar"
                    busy={bulk.isPending}
                    acts={[{ label: "Hapus…", onSelect: ask }]}
                  />
                </div>
              )}
              <PictureGrid
                items={items}
                makesWidths={makesWidths}
                choice={mayDelete ? choice : null}
                addressOf={(id) => toPath(filter, id)}
              />
            </>
          )}
        </StaffList>
      </div>
      {isOpen && uploads.isBusy && <UploadTray uploads={uploads} wayOn={wayOn} className="mb-6" />}
      {isOpen && (
        <PictureDetail
          ref={place}
          id={openId}
          backTo={toPath(filter)}
          neighbours={findNeighbours(items, openId, (id) => toPath(filter, id))}
          makesWidths={makesWidths}
          onClose={close}
          onDeleted={() => navigate(toPath(filter), { replace: true, state: withoutAsking })}
        />
      )}
      {question}
      {veil}
    </>
  );
}

/** The filters of the library. */
const libraryParts = [
  { only: "", label: "Semua" },
  { only: "undescribed", label: "Belum ada teks" },
  { only: "unused", label: "Tidak dipakai" },
] as const satisfies { only: MediaFilter["only"]; label: string }[];

interface LibraryFilterProps {
  filter: MediaFilter;
  addressOf: (filter: MediaFilter) => string;
}

function LibraryFilter({ filter, addressOf }: LibraryFilterProps) {
  return (
    <nav aria-label="Saringan pustaka" className="min-w-0 max-sm:w-full">
      <ul className="fading-edges flex gap-1 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {libraryParts.map(({ only, label }) => (
          <li key={label}>
            <Link
              to={addressOf({ ...filter, page: 1, only })}
              preventScrollReset
              aria-current={filter.only === only ? "page" : undefined}
              className={cn(
                "inline-flex min-h-10 items-center rounded-full px-3 font-semibold text-sm -outline-offset-2  pointer-coarse:min-h-11",
                filter.only === only ? "bg-ink text-paper" : "hover:bg-sand",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Confirms and deletes several pictures. Used ones stay, each with its reason. */
function useDeletePictures(choice: Choice<MediaItem>) {
  const { mutateAsync } = useDeleteMedia();
  const bulk = useBulk<MediaItem>({ noun: "gambar", nameOf: ({ name }) => name, choice });
  const [isAsking, setAsking] = useState(false);
  const count = choice.chosen.length;
  async function remove({ id }: MediaItem): Promise<BulkOutcome> {
    try {
      await mutateAsync(id);
    } catch (error) {
      if (isUnanswered(error)) throw error;
      // The picture was already deleted.
      if (!isGone(error)) return { id, ok: false, message: toMessage(error, "Silakan coba lagi.") };
    }
    return { id, ok: true };
  }
  async function handleConfirm() {
    await bulk.perform(choice.chosen, {
      send: (rows) => Promise.all(rows.map(remove)),
      doneText: (done) => `${done} gambar dihapus`,
      notDoneText: (left) => `${left} gambar belum dihapus`,
    });
    setAsking(false);
  }
  const question = (
    <ConfirmDialog
      open={isAsking}
      title="Hapus gambar yang dipilih?"
      confirmLabel={`Hapus ${count} Gambar`}
      pending={bulk.isPending}
      onCancel={() => setAsking(false)}
      onConfirm={() => void handleConfirm()}
    >
      <strong>{count} gambar</strong> dan semua ukurannya dihapus dan tidak bisa dikembalikan. Gambar yang
      masih dipakai di artikel tetap ada.
    </ConfirmDialog>
  );
  return { bulk, question, ask: () => setAsking(true) };
}

/** The filter of the whole library. */
const wholeLibrary: MediaFilter = { page: 1, words: "", only: "" };

/** Parses page, search and filter of an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): MediaFilter {
  const only = search.get("only");
  return {
    page: readPage(search),
    words: readWords(search),
    only: only === "undescribed" || only === "unused" ? only : "",
  };
}

function isNarrowed({ words, only }: MediaFilter): boolean {
  return words !== "" || only !== "";
}

/** The address of the library, or of an opened picture. */
export function toPath({ page, words, only }: MediaFilter, id: number | null = null): string {
  const path = id === null ? staffPaths.media : generatePath(staffPaths.mediaDetail, { id: String(id) });
  return writeAddress(path, page, { q: words, only });
}

/** The empty state of a filter. */
function nothingFound({ words, only }: MediaFilter) {
  if (words !== "") return { title: "Tidak ada gambar yang cocok", description: "Coba kata lain." };
  const isUndescribed = only === "undescribed";
  return {
    title: isUndescribed ? "Semua gambar sudah punya teks" : "Semua gambar dipakai",
    role: "status" as const,
  };
}
