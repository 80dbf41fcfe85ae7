import { type ContactListFilter, fetchAllContacts } from "../../../../api/contact-admin";
import { loadCode } from "../../../../lib/load-code";
import { ExportButton } from "../../../lists/export-button";

/** What matches a filter as a file: what was sent, and what has become of it. */
export function ContactExports({ filter }: { filter: ContactListFilter }) {
  const fetchRows = () => fetchAllContacts(filter);
  const describe = ({ length }: { length: number }) => `${length} kontak`;
  return (
    <>
      <ExportButton
        variant="dark"
        prefix="kontak"
        fetchRows={fetchRows}
        loadToCsv={async () => (await loadCode(() => import("../contact-export"))).contactsToCsv}
        describe={describe}
      />
      <ExportButton
        variant="outline"
        label="Export Tindak Lanjut"
        prefix="kontak-tindak-lanjut"
        fetchRows={fetchRows}
        loadToCsv={async () => (await loadCode(() => import("../follow-up-export"))).followUpsToCsv}
        describe={describe}
      />
    </>
  );
}
