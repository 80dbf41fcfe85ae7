import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { formatLongDate } from "../../../lib/format";

/** The enquiries as a spreadsheet's CSV. */
export const contactCsv = {
  columns: ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan"],
  cellsOf: ({ id, name, email, phoneNumber, websiteType, submittedAt, message }: ContactSubmission) => [
    ...[id, name, email, phoneNumber ?? "", websiteTypeBadge(websiteType)],
    ...[formatLongDate(submittedAt), message],
  ],
};
