import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import {
  type PasswordConfirmation,
  type SecondFactorState,
  type SecondFactorSetup as Setup,
  secondFactorCode,
} from "../../../../worker/contract/account";
import {
  secondFactorQuery,
  useDisableSecondFactor,
  useEnableSecondFactor,
  usePrepareSecondFactor,
  useRenewRecoveryCodes,
} from "../../../api/account";
import { formatLongDate } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button, buttonStyles } from "../../../ui/button";
import { CopyButton } from "../../lib/copy-button";
import { downloadText } from "../../lib/download";
import { type PromptText, usePasswordQuestion } from "../../lib/password-prompt";
import { useAccountForm } from "../../lib/use-account-form";
import { useFocusReturn } from "../../lib/use-focus-return";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useHold } from "../../ui/dialog-frame";
import { InlineNotice } from "../../ui/inline-notice";
import { Loaded } from "../../ui/loaded";
import { Section } from "../../ui/section";
import { TextField } from "../../ui/text-field";

/** The number of remaining recovery codes at which a warning appears. */
const fewCodes = 3;

type Choice = "prepare" | "disable" | "renew";

const prompts: Record<Choice, PromptText> = {
  prepare: {
    title: "Aktifkan verifikasi dua langkah",
    lead: "Siapkan ponsel dengan aplikasi autentikator, lalu ketik password Anda.",
    confirmLabel: "Lanjutkan",
    failure: "Aktivasi belum bisa dimulai",
  },
  disable: {
    title: "Matikan verifikasi dua langkah?",
    lead: "Setelah ini login hanya meminta password, dan semua kode pemulihan tidak berlaku lagi.",
    confirmLabel: "Matikan",
    danger: true,
    failure: "Verifikasi dua langkah belum dimatikan",
  },
  renew: {
    title: "Buat kode pemulihan baru",
    lead: "Kode pemulihan yang lama langsung tidak berlaku.",
    confirmLabel: "Buat Kode Baru",
    failure: "Kode pemulihan belum dibuat",
  },
};

/** The current step. */
type Step = { name: "state" } | { name: "setup"; setup: Setup } | { name: "codes"; codes: string[] };

const plain: Step = { name: "state" };

