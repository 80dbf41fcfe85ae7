import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ChevronLeft, ChevronRight, type IconNode } from "lucide";
import type { MouseEvent, Ref } from "react";
import { Link, useLocation } from "react-router-dom";
import { mediaDetailQuery } from "../../../../api/media";
import { cn } from "../../../../lib/cn";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { PictureScreen } from "./picture-screen";

interface PictureDetailProps {
  id: number;
  /** Address of the part of the library that it was opened from. */
  backTo: string;
  previous: string | null;
  next: string | null;
  makesWidths: boolean;
  onClose: () => void;
  onDeleted: () => void;
  ref: Ref<HTMLElement>;
}

/** A picture in the place of the library that it was opened from. */
export function PictureDetail({ id, backTo, onClose, ref, ...props }: PictureDetailProps) {
  const query = useQuery(mediaDetailQuery(id, useQueryClient()));
  const isDeleted = isGone(query.error);
  const picture = query.data ?? (isDeleted ? null : undefined);
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
          id={id}
          name={picture?.name ?? null}
          backTo={backTo}
          onBack={onClose}
          previous={props.previous}
          next={props.next}
        />
      )}
      {query.isPending && <Spinner label="Memuat gambar…" className="min-h-[60vh]" />}
      {query.isError && !query.data && picture !== null && (
        <LoadFailure place="list" title="Gambar belum bisa dimuat" query={query} />
      )}
      {picture && (
        <PictureScreen
          key={id}
          picture={picture}
          isDeleted={isDeleted}
          isWhole={!query.isPlaceholderData}
          makesWidths={props.makesWidths}
          onDeleted={props.onDeleted}
        />
      )}
    </section>
  );
}

interface PictureHeadProps {
  id: number;
  /** Null while it is not known. */
  name: string | null;
  backTo: string;
  onBack: () => void;
  /** Addresses of the pictures beside it in the library; null at either end. */
  previous: string | null;
  next: string | null;
}

/** What one looks at, the way back and the ways to its neighbours. */
function PictureHead({ id, name, backTo, onBack, previous, next }: PictureHeadProps) {
  function handleBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Link to={backTo} onClick={handleBack} className={cn(buttonStyles("quiet"), "-ml-3 px-3!")}>
        <Icon node={ArrowLeft} className="size-4" />
        Pustaka
      </Link>
      {/* Whoever goes on from one to the next keeps the focus here. */}
      <nav data-picture={id} aria-label="Gambar lain" className="flex gap-2">
        <Neighbour label="Gambar sebelumnya" node={ChevronLeft} address={previous} />
        <Neighbour label="Gambar berikutnya" node={ChevronRight} address={next} />
      </nav>
      <p role="status" className="sr-only">
        {name}
      </p>
      <h1 className="w-full text-2xl [overflow-wrap:anywhere]">{name ?? "Gambar"}</h1>
    </div>
  );
}

interface NeighbourProps {
  label: string;
  node: IconNode;
  address: string | null;
}

/** At either end it leads nowhere, and keeps the focus of who has come there. */
function Neighbour({ label, node, address }: NeighbourProps) {
  const { state, pathname } = useLocation();
  return (
    <Link
      aria-label={label}
      aria-disabled={address === null || undefined}
      to={address ?? pathname}
      replace
      state={state}
      onClick={(event) => address === null && event.preventDefault()}
      className="inline-flex size-11 items-center justify-center rounded-full border border-edge hover:border-ink hover:bg-white aria-disabled:opacity-50"
    >
      <Icon node={node} className="size-5" />
    </Link>
  );
}
