import { type ContactSubmission, stageNames } from "../../../../worker/contract/inbox/contact-submission";
import { sourceName } from "../../../../worker/contract/inbox/source-name";
import { formatLongDateTime } from "../../../lib/format";
import { toCsv } from "../../lib/csv";

const columns = [
  ...[
    "ID",
    "Nama",
    "Tahap",
    "Penanggung Jawab",
    "Nilai",
    "Langkah Berikutnya",
    "Waktu Langkah",
    "Dijawab",
    "Janji",
  ],
  ...[
    "Alasan Kalah",
    "Sumber",
    "Situs Perujuk",
    "UTM Source",
    "UTM Medium",
    "UTM Campaign",
    "UTM Term",
    "UTM Content",
  ],
  ...["Halaman Masuk", "Halaman Formulir"],
];

const timeOf = (iso: string | null) => (iso === null ? "" : formatLongDateTime(iso));

/** What has become of the enquiries, and where they came from, as a spreadsheet's CSV. */
export function followUpsToCsv(contacts: readonly ContactSubmission[]): string {
  return toCsv(
    columns,
    contacts.map(({ source, ...contact }) => [
      contact.id,
      contact.name,
      stageNames[contact.stage],
      contact.assignee?.name ?? "",
      contact.valueIdr ?? "",
      contact.nextAction ?? "",
      timeOf(contact.nextActionAt),
      timeOf(contact.firstResponseAt),
      timeOf(contact.dueAt),
      contact.lostReason ?? "",
      sourceName(source) ?? "",
      source.referrer ?? "",
      source.utmSource ?? "",
      source.utmMedium ?? "",
      source.utmCampaign ?? "",
      source.utmTerm ?? "",
      source.utmContent ?? "",
      source.landingPath ?? "",
      source.formPage ?? "",
    ]),
  );
}
