import { ChevronLeft, ChevronRight } from "lucide";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { AiMark } from "../../ui/ai-mark";
import type { Queue } from "./use-queue";

/** Where one is in the queue, whose article it is, and the ways to the ones beside it. */
export function ReadingHead({ queue, current }: { queue: Queue; current: StaffPostSummary }) {
  const { index, total, posts, step } = queue;
  const { origin, author, updatedAt } = current;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {origin === "ai" && <AiMark />}
        <span className="[overflow-wrap:anywhere]">{author && `Oleh ${author.name}`}</span>
        {updatedAt && <span>Diubah {nameShortly(Date.parse(updatedAt), Date.now())}</span>}
      </p>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 w-11 px-0!"
          busy={index === 0}
          onClick={() => step(-1)}
        >
          <Icon node={ChevronLeft} className="size-5" />
          <span className="sr-only">Artikel sebelumnya</span>
        </Button>
        <span className="text-sm font-semibold whitespace-nowrap">
          {index + 1} dari {total}
        </span>
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 w-11 px-0!"
          busy={index >= posts.length - 1}
          onClick={() => step(1)}
        >
          <Icon node={ChevronRight} className="size-5" />
          <span className="sr-only">Artikel berikutnya</span>
        </Button>
      </div>
    </div>
  );
}
