import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import { useMemo, useState } from "react";
import type { Revision, RevisionKind, RevisionSummary } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { historyQuery, revisionQuery, useRestoreVersion } from "../../../../api/post-checks";
import { cn } from "../../../../lib/cn";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { ApiError, failureText } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { Drawer } from "../../../ui/drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { Loaded } from "../../../ui/loaded";
import { toPostInput } from "../post-values";
import { Comparison } from "./comparison";

/** The names of the kinds. A revision is the version before the action, except for `approve` and `generate`. */
const kinds: Record<RevisionKind, string> = {
  save: "Sebelum disimpan",
  restore: "Sebelum versi lama dipulihkan",
  approve: "Disetujui terbit",
  ai: "Ditulis AI",
  reformat: "Sebelum format dirapikan",
};

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

interface HistoryDrawerProps {
  /** The stored post. */
  post: StaffPost;
  hasUnsaved: () => boolean;
  mayRestore: boolean;
  /** Called with the restored post. */
  onRestored: (stored: StaffPost) => void;
  onClose: () => void;
}

/** The revisions of a post with restore. */
export default function HistoryDrawer(props: HistoryDrawerProps) {
  const { post, onClose } = props;
  const history = useQuery(historyQuery(post.id));
  const [chosen, setChosen] = useState<RevisionSummary | null>(null);
  return (
    <Drawer title="Riwayat" lead={post.title} wide onClose={onClose}>
      <Loaded query={history} name="riwayat" isPart>
        {(versions) =>
          versions.length === 0 ? (
            <p className="text-ink-soft">
              Belum ada versi sebelumnya. Setiap kali artikel disimpan, isi sebelumnya disimpan di sini.
            </p>
          ) : (
            <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
              <ol className={cn("grid content-start gap-1.5", chosen && "max-md:hidden")}>
                {versions.map((version) => (
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
          )
        }
      </Loaded>
    </Drawer>
  );
}

function whenAndWho({ createdAt, author }: RevisionSummary): string {
  const who = author ? `, oleh ${author.name}` : "";
  return `${formatLongDate(createdAt)} pukul ${formatTime(createdAt)} WIB${who}`;
}

interface ChosenVersionProps extends HistoryDrawerProps {
  version: RevisionSummary;
  /** Its time and kind. */
  name: string;
  onBack: () => void;
}

/** A revision compared with the current version. */
function ChosenVersion(props: ChosenVersionProps) {
  const { post, version, name, onBack } = props;
  const query = useQuery(revisionQuery(post.id, version.id));
  return (
    <>
      <Button icon={ArrowLeft} variant="quiet" size="sm" onClick={onBack} className="mb-3 -ml-3.5 md:hidden">
        Semua versi
      </Button>
      <h3 className="text-base font-bold">{name}</h3>
      <Loaded query={query} name="versi ini" isPart>
        {(revision) => (
          <>
            <div className="mt-3">
              <Comparison
                before={toPostInput(revision)}
                after={toPostInput(post)}
                beforeName="versi ini"
                afterName="artikel sekarang"
              />
            </div>
            {props.hasUnsaved() && (
              <p className="mt-4 text-sm text-ink-soft">
                Yang dibandingkan adalah artikel yang tersimpan. Tulisan Anda yang belum disimpan tidak ikut.
              </p>
            )}
            {props.mayRestore && <Restoring {...props} revision={revision} />}
          </>
        )}
      </Loaded>
    </>
  );
}

/** An inline confirmation, because a dialog would cover the comparison. */
function Restoring({ revision, ...props }: ChosenVersionProps & { revision: Revision }) {
  const { post } = props;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, error, isPending } = useRestoreVersion();
  const { runExclusive } = useExclusive();
  // The key makes a retry idempotent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version needs a new key
  const key = useMemo(() => crypto.randomUUID(), [post.updatedAt]);
  const problem = error && failureText(error, lost, "Versi ini belum bisa dipulihkan. Silakan coba lagi.");
  const isOutdated = error instanceof ApiError && error.fields.version;

  const restore = () =>
    runExclusive("restore", () =>
      mutateAsync({ post, revisionId: revision.id, key }).then(
        (stored) => {
          props.onClose();
          props.onRestored(stored);
          showToast({ title: "Sukses!", description: "Versi lama dipulihkan" });
        },
        // The message is shown beside the button.
        console.error,
      ),
    );

  if (!isAsking) {
    return (
      <Button variant="dark" onClick={() => setAsking(true)} className="mt-6">
        Pulihkan versi ini
      </Button>
    );
  }
  return (
    <InlineNotice
      title="Pulihkan versi ini?"
      className="mt-6"
      actions={
        <>
          <Button variant="dark" busy={isPending} onClick={restore}>
            Ya, Pulihkan
          </Button>
          <Button variant="outline" busy={isPending} onClick={() => setAsking(false)}>
            Batal
          </Button>
        </>
      }
    >
      Isi artikel sekarang diganti dengan versi ini dan tetap ada di riwayat. Statusnya tidak berubah.
      {props.hasUnsaved() &&
        " Tulisan Anda yang belum disimpan tetap ada sebagai draf di browser ini dan ditawarkan setelahnya."}
      <span role="alert" className="mt-3 block font-medium text-danger empty:hidden">
        {isOutdated ? `${problem}. Tutup riwayat, lalu muat ulang artikelnya.` : problem}
      </span>
    </InlineNotice>
  );
}
