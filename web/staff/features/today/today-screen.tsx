import { useQuery } from "@tanstack/react-query";
import {
  BellRing,
  CalendarCheck,
  ChevronRight,
  ClipboardCheck,
  Clock,
  GitPullRequestArrow,
  HeartPulse,
  type IconNode,
  ListTodo,
  MessageSquareText,
  Shapes,
  Sparkles,
  Store,
  Undo2,
  Unlink,
} from "lucide";
import { Link } from "react-router-dom";
import { nameDay, nameShortly, toDay } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import type { TodayItem, TodayKind } from "../../../../worker/contract/today";
import { useStaff } from "../../../api/staff-rights";
import { todayQuery } from "../../../api/today";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Loaded } from "../../ui/loaded";
import { PageHead } from "../../ui/page-head";

/** The icon of each kind and the word before or instead of its time. */
const kinds: Record<TodayKind, { icon: IconNode; time: string; isUrgent?: boolean }> = {
  operations: { icon: HeartPulse, time: "Sejak", isUrgent: true },
  enquiry_overdue: { icon: BellRing, time: "Dijanjikan", isUrgent: true },
  enquiry_due: { icon: Clock, time: "Paling lambat" },
  next_step: { icon: ListTodo, time: "Jatuh tempo" },
  review: { icon: ClipboardCheck, time: "Sejak" },
  returned: { icon: Undo2, time: "Sejak" },
  note: { icon: MessageSquareText, time: "Sejak" },
  proposal: { icon: GitPullRequestArrow, time: "Sejak" },
  dead_links: { icon: Unlink, time: "Sejak" },
  publishing: { icon: CalendarCheck, time: "Mulai" },
  batch: { icon: Sparkles, time: "Dipesan" },
  setup: { icon: Store, time: "Perbarui di Situs, lalu terbitkan" },
  sample: { icon: Shapes, time: "Ganti, benarkan, atau sembunyikan di Situs" },
};

/** The tasks of the signed-in user. */
export default function TodayScreen() {
  const query = useQuery(todayQuery());
  const { user } = useStaff();
  return (
    <>
      <PageHead title="Hari ini" lead={nameDay(toDay(Date.now()))} />
      <Loaded query={query} name="daftar hari ini">
        {({ items }) =>
          items.length === 0 ? (
            <div className="max-w-3xl rounded-lg border border-line bg-white p-6">
              <p className="font-bold">Tidak ada yang menunggu{user ? `, ${user.name}` : ""}.</p>
              <p className="mt-1 text-ink-soft">Waktu yang baik untuk menulis artikel berikutnya.</p>
              <Link to={staffPaths.newPost} className={cn(buttonStyles(), "mt-4")}>
                Buat Post Baru
              </Link>
            </div>
          ) : (
            <ul className="max-w-3xl divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
              {items.map((item) => (
                <li key={item.kind}>
                  <Row {...item} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ kind, title, href, since }: TodayItem) {
  const { icon, time, isUrgent } = kinds[kind];
  return (
    <Link
      to={href}
      className="group flex min-h-16 items-center gap-3 px-3.5 py-3 -outline-offset-3 hover:bg-sand/60 sm:px-5"
    >
      <span
        className={cn(
          "grid size-9 shrink-0 place-items-center rounded-full",
          isUrgent ? "bg-fajar text-white" : "bg-sand text-ink",
        )}
      >
        <Icon node={icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn("block font-semibold", isUrgent && "text-fajar-deep")}>{title}</span>
        <span className="block text-sm text-ink-soft">
          {since === null ? time : `${time} ${nameShortly(Date.parse(since), Date.now())}`}
        </span>
      </span>
      <Icon node={ChevronRight} className="size-5 shrink-0 text-ink-soft group-hover:text-ink" />
    </Link>
  );
}
