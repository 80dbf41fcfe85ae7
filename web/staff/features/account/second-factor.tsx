import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type {
  PasswordConfirmation,
  SecondFactorState,
  SecondFactorSetup as Setup,
} from "../../../../worker/contract/account";
import {
  secondFactorQuery,
  useDisableSecondFactor,
  usePrepareSecondFactor,
  useRenewRecoveryCodes,
} from "../../../api/account";
import { formatLongDate } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { InlineNotice } from "../../ui/inline-notice";
import { AccountSection } from "./account-section";
import { PasswordPrompt } from "./password-prompt";
import { RecoveryCodes } from "./recovery-codes";
import { SecondFactorSetup } from "./second-factor-setup";

/** Recovery codes left at which staff are asked to make new ones. */
const fewCodes = 3;

/** What is on the screen beside the plain state. */
type Step =
  | { name: "state" }
  | { name: "confirm"; what: "prepare" | "disable" | "renew" }
  | { name: "setup"; setup: Setup }
  | { name: "codes"; codes: string[] };

const plain: Step = { name: "state" };

export function SecondFactor() {
  const state = useQuery(secondFactorQuery());
  const prepare = usePrepareSecondFactor();
  const disable = useDisableSecondFactor();
  const renew = useRenewRecoveryCodes();
  const [step, setStep] = useState<Step>(plain);

  async function handlePrepare(confirmation: PasswordConfirmation) {
    setStep({ name: "setup", setup: await prepare.mutateAsync(confirmation) });
  }

  async function handleDisable(confirmation: PasswordConfirmation) {
    await disable.mutateAsync(confirmation);
    setStep(plain);
    showToast({ title: "Verifikasi dua langkah dimatikan" });
  }

  async function handleRenew(confirmation: PasswordConfirmation) {
    const { recoveryCodes } = await renew.mutateAsync(confirmation);
    setStep({ name: "codes", codes: recoveryCodes });
  }

  return (
    <AccountSection
      id="account-second-factor"
      title="Verifikasi Dua Langkah"
      description="Setelah password, login juga meminta 6 angka dari aplikasi di ponsel Anda. Password yang bocor saja tidak cukup untuk masuk."
    >
      {state.isPending && <Spinner label="Memuat status..." className="justify-start py-3" />}
      {state.isError && (
        <InlineNotice
          role="alert"
          tone="danger"
          title="Status verifikasi dua langkah belum bisa dimuat"
          actions={
            <Button variant="dark" disabled={state.isFetching} onClick={() => state.refetch()}>
              Coba Lagi
            </Button>
          }
        />
      )}
      {state.data && step.name === "state" && (
        <StateSummary state={state.data} onChoose={(what) => setStep({ name: "confirm", what })} />
      )}
      {step.name === "confirm" && step.what === "prepare" && (
        <PasswordPrompt
          id="prepare-password"
          title="Aktifkan verifikasi dua langkah"
          confirmLabel="Lanjutkan"
          failure="Aktivasi belum bisa dimulai"
          onConfirm={handlePrepare}
          onCancel={() => setStep(plain)}
        >
          Siapkan ponsel dengan aplikasi autentikator, lalu ketik password Anda.
        </PasswordPrompt>
      )}
      {step.name === "confirm" && step.what === "disable" && (
        <PasswordPrompt
          id="disable-password"
          title="Matikan verifikasi dua langkah?"
          confirmLabel="Matikan"
          danger
          failure="Verifikasi dua langkah belum dimatikan"
          onConfirm={handleDisable}
          onCancel={() => setStep(plain)}
        >
          Setelah ini login hanya meminta password, dan semua kode pemulihan tidak berlaku lagi.
        </PasswordPrompt>
      )}
      {step.name === "confirm" && step.what === "renew" && (
        <PasswordPrompt
          id="renew-password"
          title="Buat kode pemulihan baru"
          confirmLabel="Buat Kode Baru"
          failure="Kode pemulihan belum dibuat"
          onConfirm={handleRenew}
          onCancel={() => setStep(plain)}
        >
          Kode pemulihan yang lama langsung tidak berlaku.
        </PasswordPrompt>
      )}
      {step.name === "setup" && (
        <SecondFactorSetup
          setup={step.setup}
          onEnabled={(codes) => setStep({ name: "codes", codes })}
          onCancel={() => setStep(plain)}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onSaved={() => setStep(plain)} />}
    </AccountSection>
  );
}

interface StateSummaryProps {
  state: SecondFactorState;
  onChoose: (what: "prepare" | "disable" | "renew") => void;
}

function StateSummary({ state, onChoose }: StateSummaryProps) {
  if (state.enabledAt === null) {
    return (
      <>
        <p className="mb-5 font-semibold">Belum aktif</p>
        <Button onClick={() => onChoose("prepare")}>Aktifkan</Button>
      </>
    );
  }
  return (
    <>
      <p className="font-semibold text-leaf">Aktif sejak {formatLongDate(state.enabledAt)}</p>
      <p className={state.recoveryCodesLeft <= fewCodes ? "mt-2 font-semibold text-danger" : "mt-2"}>
        {state.recoveryCodesLeft} kode pemulihan tersisa
        {state.recoveryCodesLeft <= fewCodes && ". Sebaiknya buat yang baru."}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="dark" onClick={() => onChoose("renew")}>
          Buat Kode Pemulihan Baru
        </Button>
        <Button variant="outline" onClick={() => onChoose("disable")}>
          Matikan
        </Button>
      </div>
    </>
  );
}
