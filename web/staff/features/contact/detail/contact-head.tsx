import { ArrowLeft, Check, ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { useNow } from "../../../lib/use-now";
import { RefusedNotice } from "../../../lists/bulk";
import { ContactMarks } from "../contact-marks";
import { ContactMenu } from "../contact-menu";
import { useContactDesk } from "../list/use-contact-desk";
import { type WaitText, waitText } from "./wait-text";

/** Addresses of those beside it in the list. */
export interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

export interface ContactHeadProps {
  contact: ContactDetail;
  backTo: string;
  neighbours: Neighbours;
}

/** Who asks for what, and how long they have waited. */
export function ContactHead({ contact, backTo, neighbours }: ContactHeadProps) {
  const { name, websiteType, submittedAt, samePerson } = contact;
  const desk = useContactDesk();
  const navigate = useNavigate();
  return (
    <header className="relative">
      <div className="-mt-2 mb-3 flex items-center justify-between gap-1 xl:absolute xl:-top-2 xl:right-0 xl:m-0">
        <BackLink to={backTo} />
        <span className="ml-auto flex">
          <NeighbourLink to={neighbours.before} label="Kontak sebelumnya" icon={ChevronLeft} />
          <NeighbourLink to={neighbours.after} label="Kontak berikutnya" icon={ChevronRight} />
        </span>
        <ContactMenu
          contact={contact}
          desk={desk}
          staying={samePerson.filter(({ isSameAddress }) => !isSameAddress)}
          onGone={() => navigate(backTo)}
        />
      </div>
      <RefusedNotice bulk={desk.bulk} />
      <div className="xl:pr-36">
        <ContactMarks contact={contact} />
      </div>
      <h1 className="text-2xl [overflow-wrap:anywhere] xl:pr-36">{name}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <span className="rounded-full bg-peach px-3 py-0.5 font-semibold text-ink">
          {websiteTypeBadge(websiteType)}
        </span>
        <time dateTime={submittedAt}>Masuk {nameShortly(Date.parse(submittedAt), Date.now())}</time>
      </p>
      <WaitLine contact={contact} />
    </header>
  );
}

export function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-fajar-deep hover:bg-sand xl:hidden"
    >
      <Icon node={ArrowLeft} className="size-4" />
      Daftar kontak
    </Link>
  );
}

interface NeighbourLinkProps {
  to: string | undefined;
  label: string;
  icon: IconNode;
}

/** The way to the next one, without the list between; closed, that leads to the list as before. */
function NeighbourLink({ to, label, icon }: NeighbourLinkProps) {
  const { state } = useLocation();
  const look = "inline-flex size-11 items-center justify-center rounded-full";
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={cn(look, "text-edge")}>
        <Icon node={icon} className="size-5" />
      </span>
    );
  }
  return (
    <Link
      to={to}
      state={state}
      replace
      aria-label={label}
      title={label}
      className={cn(look, "hover:bg-sand")}
    >
      <Icon node={icon} className="size-5" />
    </Link>
  );
}

const grounds: Record<WaitText["state"], string> = {
  waiting: "bg-peach/55",
  overdue: "bg-danger-pale ring-1 ring-danger/25 ring-inset",
  answered: "bg-leaf-pale",
  late: "bg-sand",
  none: "bg-sand",
};

/** How long somebody has waited: in words, and as a sun on its way to the time that was promised. */
function WaitLine({ contact }: { contact: ContactDetail }) {
  const wait = waitText(contact, useNow());
  const { state, title, text, share } = wait;
  const isAnswered = state === "answered" || state === "late";
  return (
    <div className={cn("mt-5 overflow-hidden rounded-lg px-4 pt-3.5 sm:px-5", grounds[state])}>
      <p
        className={cn(
          "flex items-center gap-2 text-xl leading-tight font-bold tracking-tight",
          state === "overdue" && "text-danger",
        )}
      >
        {isAnswered && <Icon node={Check} className="size-5 text-leaf" />}
        {title}
      </p>
      {text && <p className="mt-1 text-sm text-ink-soft first-letter:uppercase">{text}</p>}
      {share === null ? <div className="h-3.5" /> : <SunTrack share={share} state={state} />}
    </div>
  );
}

/** The horizon is the time until the promise, which a mark stands for; a sun behind the mark is late. */
function SunTrack({ share, state }: { share: number; state: WaitText["state"] }) {
  const isOver = state === "overdue" || state === "late";
  const at = isOver ? "calc(100% + 1.5rem)" : `${share * 100}%`;
  return (
    <div aria-hidden="true" className="relative mr-10 ml-2 h-7">
      <div className="absolute -right-16 bottom-2 -left-8 border-b-2 border-ink/20" />
      <div className="absolute right-0 bottom-2 h-3 w-0.5 bg-ink/45" />
      <div
        className={cn("absolute bottom-2 -left-8 border-b-2", isOver ? "border-danger" : "border-ink")}
        style={{ width: isOver ? "calc(100% + 6rem)" : `calc(${at} + 2rem)` }}
      />
      <div
        className={cn(
          "absolute bottom-2.5 h-3.5 w-7 -translate-x-1/2 rounded-t-full",
          isOver ? "bg-danger" : state === "answered" ? "bg-leaf" : "bg-amber",
        )}
        style={{ left: at }}
      />
    </div>
  );
}
