import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Ref, RefObject } from "react";
import { Link } from "react-router-dom";
import { mediaDetailQuery } from "../../../../api/media/library";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { PictureHead } from "./picture-head";
import { PictureScreen } from "./picture-screen";

interface PictureDetailProps {
  id: number;
  /** Address of the part of the library that it was opened from. */
  backTo: string;
  previous: string | null;
  next: string | null;
  makesWidths: boolean;
  unsaved: RefObject<() => boolean>;
  onClose: () => void;
  onDeleted: () => void;
  ref: Ref<HTMLElement>;
}

/** A picture in the place of the library that it was opened from. */
export function PictureDetail({ id, backTo, onClose, ref, ...props }: PictureDetailProps) {
  const query = useQuery(mediaDetailQuery(id, useQueryClient()));
  const isDeleted = isGone(query.error);
  // What was typed about it can still be copied.
  const picture = isDeleted && !props.unsaved.current() ? null : query.data;
  return (
    <section ref={ref} tabIndex={-1} aria-label={`Gambar #${id}`} className="outline-none">
      {picture === null ? (
        <Notice
          role="alert"
          headingLevel="h1"
          title="Gambar tidak ditemukan"
          description="Gambar ini mungkin sudah dihapus, atau alamatnya salah."
        >
          <Link to={backTo} className={buttonStyles("outline")}>
            Kembali ke Pustaka
          </Link>
        </Notice>
      ) : (
        <PictureHead
          name={picture?.name ?? null}
          backTo={backTo}
          onBack={onClose}
          previous={props.previous}
          next={props.next}
        />
      )}
      {query.isPending && <Spinner label="Memuat gambar…" className="min-h-[60vh]" />}
      {query.isError && !query.data && picture !== null && (
        <LoadFailure
          place="list"
          title="Gambar belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={query}
        />
      )}
      {picture && (
        <PictureScreen
          key={id}
          picture={picture}
          isDeleted={isDeleted}
          isWhole={!query.isPlaceholderData}
          makesWidths={props.makesWidths}
          unsaved={props.unsaved}
          onDeleted={props.onDeleted}
        />
      )}
    </section>
  );
}
