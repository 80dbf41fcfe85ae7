import { useEffect, useRef } from "react";
import { encode } from "uqr";
import { type SecondFactorSetup as Setup, secondFactorCode } from "../../../../worker/contract/account";
import { useEnableSecondFactor } from "../../../api/account";
import { showToast } from "../../../toasts/toast";
import { Button, buttonStyles } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { CopyButton } from "../../lib/copy-button";
import { useAccountForm } from "../../lib/use-account-form";
import { useFocusReturn } from "../../lib/use-focus-return";
import { useHold } from "../../ui/dialog-frame";

interface SecondFactorSetupProps {
  setup: Setup;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Brings the secret to the phone and asks for the first code, which shows that it arrived. */
export function SecondFactorSetup({ setup, onEnabled, onCancel }: SecondFactorSetupProps) {
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
  const codeError = form.formState.errors.code?.message;
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
          <Field id="second-factor-code" label="Kode 6 angka" error={codeError}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              className={`${inputStyles} tracking-widest`}
              {...fieldAria("second-factor-code", codeError)}
              {...form.register("code")}
            />
          </Field>
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

/** A QR code of `text`, drawn here and black on white whatever stands around it. */
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
