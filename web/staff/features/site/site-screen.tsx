import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
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
import { Spinner } from "../../../ui/spinner";
import { showFailure } from "../../lib/show-failure";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { PageHead } from "../../ui/page-head";
import { SelectBox } from "../../ui/select-box";
import { ContentForm } from "./content-form";
import { SiteTabs } from "./site-tabs";

const labelOf = (key: ContentKey) => fieldMeta.get(contentSchemas[key])?.label ?? key;

/** What the site says of the business: changed a part at a time, and published as one whole. */
export function SiteScreen() {
  const query = useQuery(siteContentQuery());
  const { may } = useStaff();
  const [address, setAddress] = useSearchParams();
  /** Counts what was discarded or brought back: the form begins anew. */
  const [round, setRound] = useState(0);
  const begin = () => setRound((before) => before + 1);
  const keys = may("site.publish") ? contentKeys : editorKeys;
  const chosen = keys.find((key) => key === address.get("bagian")) ?? (keys[0] as ContentKey);
  const state = query.data;
  return (
    <>
      <PageHead
        title="Situs"
        lead="Fakta, harga, dan teks situs. Perubahan menunggu sampai diterbitkan, lalu berlaku di semua halaman sekaligus."
      />
      <SiteTabs />
      {query.isPending && <Spinner label="Memuat isi situs..." className="py-20" />}
      {query.isError && !state && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat isi situs" query={query} />
      )}
      {state && (
        <>
          <Publishing state={state} onDiscarded={begin} />
          {state.samples.length > 0 && (
            <InlineNotice title="Masih ada contoh" className="mt-5">
              {state.samples.map(labelOf).join(", ")} masih berisi contoh. Contoh testimoni dan tim tidak
              tampil di domain sendiri. Ganti isinya, atau hapus tandanya bila benar.
            </InlineNotice>
          )}
          <SelectBox
            id="bagian"
            label="Bagian"
            value={chosen}
            options={keys.map((key) => ({
              value: key,
              label: state.pending?.keys[key] ? `${labelOf(key)} (diubah)` : labelOf(key),
            }))}
            onSelect={(key) => setAddress({ bagian: key })}
            className="mt-6 max-w-sm"
          />
          <p className="mt-3 text-sm text-ink-soft">
            Kata dalam kurung kurawal, seperti {"{harga mulai}"} atau {"{nama}"}, diisi otomatis dari fakta di
            atas.
          </p>
          <ContentForm
            key={`${chosen} ${state.version} ${round}`}
            contentKey={chosen}
            label={labelOf(chosen)}
            state={state}
          />
          {may("site.publish") && <History state={state} onRestored={begin} />}
        </>
      )}
    </>
  );
}

interface PublishingProps {
  state: SiteContentState;
  onDiscarded: () => void;
}

/** What waits to be published, and what came of publishing. */
function Publishing({ state: { version, pending }, onDiscarded }: PublishingProps) {
  const { may } = useStaff();
  const publishing = usePublishContent();
  const discarding = useDiscardPending();
  const [isAsking, setAsking] = useState(false);
  const waiting = Object.keys(pending?.keys ?? {}) as ContentKey[];
  const isBusy = publishing.isPending || discarding.isPending;
  const updatedAt = pending?.updatedAt ?? null;
  const publish = () =>
    publishing.mutate(
      { version, updatedAt },
      {
        onSuccess: (answer) =>
          showToast({
            title: "Diterbitkan",
            description: `Versi ${answer.version} berlaku di semua halaman.`,
          }),
        onError: (error) => showFailure(error, "Belum diterbitkan", "Silakan coba lagi."),
      },
    );
  return (
    <>
      {waiting.length > 0 && (
        <InlineNotice
          title="Perubahan menunggu diterbitkan"
          className="mt-5"
          actions={
            <>
              {may("site.publish") && (
                <>
                  <Button variant="dark" busy={isBusy} onClick={publish}>
                    Terbitkan
                  </Button>
                  <Button variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
                    Buang
                  </Button>
                </>
              )}
              <a href="/?pratinjau=situs" target="_blank" rel="noopener" className={buttonStyles("outline")}>
                Lihat Pratinjau
              </a>
            </>
          }
        >
          {waiting.map(labelOf).join(", ")}.{!may("site.publish") && " Pemilik yang menerbitkannya."} Alamat
          halaman mana pun dengan ?pratinjau=situs menampilkannya kepada pemilik dan editor.
        </InlineNotice>
      )}
      {publishing.data && publishing.data.stale.length > 0 && <StaleArticles answer={publishing.data} />}
      <ConfirmDialog
        open={isAsking}
        title="Buang perubahan yang belum diterbitkan?"
        cancelLabel="Batal"
        confirmLabel="Ya, Buang"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discarding.mutate(
            { updatedAt },
            {
              onSuccess: onDiscarded,
              onError: (error) => showFailure(error, "Belum dibuang", "Silakan coba lagi."),
            },
          );
        }}
      >
        Perubahan {waiting.map(labelOf).join(", ")} hilang bagi semua staf. Situs tidak berubah.
      </ConfirmDialog>
    </>
  );
}

function StaleArticles({ answer: { stale } }: { answer: PublishedContent }) {
  return (
    <InlineNotice title="Artikel ini masih menyebut fakta lama" className="mt-5">
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

/** What a version changed, the old beside the new. */
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

/** The published wholes; each can be brought back as a change that waits. */
function History({ state: { version: current, pending }, onRestored }: HistoryProps) {
  const history = useQuery(contentHistoryQuery());
  const restoring = useRestoreContent();
  const first: ContentVersionEntry = { version: 0, updatedAt: 0, by: null, keys: [], changes: [] };
  const entries = [...(history.data ?? []), first];
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
                  `, ${formatLongDateTime(new Date(updatedAt).toISOString())}, ${by ?? "akun yang sudah dihapus"}: ${keys.map(labelOf).join(", ")}`}
              </p>
              {changes.length > 0 && <Changes changes={changes} />}
            </div>
            {version !== current && (
              <Button
                variant="outline"
                size="sm"
                disabled={restoring.isPending}
                onClick={() =>
                  restoring.mutate(
                    { version, updatedAt: pending?.updatedAt ?? null },
                    {
                      onSuccess: () => {
                        onRestored();
                        showToast({ title: "Dikembalikan", description: "Isinya menunggu diterbitkan." });
                      },
                      onError: (error) => showFailure(error, "Belum dikembalikan", "Silakan coba lagi."),
                    },
                  )
                }
              >
                Kembalikan
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
