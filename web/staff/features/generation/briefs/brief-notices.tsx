import { type Ref, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { formatLongDateTime } from "../../../../lib/format";
import { Button, buttonStyles } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { TwoVersions } from "../../../ui/two-versions";
import { NearestTopics } from "../nearest-topics";
import { briefFields, briefLabels, textOf, valuesOf } from "./brief-values";
import type { BriefFormState } from "./use-brief-form";

/** What came of the last thing that was wanted of a brief; it takes the focus when it appears. */
export function BriefNotices({ state }: { state: BriefFormState }) {
  const { problem, written } = state;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one anew, also one like the one before
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "start" });
  }, [problem, written]);

  if (problem) return <Problem state={state} problem={problem} noticeRef={ref} />;
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
      className="mb-6 scroll-mt-4"
    >
      <p className="[overflow-wrap:anywhere]">“{written.title}”</p>
    </InlineNotice>
  );
}

interface ProblemProps {
  state: BriefFormState;
  problem: NonNullable<BriefFormState["problem"]>;
  noticeRef: Ref<HTMLDivElement>;
}

function Problem({ state, problem, noticeRef }: ProblemProps) {
  const isBusy = state.work !== null;
  const frame = { ref: noticeRef, role: "alert", className: "mb-6 scroll-mt-4" } as const;
  switch (problem.kind) {
    case "conflict": {
      const theirs = valuesOf(problem.stored);
      const differing = briefFields.filter((field) => textOf(theirs, field) !== textOf(state.values, field));
      return (
        <InlineNotice
          {...frame}
          title="Bahan ini diubah orang lain saat Anda mengisinya"
          actions={
            <>
              <Button variant="dark" busy={isBusy} onClick={() => state.keepMine(problem.stored)}>
                Simpan Versi Saya
              </Button>
              <Button variant="outline" busy={isBusy} onClick={() => state.takeStored(problem.stored)}>
                Pakai Versi Tersimpan
              </Button>
            </>
          }
        >
          Versi lain disimpan {formatLongDateTime(problem.stored.updatedAt)}. “Simpan Versi Saya”
          menggantikannya. Dengan “Pakai Versi Tersimpan”, isian Anda tetap ada sebagai draf di browser ini.
          {differing.map((field) => (
            <TwoVersions
              key={field}
              label={briefLabels[field]}
              mine={textOf(state.values, field)}
              theirs={textOf(theirs, field)}
            />
          ))}
        </InlineNotice>
      );
    }
    case "gone":
      return (
        <InlineNotice
          {...frame}
          tone="danger"
          title="Bahan ini sudah dihapus"
          actions={
            <Button variant="dark" busy={isBusy} onClick={state.saveAsNew}>
              Simpan sebagai bahan baru
            </Button>
          }
        >
          Seseorang menghapusnya saat Anda mengisinya. Isian Anda masih ada di formulir ini.
        </InlineNotice>
      );
    case "unkept":
      return (
        <InlineNotice {...frame} tone="danger" title="Isian Anda belum bisa disimpan sebagai draf">
          Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.
        </InlineNotice>
      );
    default:
      return (
        <InlineNotice {...frame} tone="danger" title={problem.title}>
          {problem.text}
          {problem.nearest && (
            <NearestTopics
              topics={problem.nearest}
              onChoose={(keyPhrase) => {
                state.change({ keyPhrase });
                document.getElementById("brief-keyPhrase")?.focus();
              }}
            />
          )}
        </InlineNotice>
      );
  }
}
