import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { MediaItem } from "../../../../worker/contract/media/media-item";
import { mediaAbilitiesQuery, mediaListQuery, reloadMedia } from "../../../api/media/library";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { maxSearchLength } from "../../lists/list-address";
import { type ListText, StaffList } from "../../lists/staff-list";
import { fromList, useOpened } from "../../lists/use-opened";
import { SearchBox } from "../../ui/search-box";
import { AbilityNotice } from "./ability-notice";
import { PictureDetail } from "./detail/picture-detail";
import { LibraryGuard } from "./library-guard";
import { addressOf, isNarrowed, readFilter, wholeLibrary } from "./media-address";
import { LibraryFilter } from "./media-filter";
import { nothingFound } from "./nothing-found";
import { PictureGrid } from "./picture-grid";
import { isDescribed } from "./picture-text";
import { DropVeil } from "./upload/drop-veil";
import { UploadButtons } from "./upload/upload-buttons";
import { UploadTray } from "./upload/upload-tray";
import { useUploadsSince } from "./upload/uploads-since";
import { useFileDrop } from "./upload/use-file-drop";
import { useUploads } from "./use-uploads";

const text: ListText = {
  title: "Pustaka",
  noun: "gambar",
  loading: "Memuat pustaka…",
  failed: "Pustaka belum bisa dimuat",
  pages: "Halaman pustaka",
  showAll: "Tampilkan Semua Gambar",
};

/** The pictures of the site: brought in, looked through, described; one of them is open in the place of the library. */
export function MediaLibrary() {
  const { id: openedId } = useParams();
  const openId = openedId === undefined ? null : Number(openedId);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { state: cameFrom } = useLocation();
  const filter = readFilter(search);
  const list = useQuery(mediaListQuery(filter));
  const abilities = useQuery(mediaAbilitiesQuery()).data;
  const uploads = useUploads("library");
  const latestUploads = useUploadsSince(uploads, openId);
  const unsaved = useRef(() => false);
  const { items = [], total = 0 } = list.data ?? {};
  const isFiltered = isNarrowed(filter);
  const isOpen = openId !== null;
  const { place, close } = useOpened(openId, addressOf(filter), "picture");
  const makesWidths = abilities?.variants !== false;
  const canStore = abilities?.storage !== false && makesWidths;
  const isOver = useFileDrop(canStore, (files) => void uploads.add(files));
  const handleSearch = useCallback(
    (words: string) => {
      const address = addressOf({ ...readFilter(search), page: 1, words }, openId);
      navigate(address, { replace: true, preventScrollReset: true });
    },
    [navigate, search, openId],
  );

  // What was described while it was open may no longer belong into this part of the library.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void reloadMedia(client);
    wasOpen.current = isOpen;
  }, [isOpen, client]);

  const index = items.findIndex(({ id }) => id === openId);
  const neighbour = (by: number) => {
    const id = index < 0 ? undefined : items[index + by]?.id;
    return id === undefined ? null : addressOf(filter, id);
  };
  const wayOn = (item: MediaItem) => (
    <Link
      to={addressOf(filter, item.id)}
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
          text={text}
          lead="Gambar untuk cover dan isi artikel"
          actions={
            <>
              <UploadButtons onFiles={(files) => void uploads.add(files)} disabled={!canStore} />
              <p className="self-center text-ink-soft text-sm lg:px-3">
                <span className="max-md:hidden">Atau seret ke halaman ini, atau tempel dengan Ctrl+V. </span>
                JPEG, PNG, atau WebP sampai 10 MB dan 40 megapiksel; tiap sisi paling panjang 12.000 piksel.
              </p>
            </>
          }
          above={
            <>
              <AbilityNotice abilities={abilities} />
              <UploadTray uploads={uploads} wayOn={wayOn} className="mt-6" />
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
                  className="w-full sm:max-w-xs"
                />
                <LibraryFilter filter={filter} addressOf={(narrowed) => addressOf(narrowed)} />
              </>
            )
          }
          matches={list.isSuccess ? `${total.toLocaleString("id-ID")} gambar` : ""}
          query={list}
          page={filter.page}
          total={total}
          isFiltered={isFiltered}
          addressOf={(page) => addressOf({ ...filter, page })}
          wholeList={addressOf(wholeLibrary)}
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
            <PictureGrid items={items} makesWidths={makesWidths} addressOf={(id) => addressOf(filter, id)} />
          )}
        </StaffList>
      </div>
      {isOpen && <UploadTray uploads={latestUploads} wayOn={wayOn} className="mb-6" />}
      {isOpen && (
        <PictureDetail
          ref={place}
          id={openId}
          backTo={addressOf(filter)}
          previous={neighbour(-1)}
          next={neighbour(1)}
          makesWidths={makesWidths}
          unsaved={unsaved}
          onClose={close}
          onDeleted={() => {
            unsaved.current = () => false;
            navigate(addressOf(filter), { replace: true });
          }}
        />
      )}
      {isOver && <DropVeil />}
      <LibraryGuard
        key={openId}
        unsaved={unsaved}
        isUploading={uploads.isBusy}
        onGiveUp={() => uploads.uploads.map(({ id }) => uploads.remove(id))}
      />
    </>
  );
}
