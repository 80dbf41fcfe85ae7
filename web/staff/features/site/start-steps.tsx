import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import { type FormEvent, type ReactNode, useState } from "react";
import { staffPaths } from "../../../../worker/contract/paths";
import type { SiteContentState } from "../../../../worker/contract/site-content/calls";
import { type ContentKey, contentSchemas } from "../../../../worker/contract/site-content/schema";
import {
  siteContentQuery,
  useNotificationTest,
  usePublishContent,
  useSavePending,
} from "../../../api/site-content";
import { ApiError, toMessage } from "../../../lib/http";
import { handOverToast } from "../../../toasts/toast-handover";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import { keepText, readKeptText } from "../../lib/kept-text";
import { showFailure } from "../../lib/show-failure";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { GroupFields } from "./content-fields";

interface Step {
  id: string;
  title: string;
  lead: string;
  key: ContentKey;
  /** The fields of the step; the others are on the screen Situs. */
  only: readonly string[];
  /** Initial values beside the published ones. */
  begin?: object;
}

const steps: readonly (Step | { id: "contoh" })[] = [
  {
    ...{ id: "usaha", key: "business", only: ["name", "whatsapp", "email"] },
    title: "Nama dan WhatsApp usaha Anda",
    lead: "Keduanya langsung tampil di semua halaman, di data bagi mesin pencari, dan di email.",
  },
  {
    ...{ id: "merek", key: "brand", only: ["logo", "logoWithName", "accent"] },
    title: "Logo dan warna",
    lead: "Tanpa logo, yang tampil lambang matahari. Warna diperiksa supaya tulisan tetap terbaca.",
  },
  {
    ...{ id: "kabar", key: "notifications", only: ["emails", "webhook"] },
    begin: { to: "alamat di bawah ini" },
    title: "Siapa yang dikabari soal kontak baru",
    lead: "Kontak baru juga selalu menunggu di Hari ini. Kirim pesan uji untuk memastikan alamatnya benar.",
  },
  {
    ...{ id: "penulis", key: "writer", only: ["kind", "dailyLimit"] },
    title: "Penulis artikel AI",
    lead: "Penulis bawaan memakai teks yang sudah disiapkan dan tanpa biaya. Workers AI memakai kuota akun Cloudflare Anda.",
  },
  { id: "contoh" },
];

const toStepPath = (at: number) => `${staffPaths.start}?langkah=${steps[at]?.id}`;

/** The steps of the first start; each can be skipped. */
export function StartSteps({ step: asked }: { step: string | null }) {
  const query = useQuery(siteContentQuery());
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === asked),
  );
  const state = query.data;
  if (query.isError && !state)
    return <LoadFailure place="page" title="Isi situs belum bisa dimuat" query={query} />;
  if (!state) return <Spinner isPage label="Memuat..." className="min-h-[50vh]" />;
  const step = steps[at];
  const next = () => {
    if (at + 1 === steps.length) {
      handOverToast({ title: "Situs Anda siap", description: "Yang masih terbuka ada di Hari ini." });
      window.location.assign(staffPaths.today);
      return;
    }
    // A full page load applies the saved name and colours.
    window.location.assign(toStepPath(at + 1));
  };

  return (
    <div className="mx-auto max-w-xl">
      <div className="flex min-h-11 items-center justify-between text-sm font-semibold text-ink-soft">
        <p>
          Langkah {at + 1} dari {steps.length}
        </p>
        {at > 0 && (
          <a href={toStepPath(at - 1)} className={`${buttonStyles("quiet", "sm")} -mr-3`}>
            <Icon node={ArrowLeft} className="size-4" />
            Kembali
          </a>
        )}
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sand">
        <div className="h-full bg-fajar" style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
      </div>
      {step && "key" in step ? (
        <ContentStep key={step.id} step={step} state={state} onDone={next} />
      ) : (
        <SamplesStep onDone={next} />
      )}
    </div>
  );
}

/** Saves and publishes keys at once, because the site is new. */
function useApply() {
  const client = useQueryClient();
  const saving = useSavePending();
  const publishing = usePublishContent();
  return {
    isBusy: saving.isPending || publishing.isPending,
    apply: async (keys: Partial<Record<ContentKey, unknown>>) => {
      // A page restored by the browser may have an outdated version.
      const { version, pending } = await client.fetchQuery(siteContentQuery());
      // Other changes that wait would be published too: the server refuses to save over them.
      const isOwn = pending && Object.keys(pending.keys).every((key) => key in keys);
      const input = { version, updatedAt: isOwn ? pending.updatedAt : null, keys };
      const saved = await saving.mutateAsync({ input, key: crypto.randomUUID() });
      await publishing.mutateAsync({ version, updatedAt: saved.pending?.updatedAt ?? null });
    },
  };
}

