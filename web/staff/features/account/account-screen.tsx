import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AccountSession,
  minNewPassword,
  type PasswordConfirmation,
  passwordChange,
} from "../../../../worker/contract/account";
import type { Passkey } from "../../../../worker/contract/passkeys";
import {
  accountSessionsQuery,
  passkeysQuery,
  useAddPasskey,
  useChangePassword,
  useEndSessions,
  usePreparePasskey,
  useRemovePasskey,
} from "../../../api/account";
import { sessionQuery } from "../../../api/auth";
import { formatLongDate, formatLongDateTime } from "../../../lib/format";
import { createPasskey } from "../../../lib/passkey";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { PasswordPrompt } from "../../lib/password-prompt";
import { showFailure } from "../../lib/show-failure";
import { useAccountForm } from "../../lib/use-account-form";
import { ListCell, type ListColumn, ListRow, ListTable } from "../../lists/list-table";
import { LoadFailure } from "../../ui/load-failure";
import { PageHead } from "../../ui/page-head";
import { PasswordField } from "../../ui/password-field";
import { Section } from "../../ui/section";
import { SecondFactor } from "./second-factor";

/** One's own account: password, passkeys, second factor and sessions. */
export default function AccountScreen() {
  const user = useQuery(sessionQuery()).data?.user;
  return (
    <>
      <PageHead title="Akun Saya" lead={user && `${user.name} (${user.username})`} />
      <ChangePassword />
      <Passkeys />
      <SecondFactor />
      <SessionList />
    </>
  );
}

const empty = { currentPassword: "", newPassword: "" };

function ChangePassword() {
  const username = useQuery(sessionQuery()).data?.user?.username ?? "";
  const changePassword = useChangePassword();
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: passwordChange,
    empty,
    failure: "Password belum diganti",
    onSubmit: async (input) => {
      await changePassword.mutateAsync(input);
      form.reset(empty);
      showToast({ title: "Password diganti", description: "Semua sesi Anda yang lain telah diakhiri." });
    },
  });
  const { errors } = form.formState;

  return (
    <Section
      id="account-password"
      title="Ganti Password"
      description="Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya. Setelah diganti, semua perangkat lain keluar."
    >
      <form noValidate onSubmit={handleSubmit} className="grid max-w-md gap-5">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="current-password"
          label="Password saat ini"
          name="password saat ini"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <PasswordField
          id="new-password"
          label="Password baru"
          name="password baru"
          autoComplete="new-password"
          hint={`Minimal ${minNewPassword} karakter`}
          error={errors.newPassword?.message}
          registration={form.register("newPassword")}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? "Menyimpan..." : "Ganti Password"}
        </Button>
      </form>
    </Section>
  );
}

/** What is about to end. */
type Ending = { session: AccountSession } | "others" | null;

function SessionList() {
  const list = useQuery(accountSessionsQuery());
  const endSessions = useEndSessions();
  const [ending, setEnding] = useState<Ending>(null);
  const others = list.data?.filter(({ current }) => !current).length ?? 0;

  async function handleConfirm({ currentPassword }: PasswordConfirmation) {
    const chosen = ending && ending !== "others" ? { sessionId: ending.session.id } : {};
    const { ended } = await endSessions.mutateAsync({ currentPassword, ...chosen });
    // Meanwhile the question may be about another one.
    setEnding((asked) => (asked === ending ? null : asked));
    showToast({ title: "Sesi diakhiri", description: `${ended} sesi diakhiri` });
  }

  return (
    <Section
      id="account-sessions"
      title="Sesi Aktif"
      description="Perangkat yang sedang login dengan akun Anda. Sesi berakhir sendiri setelah 24 jam tidak dipakai, paling lama 7 hari setelah login."
    >
      {list.isPending && <Spinner label="Memuat sesi..." className="justify-start py-3" />}
      {list.isError && <LoadFailure place="inline" title="Daftar sesi belum bisa dimuat" query={list} />}
      {ending && (
        <div className="mb-6">
          <PasswordPrompt
            key={ending === "others" ? ending : ending.session.id}
            id="end-session-password"
            title={ending === "others" ? "Akhiri semua sesi lain?" : `Akhiri sesi ${ending.session.device}?`}
            confirmLabel="Akhiri"
            danger
            failure="Sesi belum diakhiri"
            onConfirm={handleConfirm}
            onCancel={() => setEnding(null)}
          >
            {ending === "others"
              ? "Semua perangkat selain yang ini langsung keluar."
              : "Perangkat itu langsung keluar dan harus login lagi."}
          </PasswordPrompt>
        </div>
      )}
      {list.data && (
        <>
          <SessionTable sessions={list.data} onEnd={(session) => setEnding({ session })} />
          {others > 0 && (
            <Button variant="outline" className="mt-6" onClick={() => setEnding("others")}>
              Akhiri Semua Sesi Lain
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

const columns: ListColumn[] = [
  { name: "Perangkat" },
  { name: "Login", width: "lg:w-[27%]" },
  { name: "Terakhir aktif", width: "lg:w-[32%]" },
  { name: "Aksi", width: "lg:w-24" },
];

interface SessionTableProps {
  sessions: readonly AccountSession[];
  onEnd: (session: AccountSession) => void;
}

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  return (
    <ListTable caption="Perangkat yang sedang login" columns={columns}>
      {sessions.map((session) => (
        <ListRow key={session.id}>
          <ListCell>
            <strong>{session.device}</strong>
          </ListCell>
          <ListCell label="Login">
            <time dateTime={session.createdAt}>{formatLongDateTime(session.createdAt)}</time>
          </ListCell>
          <ListCell label="Terakhir aktif">
            {session.current ? (
              "Sekarang"
            ) : (
              // Written once an hour at most.
              <time dateTime={session.seenAt}>Sekitar {formatLongDateTime(session.seenAt)}</time>
            )}
          </ListCell>
          <ListCell className="max-lg:mt-2">
            {session.current ? (
              <span className="inline-block rounded-full bg-peach px-3 py-1 text-sm font-semibold whitespace-nowrap">
                sesi ini
              </span>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Akhiri sesi ${session.device}, login ${formatLongDateTime(session.createdAt)}`}
                onClick={() => onEnd(session)}
              >
                Akhiri
              </Button>
            )}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

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
        <Button variant="outline" busy={add.isPending} onClick={() => setAsked("add")}>
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
