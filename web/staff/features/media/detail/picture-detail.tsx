import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide";
import { type MouseEvent, type Ref, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { mediaDetailQuery } from "../../../../api/media/library";
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
          onDeleted={props.onDeleted}
        />
      )}
    </section>
  );
}

interface PictureHeadProps {
  /** Null while it is not known. */
  name: string | null;
  backTo: string;
  onBack: () => void;
  /** Addresses of the pictures beside it in the library; null at either end. */
  previous: string | null;
  next: string | null;
}

/** What one looks at, the way back and the ways to its neighbours. */
function PictureHead({ name, backTo, onBack, previous, next }: PictureHeadProps) {
  const { pathname } = useLocation();
  const [hasStepped, setStepped] = useState(false);
  const step = useRef<Direction | null>(null);
  const ways = useRef<HTMLElement>(null);

  // The picture that is opened takes the focus; whoever goes on from one to the next keeps it here, and is told which.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture anew
  useEffect(() => {
    if (!step.current) return;
    ways.current?.querySelector<HTMLElement>(`[data-step=${step.current}]`)?.focus({ preventScroll: true });
    step.current = null;
    setStepped(true);
  }, [pathname]);

  function handleStep(to: Direction) {
    step.current = to;
  }

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
      <nav ref={ways} aria-label="Gambar lain" className="flex gap-2">
        <Neighbour to="previous" address={previous} onStep={handleStep} />
        <Neighbour to="next" address={next} onStep={handleStep} />
      </nav>
      <p role="status" className="sr-only">
        {hasStepped && name}
      </p>
      <h1 className="w-full text-2xl [overflow-wrap:anywhere]">{name ?? "Gambar"}</h1>
    </div>
  );
}

const neighbours = {
  previous: { label: "Gambar sebelumnya", node: ChevronLeft },
  next: { label: "Gambar berikutnya", node: ChevronRight },
};

type Direction = keyof typeof neighbours;

interface NeighbourProps {
  to: Direction;
  address: string | null;
  onStep: (to: Direction) => void;
}

const look = "inline-flex size-11 items-center justify-center rounded-full border";

/** At either end it leads nowhere, and keeps the focus of who has come there. */
function Neighbour({ to, address, onStep }: NeighbourProps) {
  const { state } = useLocation();
  const { label, node } = neighbours[to];
  const common = { "aria-label": label, "data-step": to };
  if (address === null) {
    return (
      <button
        {...common}
        type="button"
        aria-disabled="true"
        className={cn(look, "border-line text-ink-soft opacity-60")}
      >
        <Icon node={node} className="size-5" />
      </button>
    );
  }
  return (
    <Link
      {...common}
      to={address}
      replace
      state={state}
      onClick={() => onStep(to)}
      className={cn(look, "border-edge hover:border-ink hover:bg-white")}
    >
      <Icon node={node} className="size-5" />
    </Link>
  );
}