interface StepProps {
  state: SiteContentState;
  onDone: () => void;
}

const readKept = (key: string): object => JSON.parse(readKeptText(key) || "{}");

function ContentStep({ step, state, onDone }: StepProps & { step: Step }) {
  const { key, only, begin } = step;
  const { isBusy, apply } = useApply();
  const keptKey = `mulai-${step.id}`;
  const stored: Record<string, unknown> = state.pending?.keys[key] ?? state.keys[key];
  const [values, setValues] = useState<Record<string, unknown>>(() => ({
    ...stored,
    ...begin,
    ...readKept(keptKey),
  }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const toSentValues = (from: Record<string, unknown>) =>
    Object.fromEntries([...only, ...Object.keys(begin ?? {})].map((name) => [name, from[name]]));
  function handleChange(next: Record<string, unknown>) {
    setValues(next);
    keepText(keptKey, JSON.stringify(toSentValues(next)));
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const sent = toSentValues(values);
    // A business with one number uses it for calls and WhatsApp.
    const hasOneNumber = key === "business" && stored.phone === stored.whatsapp;
    try {
      await apply({ [key]: hasOneNumber ? { ...sent, phone: values.whatsapp } : sent });
      keepText(keptKey, "");
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setFaults(fields);
      if (!Object.keys(fields).some((name) => only.some((field) => name.startsWith(`${key}.${field}`)))) {
        showFailure(error, "Belum tersimpan");
      }
    }
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <StepHead title={step.title} lead={step.lead} />
      <GroupFields
        schema={contentSchemas[key]}
        only={only}
        path={key}
        value={values}
        faults={faults}
        onChange={(next) => handleChange(next as Record<string, unknown>)}
      />
      {key === "notifications" && <TestMessage values={values} />}
      <StepActions onSkip={onDone} isBusy={isBusy}>
        <Button type="submit" busy={isBusy}>
          Simpan dan Lanjut
        </Button>
      </StepActions>
    </form>
  );
}

/** Sends a test message and shows the result. */
export function TestMessage({ values }: { values: Record<string, unknown> }) {
  const test = useNotificationTest();
  const failures = test.data?.told.flatMap(({ failure }) => failure ?? []) ?? [];
  const isSent = test.isSuccess && failures.length === 0;
  return (
    <div className="mt-5">
      <Button variant="outline" size="sm" busy={test.isPending} onClick={() => test.mutate(values)}>
        Kirim Pesan Uji
      </Button>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {isSent && <InlineNotice tone="success" title="Pesan uji terkirim. Periksa apakah sudah sampai." />}
        {failures.map((failure) => (
          <InlineNotice key={failure} tone="danger" title={failure} />
        ))}
        {test.isError && (
          <InlineNotice tone="danger" title={toMessage(test.error, "Pesan uji belum terkirim.")} />
        )}
      </div>
    </div>
  );
}

const sampleKeys = ["portfolio", "testimonials", "team", "rating"] as const;

function SamplesStep({ onDone }: Pick<StepProps, "onDone">) {
  const { isBusy, apply } = useApply();
  async function hide() {
    try {
      await apply(Object.fromEntries(sampleKeys.map((key) => [key, { hidden: true }])));
      onDone();
    } catch (error) {
      showFailure(error, "Contoh belum disembunyikan");
    }
  }
  return (
    <div>
      <StepHead
        title="Contoh proyek, testimoni, nilai ulasan, dan tim"
        lead="Keenam proyek, kedelapan testimoni, nilai ulasan, dan tim di situs ini adalah contoh dari kami. Proyek ditandai “Proyek konsep”; testimoni dan tim contoh tidak tampil di domain Anda sendiri. Nama badan hukum, alamat, media sosial, dan usaha segrup dari kami sudah tidak tampil begitu nama usaha Anda tersimpan. Gantilah semuanya dengan milik Anda di Situs kapan saja."
      />
      <StepActions isBusy={isBusy}>
        <Button onClick={onDone} disabled={isBusy}>
          Biarkan Dulu
        </Button>
        <Button variant="outline" busy={isBusy} onClick={() => void hide()}>
          Sembunyikan Semua
        </Button>
      </StepActions>
    </div>
  );
}

function StepHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="mt-6 text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 mb-7 text-ink-soft">{lead}</p>
    </>
  );
}

interface StepActionsProps {
  isBusy: boolean;
  onSkip?: () => void;
  children: ReactNode;
}

function StepActions({ isBusy, onSkip, children }: StepActionsProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {children}
      {onSkip && (
        <Button variant="quiet" disabled={isBusy} onClick={onSkip}>
          Lewati
        </Button>
      )}
    </div>
  );
}
