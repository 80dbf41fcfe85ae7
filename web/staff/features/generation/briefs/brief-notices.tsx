import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { buttonStyles } from "../../../../ui/button";
import { RecordNotice, useArrival } from "../../../lib/record-form/record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { NearestTopics } from "../nearest-topics";
import { briefLabels, textOf, valuesOf } from "./brief-values";
import type { BriefFormState } from "./use-brief-form";

/** What came of the last thing that was wanted of a brief; it takes the focus when it appears. */
export function BriefNotices({ state }: { state: BriefFormState }) {
  const { problem, written } = state;
  const ref = useArrival(written);
  if (problem) {
    return (
      <RecordNotice
        state={state}
        conflict={() => "Bahan ini diubah orang lain saat Anda mengisinya"}
        gone={{ title: "Bahan ini sudah dihapus", action: "Simpan sebagai bahan baru" }}
        labels={briefLabels}
        toValues={valuesOf}
        textOf={textOf}
      >
        {problem.kind === "refused" && problem.nearest && (
          <NearestTopics
            topics={problem.nearest}
            onChoose={(keyPhrase) => {
              state.change({ keyPhrase });
              document.getElementById("brief-keyPhrase")?.focus();
            }}
          />
        )}
      </RecordNotice>
    );
  }
  if (!written) return null;
  return (
    <InlineNotice
      ref={ref}
      role="status"
      tone="success"
      title="Artikel sudah ditulis dan menunggu tinjauan"
      actions={
        <Link to={`${staffPaths.review}?artikel=${written.id}`} className={buttonStyles("dark")}>
          Baca di Tinjauan
        </Link>
      }
      className="my-6 scroll-mt-4"
    >
      <p className="[overflow-wrap:anywhere]">“{written.title}”</p>
    </InlineNotice>
  );
}
