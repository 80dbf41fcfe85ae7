import { useState } from "react";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { useStartBatch } from "../../../../api/generation";
import { ApiError, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { useAlone } from "./use-alone";

export interface OrderProblem {
  text: string;
  /** Topics that the writer knows, where it does not know that of a brief. */
  nearest: string[];
}

const lost =
  "Jawaban server tidak sampai. Periksa kemajuannya di Admin Blog sebelum mencoba lagi; pesanan mungkin sudah diterima.";

/** Orders an article of each of several briefs; all of them land in review. */
export function useBriefOrders() {
  const several = useStartBatch();
  const { work, alone } = useAlone<"order">();
  const [problem, setProblem] = useState<OrderProblem | null>(null);

  return {
    isOrdering: work !== null,
    problem,
    forget: () => setProblem(null),
    /** Resolves to whether they are being written. */
    order: async (briefs: readonly Pick<Brief, "id">[]): Promise<boolean> => {
      let isOrdered = false;
      await alone("order", async () => {
        setProblem(null);
        const briefIds = briefs.map(({ id }) => id);
        try {
          await several.mutateAsync({ count: briefIds.length, briefIds, landing: "review" });
          isOrdered = true;
          showToast({
            title: "Proses dimulai!",
            description: `${briefIds.length} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
          });
        } catch (error) {
          console.error(error);
          setProblem({
            text: messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi."),
            nearest: error instanceof ApiError ? (error.details.nearest ?? []) : [],
          });
        }
      });
      return isOrdered;
    },
  };
}
