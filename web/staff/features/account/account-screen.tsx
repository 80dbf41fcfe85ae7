import { useQuery } from "@tanstack/react-query";
import { type AccountSession, minNewPassword, passwordChange } from "../../../../worker/contract/account";
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
import { usePasswordQuestion } from "../../lib/password-prompt";
import { showFailure } from "../../lib/show-failure";
import { useAccountForm } from "../../lib/use-account-form";
import { ListCell, type ListColumn, ListRow, ListTable } from "../../lists/list-table";
import { Loaded } from "../../ui/loaded";
import { Mark } from "../../ui/mark";
import { PageHead } from "../../ui/page-head";
import { PasswordField } from "../../ui/password-field";
import { Section } from "../../ui/section";
import { SecondFactor } from "./second-factor";

/** The user's own account: password, passkeys, second factor and sessions. */
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
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <PasswordField
          id="new-password"
          label="Password baru"
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

function SessionList() {
  const list = useQuery(accountSessionsQuery());
  const endSessions = useEndSessions();
  const { ask, question } = usePasswordQuestion("end-session-password");

  const askToEnd = (session: AccountSession | null) =>
    ask({
      title: session ? `Akhiri sesi ${session.device}?` : "Akhiri semua sesi lain?",
      lead: session
        ? "Perangkat itu langsung keluar dan harus login lagi."
        : "Semua perangkat selain yang ini langsung keluar.",
      confirmLabel: "Akhiri",
      danger: true,
      failure: "Sesi belum diakhiri",
      run: async ({ currentPassword }) => {
        const chosen = session && { sessionId: session.id };
        const { ended } = await endSessions.mutateAsync({ currentPassword, ...chosen });
        showToast({ title: "Sesi diakhiri", description: `${ended} sesi diakhiri` });
      },
    });

  return (
    <Section
      id="account-sessions"
      title="Sesi Aktif"
      description="Perangkat yang sedang login dengan akun Anda. Sesi berakhir sendiri setelah 24 jam tidak dipakai, paling lama 7 hari setelah login."
    >
      {question}
      <Loaded query={list} name="daftar sesi" isPart>
        {(sessions) => (
          <>
            <SessionTable sessions={sessions} onEnd={askToEnd} />
            {sessions.some(({ current }) => !current) && (
              <Button variant="outline" className="mt-6" onClick={() => askToEnd(null)}>
                Akhiri Semua Sesi Lain
              </Button>
            )}
          </>
        )}
      </Loaded>
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
              // The time is stored at most once an hour.
              <time dateTime={session.seenAt}>Sekitar {formatLongDateTime(session.seenAt)}</time>
            )}
          </ListCell>
          <ListCell className="max-lg:mt-2">
            {session.current ? (
              <Mark tone="peach">sesi ini</Mark>
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

/** The user's own passkeys. */
export function Passkeys() {
  const list = useQuery(passkeysQuery());
  const prepare = usePreparePasskey();
  const add = useAddPasskey(createPasskey);
  const remove = useRemovePasskey();
  const { ask, question } = usePasswordQuestion("passkey-password");

  const askToAdd = () =>
    ask({
      title: "Tambah passkey",
      lead: "Ketik password Anda. Sesudah itu browser meminta sidik jari, wajah, atau PIN perangkat ini.",
      confirmLabel: "Lanjutkan",
      failure: "Passkey belum bisa dibuat",
      run: async (confirmation) => {
        const options = await prepare.mutateAsync(confirmation);
        // The browser's dialog may stay open for minutes.
        add.mutate(options, {
          onSuccess: () =>
            showToast({
              title: "Passkey ditambahkan",
              description: "Mulai sekarang Anda bisa login tanpa password.",
            }),
          onError: (error) => showFailure(error, "Passkey belum ditambahkan"),
        });
      },
    });

  const askToRemove = ({ id, name }: Passkey) =>
    ask({
      title: `Hapus passkey ${name}?`,
      lead: "Passkey ini tidak bisa dipakai login lagi, dan sesi lain yang dibuka dengannya langsung berakhir.",
      confirmLabel: "Hapus",
      danger: true,
      failure: "Passkey belum dihapus",
      run: async ({ currentPassword }) => {
        await remove.mutateAsync({ id, currentPassword });
        showToast({ title: "Passkey dihapus", description: `${name} tidak bisa dipakai login lagi.` });
      },
    });

  return (
    <Section
      id="account-passkeys"
      title="Passkey"
      description="Login dengan sidik jari, wajah, atau PIN perangkat, tanpa password dan tanpa kode. Passkey tidak bisa dicuri lewat halaman palsu."
    >
      <Loaded query={list} name="daftar passkey" isPart>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && (
              <ul
                aria-labelledby="account-passkeys"
                className="mb-6 divide-y divide-line border-y border-line"
              >
                {passkeys.map((passkey) => (
                  <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
                    <div className="min-w-0 grow basis-56">
                      <strong className="[overflow-wrap:anywhere]">{passkey.name}</strong>
                      <p className="text-ink-soft">{describe(passkey)}</p>
                      {passkey.otherHost && (
                        <p className="text-ink-soft [overflow-wrap:anywhere]">
                          Hanya untuk {passkey.otherHost}
                        </p>
                      )}
                    </div>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Hapus passkey ${passkey.name}, dibuat ${formatLongDate(passkey.createdAt)}`}
                      onClick={() => askToRemove(passkey)}
                    >
                      Hapus
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {passkeys.length === 0 && <p className="mb-5 font-semibold">Belum ada</p>}
            <Button variant="outline" busy={add.isPending} onClick={askToAdd}>
              {add.isPending ? "Menunggu passkey..." : "Tambah passkey"}
            </Button>
          </>
        )}
      </Loaded>
      {question}
    </Section>
  );
}

function describe({ createdAt, lastUsedAt }: Passkey): string {
  const made = `Dibuat ${formatLongDate(createdAt)}`;
  return lastUsedAt
    ? `${made} · terakhir dipakai ${formatLongDateTime(lastUsedAt)}`
    : `${made} · belum dipakai`;
}
