import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountSession, PasswordConfirmation } from "../../../../worker/contract/account";
import { accountSessionsQuery, useEndSessions } from "../../../api/account";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { PasswordPrompt } from "../../lib/password-prompt";
import { LoadFailure } from "../../ui/load-failure";
import { Section } from "../../ui/section";
import { SessionTable } from "./session-table";

/** What is about to end. */
type Ending = { session: AccountSession } | "others" | null;

export function SessionList() {
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
