import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { reviewCountQuery } from "../../../api/review";
import { buttonStyles } from "../../../ui/button";
import { InlineNotice } from "../../ui/inline-notice";
import type { CalendarDay } from "./month-days";

/** What should be out and is not: plans whose day has passed, and what waits to be read. */
export function LateNotice({
  days,
  today,
  decides,
}: {
  days: readonly CalendarDay[];
  today: string;
  decides: boolean;
}) {
  const waiting = useQuery({ ...reviewCountQuery(), enabled: decides }).data ?? 0;
  const late = days.filter(({ day }) => day < today).flatMap(({ plans }) => plans).length;
  if (waiting + late === 0) return null;
  return (
    <InlineNotice
      title="Yang perlu perhatian"
      className="mt-6"
      actions={
        waiting > 0 && (
          <Link to={staffPaths.review} className={buttonStyles("dark", "sm")}>
            Buka Tinjauan
          </Link>
        )
      }
    >
      <ul>
        {waiting > 0 && <li>{waiting} artikel menunggu tinjauan dan belum punya jadwal.</li>}
        {late > 0 && <li>{late} rencana sudah lewat tanggalnya dan belum ada artikelnya.</li>}
      </ul>
    </InlineNotice>
  );
}
