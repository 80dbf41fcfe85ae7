import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RevisionKind, RevisionSummary } from "../../../../../worker/contract/desk/revisions";
import { historyQuery } from "../../../../api/post-history";
import { cn } from "../../../../lib/cn";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Spinner } from "../../../../ui/spinner";
import { Drawer } from "../../../ui/drawer";
import { LoadFailure } from "../../../ui/load-failure";
import { ChosenVersion } from "./chosen-version";
import type { HistoryDrawerProps } from "./history-props";

/** A kept version is what the post was before, save for what was approved or written. */
const kinds: Record<RevisionKind, string> = {
  save: "Sebelum disimpan",
  restore: "Sebelum versi lama dipulihkan",
  approve: "Disetujui terbit",
  ai: "Ditulis AI",
  reformat: "Sebelum format dirapikan",
};

/** What a post was before, and the way back to it. */
export default function HistoryDrawer(props: HistoryDrawerProps) {
  const { post, onClose } = props;
  const history = useQuery(historyQuery(post.id));
  const [chosen, setChosen] = useState<RevisionSummary | null>(null);
  return (
    <Drawer title="Riwayat" lead={post.title} wide onClose={onClose}>
      {history.isError && (
        <LoadFailure
          place="inline"
          title="Riwayat belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={history}
        />
      )}
      {history.isPending && <Spinner label="Memuat riwayat..." className="py-10" />}
      {history.data?.length === 0 && (
        <p className="text-ink-soft">
          Belum ada versi sebelumnya. Setiap kali artikel disimpan, isi sebelumnya disimpan di sini.
        </p>
      )}
      {history.data && history.data.length > 0 && (
        <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
          <ol className={cn("grid content-start gap-1.5", chosen && "max-md:hidden")}>
            {history.data.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-current={version.id === chosen?.id || undefined}
                  onClick={() => setChosen(version)}
                  className="w-full rounded-md border border-line bg-white px-3.5 py-2.5 text-left hover:border-ink aria-current:border-ink aria-current:bg-sand"
                >
                  <span className="block font-semibold">{kinds[version.kind]}</span>
                  <span className="block text-sm text-ink-soft">{whenAndWho(version)}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className="min-w-0">
            {chosen ? (
              <ChosenVersion
                key={chosen.id}
                {...props}
                version={chosen}
                name={`${kinds[chosen.kind]}, ${whenAndWho(chosen)}`}
                onBack={() => setChosen(null)}
              />
            ) : (
              <p className="text-ink-soft max-md:hidden">
                Pilih satu versi untuk membandingkannya dengan artikel yang tersimpan sekarang.
              </p>
            )}
          </div>
        </div>
      )}
    </Drawer>
  );
}

function whenAndWho({ createdAt, author }: RevisionSummary): string {
  const who = author ? `, oleh ${author.name}` : "";
  return `${formatLongDate(createdAt)} pukul ${formatTime(createdAt)} WIB${who}`;
}
