import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import type { MouseEvent, Ref } from "react";
import { Link } from "react-router-dom";
import { mediaDetailQuery } from "../../../../api/media";
import { cn } from "../../../../lib/cn";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { NeighbourLinks, type Neighbours } from "../../../lists/neighbours";
import { LoadFailure } from "../../../ui/load-failure";
import { PictureScreen } from "./picture-screen";

interface PictureDetailProps {
  id: number;
  /** The address of the library. */
  backTo: string;
  neighbours: Neighbours;
  makesWidths: boolean;
  onClose: () => void;
  onDeleted: () => void;
  ref: Ref<HTMLElement>;
}

/** The detail of a picture, in place of the library. */
export function PictureDetail(props: PictureDetailProps) {
  const { id, backTo, neighbours, makesWidths, onClose, onDeleted, ref } = props;
  const query = useQuery(mediaDetailQuery(id, useQueryClient()));
  const isDeleted = isGone(query.error);
  const picture = query.data;

  function handleBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  }

  return (
    <section ref={ref} tabIndex={-1} aria-label={`Gambar #${id}`} className="outline-none">
      {isDeleted && !picture ? (
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Link to={backTo} onClick={handleBack} className={cn(buttonStyles("quiet"), "-ml-3 px-3!")}>
            <Icon node={ArrowLeft} className="size-4" />
            Pustaka
          </Link>
          {/* Whoever goes on from one to the next keeps the focus here. */}
          <nav data-picture={id} aria-label="Gambar lain" className="flex gap-2">
            <NeighbourLinks noun="Gambar" {...neighbours} />
          </nav>
          <p role="status" className="sr-only">
            {picture?.name}
          </p>
          <h1 className="w-full text-2xl [overflow-wrap:anywhere]">{picture?.name ?? "Gambar"}</h1>
        </div>
      )}
      {query.isPending && <Spinner label="Memuat gambar…" className="min-h-[60vh]" />}
      {query.isError && !picture && !isDeleted && (
        <LoadFailure place="list" title="Gambar belum bisa dimuat" query={query} />
      )}
      {picture && (
        <PictureScreen
          key={id}
          isWhole={!query.isPlaceholderData}
          {...{ picture, isDeleted, makesWidths, onDeleted }}
        />
      )}
    </section>
  );
}
