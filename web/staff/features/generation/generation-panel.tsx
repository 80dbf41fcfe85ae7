import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { useStaff } from "../../../api/staff-rights";
import { Button } from "../../../ui/button";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { PhoneFold } from "../../ui/phone-fold";
import { TextBox } from "../../ui/text-box";
import { BatchProgress } from "./batch-progress";
import { NearestTopics } from "./nearest-topics";
import type { Generation } from "./use-generation";

/** What the AI does for staff, who writes, what the next articles shall be about, and how the last batch goes. */
export function GenerationPanel({ generation }: { generation: Generation }) {
  const { wish, setWish } = generation;
  const status = generation.status.data;
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const { may } = useStaff();
  const isDirect = wish.landing === "published";
  return (
    <section
      aria-labelledby="generation-title"
      className="mt-6 rounded-lg border border-line bg-white max-md:mt-4"
    >
      <div className="px-5 py-4 max-md:p-1.5 sm:px-6">
        <h2 id="generation-title" className="text-lg max-md:hidden">
          Otomatisasi artikel dengan AI
        </h2>
        <PhoneFold
          label="Otomatisasi artikel dengan AI"
          look="line"
          openClassName="max-md:px-3.5 max-md:pb-3"
        >
          <p className="max-w-[75ch] text-ink-soft md:mt-1.5">
            Pilih 1, 5, atau 10 artikel. Penulis memilih topik yang belum dibahas dan menulis artikel lengkap.{" "}
            {isDirect
              ? "Pesanan berikutnya langsung terbit di blog."
              : `Hasilnya menunggu tinjauan: belum terbit sampai ${
                  may("posts.publish") ? "Anda" : "seorang editor"
                } membaca dan menerbitkannya.`}
          </p>
          {status && (
            <p className="mt-1.5 text-sm text-ink-soft">
              <strong className="font-semibold text-ink">{status.writer}</strong> · hari ini{" "}
              {status.writtenToday} dari {status.dailyLimit} artikel
            </p>
          )}
          <details className="mt-2">
            <summary className="w-fit cursor-pointer py-1.5 font-semibold text-fajar-deep underline underline-offset-2">
              Tentukan topik atau kategori sendiri
            </summary>
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              <TextBox
                id="generation-topic"
                label="Topik (opsional)"
                value={wish.topic}
                maxLength={200}
                placeholder="Kosongkan agar dipilihkan"
                onType={(topic) => setWish({ ...wish, topic })}
              />
              <TextBox
                id="generation-category"
                label="Kategori (opsional)"
                value={wish.category}
                maxLength={60}
                placeholder="Kategori apa pun"
                suggestions={categories.map(({ category }) => category)}
                onType={(category) => setWish({ ...wish, category })}
              />
            </div>
          </details>
        </PhoneFold>
        {isDirect && (
          <InlineNotice
            title="Pesanan berikutnya langsung terbit tanpa ditinjau"
            actions={
              <Button variant="outline" size="sm" onClick={() => setWish({ ...wish, landing: "review" })}>
                Kembalikan ke tinjauan
              </Button>
            }
            className="mt-4 max-md:mx-2 max-md:mb-2"
          />
        )}
        <UnknownTopicNotice generation={generation} />
        {generation.status.isError && (
          <LoadFailure
            place="inline"
            title="Status penulis AI belum bisa dimuat"
            query={generation.status}
            className="mt-4 max-md:mx-2 max-md:mb-2"
          />
        )}
      </div>
      {status?.batch && <BatchProgress key={status.batch.id} batch={status.batch} />}
    </section>
  );
}

/** Says that the writer cannot write about the typed topic, with what it could write about; it takes the focus. */
function UnknownTopicNotice({ generation: { unknown, takeTopic } }: { generation: Generation }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!unknown) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [unknown]);
  if (!unknown) return null;
  return (
    <InlineNotice
      ref={ref}
      role="alert"
      title={unknown.nearest.length > 0 ? "Topik ini belum bisa ditulis" : "Artikel belum dipesan"}
      className="mt-4 max-md:mx-2 max-md:mb-2 [overflow-wrap:anywhere]"
    >
      {unknown.message}
      <NearestTopics
        topics={unknown.nearest}
        onChoose={(topic) => {
          takeTopic(topic);
          // The button goes with this notice, and the focus with it.
          document.getElementById("generation-topic")?.focus();
        }}
      />
    </InlineNotice>
  );
}
