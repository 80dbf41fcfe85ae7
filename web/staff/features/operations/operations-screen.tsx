import { useQuery } from "@tanstack/react-query";
import { type FailedJob, type Operations, retryInput } from "../../../../worker/contract/operations";
import { operationsQuery, useRetryJob } from "../../../api/operations";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { showFailure } from "../../lib/show-failure";
import { type Fact, Facts } from "../../ui/facts";
import { InlineNotice } from "../../ui/inline-notice";
import { Loaded } from "../../ui/loaded";
import { PageHead } from "../../ui/page-head";
import { Section } from "../../ui/section";

/** The state of the installation: problems first, then each part. */
export default function OperationsScreen() {
  const query = useQuery(operationsQuery());
  return (
    <>
      <PageHead
        title="Kesehatan"
        lead="Apa yang berjalan di balik situs, dan apa yang perlu diperiksa. Waktu dalam WIB."
      />
      <Loaded query={query} name="kesehatan situs">
        {(found) => (
          <>
            <Faults faults={found.faults} />
            <div className="mt-6">
              <Parts {...found} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function Faults({ faults }: Pick<Operations, "faults">) {
  if (faults.length === 0) return <InlineNotice tone="success" title="Semua berjalan baik" />;
  return (
    <InlineNotice tone="danger" title={`${faults.length} hal perlu diperiksa`}>
      <ul className="list-disc pl-5">
        {faults.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </InlineNotice>
  );
}

const queueNames = { enquiries: "Kontak", generation: "Artikel", media: "Gambar" };
const channelNames: Record<string, string> = { webhook: "Webhook", email: "Email" };

function Parts({ clock, queues, jobs, notifications, quotas, backup, version }: Operations) {
  const { ai, pictures } = quotas;
  return (
    <>
      <Section
        id="operations-clock"
        title="Jam situs"
        description="Setiap 15 menit: pengingat, pengiriman ulang, pembersihan."
      >
        <Facts
          facts={[
            ["Terakhir berjalan", formatTime(clock.lastTick)],
            ...clock.failed.map(({ task, reason, times }): Fact => [`${task} gagal ${times} kali`, reason]),
          ]}
        />
      </Section>
      <Section
        id="operations-queues"
        title="Antrean"
        description="Pekerjaan yang menunggu, dan pesan yang gagal berulang kali."
      >
        <Facts
          facts={queues.map(({ name, waiting, dead, oldest }): Fact => {
            if (waiting === null) return [queueNames[name], "Tidak menjawab"];
            const parts = [
              `${waiting} menunggu`,
              waiting > 0 && oldest && `sejak ${formatTime(oldest)}`,
              `${dead ?? "?"} gagal`,
            ];
            return [queueNames[name], parts.filter(Boolean).join(", ")];
          })}
        />
      </Section>
      <Section
        id="operations-jobs"
        title="Pekerjaan gagal"
        description="Tujuh hari terakhir, dengan alasannya."
      >
        <FailedJobs jobs={jobs} none="Tidak ada pekerjaan yang gagal." />
      </Section>
      <Section
        id="operations-notifications"
        title="Notifikasi"
        description="Pemberitahuan kontak dan gangguan kepada staf."
      >
        <Facts
          facts={[
            [
              "Saluran",
              notifications.channels.map((name) => channelNames[name] ?? name).join(", ") ||
                "Belum diatur: tidak ada yang diberi tahu",
            ],
          ]}
        />
        <FailedJobs jobs={notifications.failed} none="Tidak ada notifikasi yang gagal." />
      </Section>
      <Section
        id="operations-quotas"
        title="Kuota"
        description="Batas harian penulis AI dan pengolahan gambar."
      >
        <Facts
          facts={[
            ["Artikel AI hari ini", `${ai.used ?? "?"} dari ${ai.limit ?? "?"}${pauseText(ai.pausedUntil)}`],
            ["Gambar", pictures.pausedUntil ? pauseText(pictures.pausedUntil).slice(2) : "Berjalan"],
          ]}
        />
      </Section>
      <Section id="operations-backup" title="Cadangan dan versi" description="Cadangan dibuat setiap malam.">
        <Facts
          facts={[
            ["Cadangan terakhir", backup.at ? formatTime(backup.at) : "Belum ada"],
            ["Versi", version],
          ]}
        />
      </Section>
    </>
  );
}

const formatTime = (moment: string | null) => (moment ? formatLongDateTime(moment) : "Belum pernah");
const pauseText = (until: string | null) => (until ? `, ditunda sampai ${formatTime(until)}` : "");

const kindNames: Record<string, string> = {
  article: "Artikel AI",
  enquiry: "Notifikasi kontak",
  reminder: "Pengingat",
  picture: "Gambar",
  format: "Format artikel",
  "format-undo": "Pembatalan format",
  "import-read": "Membaca berkas impor",
  "import-run": "Impor",
  "import-undo": "Pembatalan impor",
  export: "Ekspor",
  links: "Pemeriksaan tautan keluar",
};

function FailedJobs({ jobs, none }: { jobs: FailedJob[]; none: string }) {
  const retry = useRetryJob();
  if (jobs.length === 0) return <p className="mt-3 text-ink-soft">{none}</p>;

  function handleRetry(job: FailedJob) {
    retry.mutate(job, {
      onSuccess: () => showToast({ title: "Dicoba lagi", description: formatJob(job) }),
      onError: (error) => showFailure(error, "Belum bisa dicoba lagi", "Silakan coba beberapa saat lagi."),
    });
  }

  return (
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
      {jobs.map((job) => (
        <li key={`${job.kind} ${job.subject}`} className="flex flex-wrap items-center gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{formatJob(job)}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {job.reason || "Tanpa alasan"} · {formatTime(job.failedAt)}
            </p>
          </div>
          {retryInput.safeParse({ kind: job.kind, subject: job.subject }).success && (
            <Button
              variant="quiet"
              size="sm"
              busy={retry.isPending && retry.variables.subject === job.subject}
              aria-label={`Coba lagi: ${formatJob(job)}`}
              onClick={() => handleRetry(job)}
            >
              Coba lagi
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const formatJob = ({ kind, subject, title }: FailedJob) =>
  `${kindNames[kind] ?? kind}: ${title || `#${subject}`}`;
