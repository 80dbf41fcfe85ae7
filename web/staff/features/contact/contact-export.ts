import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { formatLongDate } from "../../../lib/format";
import { toCsv } from "../../lib/csv";

const columns = ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan"];

/** The enquiries as a spreadsheet's CSV. */
export function contactsToCsv(contacts: readonly ContactSubmission[]): string {
  return toCsv(
    columns,
    contacts.map((contact) => [
      contact.id,
      contact.name,
      contact.email,
      contact.phoneNumber ?? "",
      websiteTypeBadge(contact.websiteType),
      formatLongDate(contact.submittedAt),
      contact.message,
    ]),
  );
}
