import { useQuery } from "@tanstack/react-query";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { LoadFailure } from "../../ui/load-failure";
import { TextBox } from "../../ui/text-box";
import { BatchProgress } from "./batch-progress";
import type { Generation } from "./use-generation";

/** What the AI does for staff, who writes, what the next articles shall be about, and how the last batch goes. */
export function GenerationPanel({ generation }: { generation: Generation }) {
  const { wish, setWish } = generation;
  const status = generation.status.data;
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  return (
    <section aria-labelledby="generation-title" className="mt-8 rounded-lg border border-line bg-white">
      <div className="p-5 sm:p-6">
        <div>
          <h2 id="generation-title" className="text-lg">
            Otomatisasi artikel dengan AI
          </h2>
          <p className="mt-2 max-w-[75ch] text-ink-soft">
            Pilih 1, 5, atau 10 artikel. Penulis memilih topik yang belum dibahas, menulis artikel lengkap,
            lalu langsung menerbitkannya di blog. Baca dan sunting hasilnya seperti artikel lain.
          </p>
          {status && (
            <p className="mt-3 text-sm text-ink-soft">
              <strong className="font-semibold text-ink">{status.writer}</strong> · hari ini{" "}
              {status.writtenToday} dari {status.dailyLimit} artikel
            </p>
          )}
          {generation.status.isError && (
            <LoadFailure
              place="inline"
              title="Status penulis AI belum bisa dimuat"
              query={generation.status}
              className="mt-4"
            />
          )}
        </div>
        <details className="mt-3">
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
      </div>
      {status?.batch && <BatchProgress key={status.batch.id} batch={status.batch} />}
    </section>
  );
}