export function SecondFactor() {
  const state = useQuery(secondFactorQuery());
  const prepare = usePrepareSecondFactor();
  const disable = useDisableSecondFactor();
  const renew = useRenewRecoveryCodes();
  const [step, setStep] = useState<Step>(plain);
  const { ask, question } = usePasswordQuestion("second-factor-password");

  const handlers: Record<Choice, (confirmation: PasswordConfirmation) => Promise<void>> = {
    prepare: async (confirmation) => {
      setStep({ name: "setup", setup: await prepare.mutateAsync(confirmation) });
    },
    disable: async (confirmation) => {
      await disable.mutateAsync(confirmation);
      showToast({ title: "Verifikasi dua langkah dimatikan" });
    },
    renew: async (confirmation) => {
      const { recoveryCodes } = await renew.mutateAsync(confirmation);
      setStep({ name: "codes", codes: recoveryCodes });
    },
  };

  return (
    <Section
      id="account-second-factor"
      title="Verifikasi Dua Langkah"
      description="Setelah password, login juga meminta 6 angka dari aplikasi di ponsel Anda. Password yang bocor saja tidak cukup untuk masuk."
    >
      <Loaded query={state} name="status verifikasi dua langkah" isPart>
        {(known) =>
          step.name === "state" && (
            <StateSummary state={known} onChoose={(what) => ask({ ...prompts[what], run: handlers[what] })} />
          )
        }
      </Loaded>
      {question}
      {step.name === "setup" && (
        <SecondFactorSetup
          setup={step.setup}
          onEnabled={(codes) => setStep({ name: "codes", codes })}
          onCancel={() => setStep(plain)}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onSaved={() => setStep(plain)} />}
    </Section>
  );
}

interface StateSummaryProps {
  state: SecondFactorState;
  onChoose: (what: Choice) => void;
}

function StateSummary({ state, onChoose }: StateSummaryProps) {
  if (state.enabledAt === null) {
    return (
      <>
        <p className="mb-5 font-semibold">Belum aktif</p>
        <Button variant="outline" onClick={() => onChoose("prepare")}>
          Aktifkan
        </Button>
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

const alwaysUnsaved = () => true;

/** Shows the new recovery codes once; leaving asks for a confirmation. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(alwaysUnsaved, false);
  useFocusReturn(ref);
  useEffect(() => ref.current?.focus(), []);

  return (
    <>
      <InlineNotice
        ref={ref}
        tone="success"
        title="Simpan kode pemulihan ini sekarang"
        actions={
          <>
            <Button
              icon={Download}
              variant="outline"
              size="sm"
              onClick={() => downloadText("kode-pemulihan.txt", `${codes.join("\r\n")}\r\n`)}
            >
              Unduh
            </Button>
            <CopyButton label="Salin Semua" text={codes.join("\n")} />
            <Button variant="dark" size="sm" onClick={onSaved}>
              Sudah Saya Simpan
            </Button>
          </>
        }
      >
        <p>
          Kode ini hanya ditampilkan sekali. Jika ponsel Anda hilang, satu kode menggantikan 6 angka dari
          aplikasi. Setiap kode hanya bisa dipakai satu kali.
        </p>
        <ul className="mt-4 grid gap-x-8 gap-y-2 font-mono text-[0.95rem] text-ink sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </InlineNotice>
      <ConfirmDialog
        open={guard.isAsking}
        title="Tinggalkan halaman ini?"
        cancelLabel="Tetap di Sini"
        confirmLabel="Tinggalkan"
        onCancel={guard.stay}
        onConfirm={guard.leave}
      >
        Kode pemulihan belum Anda tandai tersimpan. Setelah halaman ini ditinggalkan, kode ini tidak bisa
        ditampilkan lagi.
      </ConfirmDialog>
    </>
  );
}

interface SecondFactorSetupProps {
  setup: Setup;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and asks for the first code as proof. */
function SecondFactorSetup({ setup, onEnabled, onCancel }: SecondFactorSetupProps) {
  const enable = useEnableSecondFactor();
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: secondFactorCode,
    empty: { code: "" },
    failure: "Verifikasi dua langkah belum aktif",
    onSubmit: async (input) => {
      onEnabled((await enable.mutateAsync(input)).recoveryCodes);
      showToast({ title: "Verifikasi dua langkah aktif" });
    },
  });
  const { isHeld } = useHold(isSubmitting);
  const ref = useRef<HTMLOListElement>(null);
  useFocusReturn(ref);
  useEffect(() => ref.current?.focus(), []);

  return (
    <ol ref={ref} tabIndex={-1} className="grid max-w-2xl gap-7 outline-none">
      <li>
        <h3 className="text-lg">1. Pasang aplikasi autentikator</h3>
        <p className="mt-1 text-ink-soft">
          Misalnya Google Authenticator, Microsoft Authenticator, atau Aegis. Aplikasi apa pun yang mendukung
          TOTP bisa dipakai.
        </p>
      </li>
      <li>
        <h3 className="text-lg">2. Tambahkan akun ini di aplikasi</h3>
        <p className="mt-1 text-ink-soft">
          Pindai kode QR ini dengan aplikasinya. Kalau halaman ini terbuka di ponsel yang sama, pilih “Buka di
          Aplikasi”. Kalau keduanya tidak bisa, ketik kunci penyiapan di aplikasi.
        </p>
        <div className="mt-4 flex flex-col gap-5 sm:flex-row sm:items-start">
          <QrCode
            text={setup.uri}
            label="Kode QR untuk menambahkan akun ini di aplikasi autentikator"
            className="size-56 shrink-0 rounded-md border border-line"
          />
          <div className="min-w-0">
            <p className="text-sm font-semibold">Kunci penyiapan</p>
            <p className="mt-1.5 rounded-md border border-line bg-white p-4 font-mono text-lg tracking-wider [overflow-wrap:anywhere]">
              {setup.secret.match(/.{1,4}/g)?.join(" ")}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton label="Salin Kunci" text={setup.secret} />
              <a href={setup.uri} className={buttonStyles("outline", "sm")}>
                Buka di Aplikasi
              </a>
            </div>
          </div>
        </div>
      </li>
      <li>
        <h3 className="text-lg">3. Ketik kode yang tampil</h3>
        <form noValidate onSubmit={handleSubmit} className="mt-3 grid max-w-md gap-4">
          <TextField
            id="second-factor-code"
            label="Kode 6 angka"
            error={form.formState.errors.code?.message}
            inputMode="numeric"
            {...form.register("code")}
            autoComplete="one-time-code"
            className="tracking-widest"
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? "Memeriksa..." : "Aktifkan"}
            </Button>
            <Button variant="outline" disabled={isHeld} onClick={onCancel}>
              Batal
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}

/** Light modules around the code, without which scanners do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, always black on white. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark.join("")} />
    </svg>
  );
}
