import { Link } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { buttonStyles } from "../../../ui/button";
import type { CalendarDay } from "./month-days";

interface LateNoticeProps {
  days: readonly CalendarDay[];
  today: string;
  /** Articles that wait to be read. */
  waiting: number;
}

/** What should be out and is not: what waits to be read, and plans whose day has passed. */
export function LateNotice({ days, today, waiting }: LateNoticeProps) {
  const late = days.filter(({ day }) => day < today).flatMap(({ plans }) => plans).length;
  if (waiting + late === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-l-4 border-amber bg-sand px-5 py-3">
      <ul>
        {waiting > 0 && <li>{waiting} artikel menunggu tinjauan dan belum punya jadwal.</li>}
        {late > 0 && <li>{late} rencana sudah lewat tanggalnya dan belum ada artikelnya.</li>}
      </ul>
      {waiting > 0 && (
        <Link to={staffPaths.review} className={buttonStyles("dark", "sm")}>
          Buka Tinjauan
        </Link>
      )}
    </div>
  );
}
