import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import type { Passkey } from "../../../../worker/contract/passkeys";
import { passkeysQuery, useAddPasskey, usePreparePasskey, useRemovePasskey } from "../../../api/account";
import { formatLongDate, formatLongDateTime } from "../../../lib/format";
import { createPasskey } from "../../../lib/passkey";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { PasswordPrompt } from "../../lib/password-prompt";
import { showFailure } from "../../lib/show-failure";
import { LoadFailure } from "../../ui/load-failure";
import { Section } from "../../ui/section";

/** What the password is asked for. */
type Asked = "add" | Passkey | null;

/** One's own passkeys. */
export function Passkeys() {
  const list = useQuery(passkeysQuery());
  const prepare = usePreparePasskey();
  const add = useAddPasskey(createPasskey);
  const remove = useRemovePasskey();
  const [asked, setAsked] = useState<Asked>(null);

  async function handleAdd(confirmation: PasswordConfirmation) {
    const options = await prepare.mutateAsync(confirmation);
    setAsked(null);
    // The browser's own question may stay open for minutes.
    add.mutate(options, {
      onSuccess: () =>
        showToast({
          title: "Passkey ditambahkan",
          description: "Mulai sekarang Anda bisa login tanpa password.",
        }),
      onError: (error) => showFailure(error, "Passkey belum ditambahkan", "Silakan coba lagi."),
    });
  }

  async function handleRemove({ id, name }: Passkey, { currentPassword }: PasswordConfirmation) {
    await remove.mutateAsync({ id, currentPassword });
    setAsked(null);
    showToast({ title: "Passkey dihapus", description: `${name} tidak bisa dipakai login lagi.` });
  }

  return (
    <Section
      id="account-passkeys"
      title="Passkey"
      description="Login dengan sidik jari, wajah, atau PIN perangkat, tanpa password dan tanpa kode. Passkey tidak bisa dicuri lewat halaman palsu."
    >
      {list.isPending && <Spinner label="Memuat passkey..." className="justify-start py-3" />}
      {list.isError && <LoadFailure place="inline" title="Daftar passkey belum bisa dimuat" query={list} />}
      {list.data && list.data.length > 0 && (
        <ul aria-labelledby="account-passkeys" className="mb-6 divide-y divide-line border-y border-line">
          {list.data.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <div className="min-w-0 grow basis-56">
                <strong className="[overflow-wrap:anywhere]">{passkey.name}</strong>
                <p className="text-ink-soft">{describe(passkey)}</p>
                {passkey.otherHost && (
                  <p className="text-ink-soft [overflow-wrap:anywhere]">Hanya untuk {passkey.otherHost}</p>
                )}
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Hapus passkey ${passkey.name}, dibuat ${formatLongDate(passkey.createdAt)}`}
                onClick={() => setAsked(passkey)}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.data?.length === 0 && asked === null && <p className="mb-5 font-semibold">Belum ada</p>}
      {list.data && asked === null && (
        <Button busy={add.isPending} onClick={() => setAsked("add")}>
          {add.isPending ? "Menunggu passkey..." : "Tambah passkey"}
        </Button>
      )}
      {asked === "add" && (
        <PasswordPrompt
          id="add-passkey-password"
          title="Tambah passkey"
          confirmLabel="Lanjutkan"
          failure="Passkey belum bisa dibuat"
          onConfirm={handleAdd}
          onCancel={() => setAsked(null)}
        >
          Ketik password Anda. Sesudah itu browser meminta sidik jari, wajah, atau PIN perangkat ini.
        </PasswordPrompt>
      )}
      {asked !== null && asked !== "add" && (
        <PasswordPrompt
          key={asked.id}
          id="remove-passkey-password"
          title={`Hapus passkey ${asked.name}?`}
          confirmLabel="Hapus"
          danger
          failure="Passkey belum dihapus"
          onConfirm={(confirmation) => handleRemove(asked, confirmation)}
          onCancel={() => setAsked(null)}
        >
          Passkey ini tidak bisa dipakai login lagi, dan sesi lain yang dibuka dengannya langsung berakhir.
        </PasswordPrompt>
      )}
    </Section>
  );
}

function describe({ createdAt, lastUsedAt }: Passkey): string {
  const made = `Dibuat ${formatLongDate(createdAt)}`;
  return lastUsedAt
    ? `${made} · terakhir dipakai ${formatLongDateTime(lastUsedAt)}`
    : `${made} · belum dipakai`;
}
