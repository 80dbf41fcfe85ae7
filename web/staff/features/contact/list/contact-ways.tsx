import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { type ContactListFilter, fetchAllContacts } from "../../../../api/contact-admin";
import { loadCode } from "../../../../lib/load-code";
import { buttonStyles } from "../../../../ui/button";
import { ExportButton } from "../../../lists/export-button";

/** From the list to what is told of all enquiries, and to the texts that answer them. */
export function ContactWays() {
  return (
    <>
      <Link to={staffPaths.contactFigures} className={buttonStyles("outline")}>
        Angka
      </Link>
      <Link to={staffPaths.replyTemplates} className={buttonStyles("outline")}>
        Templat Balasan
      </Link>
    </>
  );
}

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
