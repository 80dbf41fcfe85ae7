import { useQuery } from "@tanstack/react-query";
import { dayOf } from "../../../../../worker/contract/jakarta";
import { generatedOnDayQuery } from "../../../../api/post-transitions";
import { FormDialog } from "../../../ui/form-dialog";
import { InlineNotice } from "../../../ui/inline-notice";
import { ClaimsWarning } from "../checks/claims-warning";
import { PostTitles } from "./post-titles";
import type { QuestionProps } from "./use-post-desk";

/** Asks before posts become public at once. */
export function PublishDialog({ question, desk }: QuestionProps) {
  const { posts, inBulk } = question;
  const isGenerated = posts.some(({ origin }) => origin === "ai");
  return (
    <FormDialog
      title="Terbitkan Sekarang"
      lead={<PostTitles posts={posts} />}
      submitLabel="Ya, Terbitkan"
      problem={desk.problem}
      pending={desk.isPending}
      onCancel={desk.cancel}
      onSubmit={() => desk.answer({})}
    >
      <p>
        {posts.length === 1 ? "Artikel ini" : `Semua ${posts.length} artikel`} langsung bisa dibaca siapa pun,
        dan nama Anda tercatat sebagai peninjaunya.
      </p>
      <ClaimsWarning
        posts={posts}
        consequence={posts.length === 1 ? "artikel ini belum bisa terbit" : "yang ini tidak ikut terbit"}
      />
      {isGenerated && inBulk && (
        <p className="mt-3 text-ink-soft">
          Artikel AI yang terbit pada satu hari dibatasi. Yang melebihi batas tidak diterbitkan dan tetap
          dipilih, untuk dijadwalkan berseling.
        </p>
      )}
      {isGenerated && !inBulk && <CeilingWarning />}
    </FormDialog>
  );
}

/** An editor may go past the ceiling with a single article, and is to know it. */
function CeilingWarning() {
  const { data } = useQuery(generatedOnDayQuery(dayOf(new Date())));
  if (!data || data.count < data.ceiling) return null;
  return (
    <InlineNotice
      title={`Hari ini sudah ada ${data.count} artikel AI, batasnya ${data.ceiling} sehari`}
      className="mt-5"
    >
      Google memperlakukan terbitan massal buatan AI tanpa nilai tambah sebagai spam. Lebih aman menjadwalkan
      artikel ini untuk hari lain.
    </InlineNotice>
  );
}
