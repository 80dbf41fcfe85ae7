import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import type {
  ContentVersionEntry,
  PublishedContent,
  SiteContentState,
} from "../../../../worker/contract/site-content/calls";
import { fieldMeta } from "../../../../worker/contract/site-content/fields";
import {
  type ContentKey,
  contentKeys,
  contentSchemas,
  editorKeys,
} from "../../../../worker/contract/site-content/schema";
import {
  contentHistoryQuery,
  siteContentQuery,
  useDiscardPending,
  usePublishContent,
  useRestoreContent,
} from "../../../api/site-content";
import { useStaff } from "../../../api/staff-rights";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button, buttonStyles } from "../../../ui/button";
import { useArrival } from "../../lib/record-form/record-form";
import { showFailure } from "../../lib/show-failure";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { InlineNotice } from "../../ui/inline-notice";
import { Loaded } from "../../ui/loaded";
import { PageHead } from "../../ui/page-head";
import { SelectBox } from "../../ui/select-box";
import { ContentForm } from "./content-form";
import { SiteTabs } from "./site-tabs";

const getLabel = (key: ContentKey) => fieldMeta.get(contentSchemas[key])?.label ?? key;

/** The names of the parts that wait to be published. */
const listWaiting = (pending: SiteContentState["pending"]) =>
  (Object.keys(pending?.keys ?? {}) as ContentKey[]).map(getLabel).join(", ");

