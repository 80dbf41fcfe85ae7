import { useQuery } from "@tanstack/react-query";
import type { StaffPostSummary } from "../../../worker/contract/desk/staff-post";
import { dayOf } from "../../../worker/contract/jakarta";
import { generatedOnDayQuery } from "../../api/post-transitions";
import { InlineNotice } from "../ui/inline-notice";

interface CeilingWarningProps {
  post: Pick<StaffPostSummary, "origin" | "status" | "publishedAt"> | undefined;
  day: string;
  className?: string;
}

/** An editor may go past the day's ceiling with a single article, and is to know it. */
export function CeilingWarning({ post, day, className = "mt-5" }: CeilingWarningProps) {
  const { data } = useQuery({ ...generatedOnDayQuery(day), enabled: post?.origin === "ai" && day !== "" });
  if (post?.origin !== "ai" || !data) return null;
  const isThatDay = post.status === "published" && dayOf(new Date(post.publishedAt ?? "")) === day;
  const others = data.count - (isThatDay ? 1 : 0);
  if (others < data.ceiling) return null;
  return (
    <InlineNotice
      role="status"
      title={`Pada hari itu sudah ada ${others} artikel AI, batasnya ${data.ceiling} sehari`}
      className={className}
    >
      Google memperlakukan terbitan massal buatan AI tanpa nilai tambah sebagai spam. Lebih aman memilih hari
      lain.
    </InlineNotice>
  );
}
