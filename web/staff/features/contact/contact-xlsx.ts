import writeExcelFile, { type Cell } from "write-excel-file/universal";
import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import { type ContactSubmission, stageNames } from "../../../../worker/contract/inbox/contact-submission";
import { jakartaOffset } from "../../../../worker/contract/jakarta";
import { channelNames, sourceText } from "./source-text";

const columns = [
  ...["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan"],
  ...["Tahap", "Penanggung Jawab", "Nilai", "Lewat", "Asal"],
];
const widths = [7, 26, 30, 20, 18, 17, 60, 13, 20, 16, 14, 40];

const text = (value: string | null | undefined): Cell =>
  value ? { value, type: String, format: "@" } : null;

/** The enquiries as a workbook: numbers of telephones are text, times are those of Jakarta. */
export function contactsToXlsx(contacts: readonly ContactSubmission[]): Promise<Blob> {
  const head = columns.map((value): Cell => ({ value, type: String, fontWeight: "bold" }));
  const rows = contacts.map((contact): Cell[] => [
    { value: contact.id, type: Number },
    text(contact.name),
    text(contact.email),
    text(contact.phoneNumber),
    text(websiteTypeBadge(contact.websiteType)),
    {
      // A workbook knows no zones.
      value: new Date(Date.parse(contact.submittedAt) + jakartaOffset),
      type: Date,
      format: "dd/mm/yyyy hh:mm",
    },
    text(contact.message),
    text(stageNames[contact.stage]),
    text(contact.assignee?.name),
    contact.valueIdr === null ? null : { value: contact.valueIdr, type: Number, format: "#,##0" },
    text(channelNames[contact.channel ?? "form"]),
    text(sourceText(contact.source)),
  ]);
  return writeExcelFile([head, ...rows], {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    sheet: "Kontak",
  }).toBlob();
}
