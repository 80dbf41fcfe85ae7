import writeExcelFile, { type Cell } from "write-excel-file/universal";
import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import {
  type ContactSubmission,
  sourceName,
  stageNames,
} from "../../../../worker/contract/inbox/contact-submission";
import { jakartaOffset } from "../../../../worker/contract/jakarta";
import { channelNames, sourceText } from "./source-text";

const text = (value: string | null | undefined): Cell =>
  value ? { value, type: String, format: "@" } : null;

/** Workbooks have no time zones, so the time is shifted to Jakarta. */
const time = (iso: string | null): Cell =>
  iso && {
    value: new Date(Date.parse(iso) + jakartaOffset),
    type: Date,
    format: "dd/mm/yyyy hh:mm",
  };

/** Name, width and cell of each column. */
const columns: [string, number, (contact: ContactSubmission) => Cell][] = [
  ["ID", 7, ({ id }) => ({ value: id, type: Number })],
  ["Nama", 26, ({ name }) => text(name)],
  ["Email", 30, ({ email }) => text(email)],
  ["Nomor HP", 20, ({ phoneNumber }) => text(phoneNumber)],
  ["Jenis Website", 18, ({ websiteType }) => text(websiteTypeBadge(websiteType))],
  ["Tanggal", 17, ({ submittedAt }) => time(submittedAt)],
  ["Pesan", 60, ({ message }) => text(message)],
  ["Tahap", 13, ({ stage }) => text(stageNames[stage])],
  ["Penanggung Jawab", 20, ({ assignee }) => text(assignee?.name)],
  [
    "Nilai",
    16,
    ({ valueIdr }) => (valueIdr === null ? null : { value: valueIdr, type: Number, format: "#,##0" }),
  ],
  ["Langkah Berikutnya", 30, ({ nextAction }) => text(nextAction)],
  ["Waktu Langkah", 17, ({ nextActionAt }) => time(nextActionAt)],
  ["Dijawab", 17, ({ firstResponseAt }) => time(firstResponseAt)],
  ["Janji", 17, ({ dueAt }) => time(dueAt)],
  ["Alasan Kalah", 30, ({ lostReason }) => text(lostReason)],
  ["Lewat", 14, ({ channel }) => text(channelNames[channel ?? "form"])],
  ["Asal", 40, ({ source }) => text(sourceText(source))],
  ["Sumber", 20, ({ source }) => text(sourceName(source))],
  ["Situs Perujuk", 20, ({ source }) => text(source.referrer)],
  ["UTM Source", 16, ({ source }) => text(source.utmSource)],
  ["UTM Medium", 16, ({ source }) => text(source.utmMedium)],
  ["UTM Campaign", 16, ({ source }) => text(source.utmCampaign)],
  ["UTM Term", 16, ({ source }) => text(source.utmTerm)],
  ["UTM Content", 16, ({ source }) => text(source.utmContent)],
  ["Halaman Masuk", 24, ({ source }) => text(source.landingPath)],
  ["Halaman Formulir", 24, ({ source }) => text(source.formPage)],
];

export const toRows = (contacts: readonly ContactSubmission[]): Cell[][] => [
  columns.map(([name]): Cell => ({ value: name, type: String, fontWeight: "bold" })),
  ...contacts.map((contact) => columns.map(([, , cellOf]) => cellOf(contact))),
];

/** Creates the workbook; telephone numbers are text, times are in Jakarta time. */
export function contactsToXlsx(contacts: readonly ContactSubmission[]): Promise<Blob> {
  return writeExcelFile(toRows(contacts), {
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
    sheet: "Kontak",
  }).toBlob();
}