/** The site content: edited by key and published as a whole. */
export default function SiteScreen() {
  const query = useQuery(siteContentQuery());
  const { may } = useStaff();
  const [address, setAddress] = useSearchParams();
  /** Incremented after discarding or restoring, to reset the form. */
  const [round, setRound] = useState(0);
  const begin = () => setRound((before) => before + 1);
  const [stale, setStale] = useState<PublishedContent["stale"]>([]);
  const keys = may("site.publish") ? contentKeys : editorKeys;
  const nameOf = (key: ContentKey, { pending }: SiteContentState) =>
    pending?.keys[key] ? `${getLabel(key)} (diubah)` : getLabel(key);
  const chosen = keys.find((key) => key === address.get("bagian")) ?? (keys[0] as ContentKey);
  return (
    <>
      <PageHead
        title="Situs"
        lead="Fakta, harga, dan teks situs. Perubahan menunggu sampai diterbitkan, lalu berlaku di semua halaman sekaligus."
      />
      <SiteTabs />
      <Loaded query={query} name="isi situs">
        {(state) => (
          <>
            <Pending state={state} onDiscarded={begin} />
            {stale.length > 0 && <StaleArticles stale={stale} />}
            {state.samples.length > 0 && (
              <InlineNotice title="Masih ada contoh" className="mt-5">
                {state.samples.map(getLabel).join(", ")} masih berisi contoh. Contoh testimoni dan tim tidak
                tampil di domain sendiri. Ganti isinya, atau hapus tandanya bila benar.
              </InlineNotice>
            )}
            <div className="mt-6 lg:grid lg:grid-cols-[min(12rem,25%)_minmax(0,1fr)] lg:gap-8">
              <SelectBox
                id="bagian"
                label="Bagian"
                value={chosen}
                options={keys.map((key) => ({ value: key, label: nameOf(key, state) }))}
                onSelect={(key) => setAddress({ bagian: key })}
                className="max-w-sm lg:hidden"
              />
              <nav aria-label="Bagian" className="max-lg:hidden">
                <ul className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto">
                  {keys.map((key) => (
                    <li key={key}>
                      <Link
                        to={`?bagian=${key}`}
                        aria-current={key === chosen ? "page" : undefined}
                        className="block rounded-md px-3 py-1.5 text-sm font-semibold -outline-offset-3 hover:bg-sand aria-[current]:bg-sand"
                      >
                        {nameOf(key, state)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="min-w-0">
                <p className="max-lg:mt-3 mb-4 text-sm text-ink-soft">
                  Kata dalam kurung kurawal, seperti {"{harga mulai}"} atau {"{nama}"}, diisi otomatis dari
                  bagian Usaha.
                </p>
                <ContentForm
                  key={`${chosen} ${round}`}
                  contentKey={chosen}
                  label={getLabel(chosen)}
                  state={state}
                  publish={
                    may("site.publish") &&
                    state.pending && <PublishButton state={state} onPublished={setStale} />
                  }
                />
                {may("site.publish") && <History state={state} onRestored={begin} />}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

interface PendingProps {
  state: SiteContentState;
  onDiscarded: () => void;
}

/** The pending changes. */
function Pending({ state: { pending }, onDiscarded }: PendingProps) {
  const { may } = useStaff();
  const discarding = useDiscardPending();
  const [isAsking, setAsking] = useState(false);
  const waiting = listWaiting(pending);
  return (
    <>
      {waiting && (
        <InlineNotice
          title="Perubahan menunggu diterbitkan"
          className="mt-5"
          actions={
            <>
              <a href="/?pratinjau=situs" target="_blank" rel="noopener" className={buttonStyles("outline")}>
                Lihat Pratinjau
              </a>
              {may("site.publish") && (
                <Button variant="outline" disabled={discarding.isPending} onClick={() => setAsking(true)}>
                  Buang
                </Button>
              )}
            </>
          }
        >
          {waiting}.{" "}
          {may("site.publish")
            ? "Tekan Terbitkan di bawah setelah isian tersimpan"
            : "Pemilik yang menerbitkannya"}
          . Alamat halaman mana pun dengan ?pratinjau=situs menampilkannya kepada pemilik dan editor.
        </InlineNotice>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Buang perubahan yang belum diterbitkan?"
        confirmLabel="Ya, Buang"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discarding.mutate(
            { updatedAt: pending?.updatedAt ?? null },
            {
              onSuccess: onDiscarded,
              onError: (error) => showFailure(error, "Belum dibuang"),
            },
          );
        }}
      >
        Perubahan {waiting} hilang bagi semua staf. Situs tidak berubah.
      </ConfirmDialog>
    </>
  );
}

interface PublishButtonProps {
  state: SiteContentState;
  onPublished: (stale: PublishedContent["stale"]) => void;
}

/** The button in the sticky bar of the form. */
function PublishButton({ state: { version, pending }, onPublished }: PublishButtonProps) {
  const publishing = usePublishContent();
  // Typing removes the button, and the callbacks of `mutate` are not called after that.
  async function publish() {
    try {
      const answer = await publishing.mutateAsync({ version, updatedAt: pending?.updatedAt ?? null });
      onPublished(answer.stale);
      const description = `Versi ${answer.version} berlaku di semua halaman.`;
      showToast({ title: "Diterbitkan", description });
    } catch (error) {
      showFailure(error, "Belum diterbitkan");
    }
  }
  return (
    <Button variant="dark" busy={publishing.isPending} onClick={publish} className="max-sm:grow">
      Terbitkan
    </Button>
  );
}

function StaleArticles({ stale }: Pick<PublishedContent, "stale">) {
  const ref = useArrival(stale);
  return (
    <InlineNotice ref={ref} title="Artikel ini masih menyebut fakta lama" className="mt-5 scroll-mt-4">
      <ul className="grid gap-3">
        {stale.map(({ postId, title, sentence, old, new: now }) => (
          <li key={`${postId} ${sentence}`} className="[overflow-wrap:anywhere]">
            <a href={staffPaths.editedPost.replace(":id", String(postId))} className="font-bold underline">
              {title}
            </a>
            <p>“{sentence}”</p>
            <p className="text-sm text-ink-soft">
              {old} menjadi {now}
            </p>
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}

/** The changes of a version, old beside new. */
function Changes({ changes }: Pick<ContentVersionEntry, "changes">) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 w-fit py-2 text-sm font-semibold">
        Bandingkan dengan versi sebelumnya
      </summary>
      <dl className="grid gap-3 pb-3 text-sm [overflow-wrap:anywhere]">
        {changes.map(({ field, old, new: now }) => (
          <div key={field}>
            <dt className="text-ink-soft">{field}</dt>
            <dd>
              <del>{old || "(kosong)"}</del> menjadi{" "}
              <ins className="font-semibold no-underline">{now || "(kosong)"}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface HistoryProps {
  state: SiteContentState;
  onRestored: () => void;
}

/** The published versions; each can be restored as a pending change. */
function History({ state: { version: current, pending }, onRestored }: HistoryProps) {
  const history = useQuery(contentHistoryQuery());
  const restoring = useRestoreContent();
  const first: ContentVersionEntry = { version: 0, updatedAt: 0, by: null, keys: [], changes: [] };
  const entries = [...(history.data ?? []), first];
  /** The version to be restored over what waits; null closes the question. */
  const [asked, setAsked] = useState<number | null>(null);
  const restore = (version: number) =>
    restoring.mutate(
      { version, updatedAt: pending?.updatedAt ?? null },
      {
        onSuccess: () => {
          onRestored();
          showToast({ title: "Dikembalikan", description: "Isinya menunggu diterbitkan." });
        },
        onError: (error) => showFailure(error, "Belum dikembalikan"),
      },
    );
  if (current === 0) return null;
  return (
    <section aria-labelledby="riwayat" className="mt-10 border-t border-line pt-6">
      <h2 id="riwayat" className="text-lg">
        Riwayat
      </h2>
      <ol className="mt-4 grid gap-2">
        {entries.map(({ version, updatedAt, by, keys, changes }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p>
                <strong>{version === 0 ? "Isi awal" : `Versi ${version}`}</strong>
                {version > 0 &&
                  `, ${formatLongDateTime(new Date(updatedAt).toISOString())}, ${by ?? "akun yang sudah dihapus"}: ${keys.map(getLabel).join(", ")}`}
              </p>
              {changes.length > 0 && <Changes changes={changes} />}
            </div>
            {version !== current && (
              <Button
                variant="outline"
                size="sm"
                disabled={restoring.isPending}
                onClick={() => (pending ? setAsked(version) : restore(version))}
              >
                Kembalikan
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title="Ganti perubahan yang menunggu?"
        confirmLabel="Ya, Kembalikan"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) restore(asked);
          setAsked(null);
        }}
      >
        Perubahan {listWaiting(pending)} yang menunggu diterbitkan hilang bagi semua staf.
      </ConfirmDialog>
    </section>
  );
}
