import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import { type ContactListFilter, fetchAllContacts } from "../../../api/contact-admin";
import { loadCode } from "../../../lib/load-code";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { ExportButton, useExport } from "../../lists/export-button";
import { MenuContent, MenuItem } from "../../ui/menu";

/** What matches a filter as a file: what was sent, and what has become of it. */
export function ContactExports({ filter }: { filter: ContactListFilter }) {
  const rows = {
    fetchRows: () => fetchAllContacts(filter),
    describe: ({ length }: { length: number }) => `${length} kontak`,
  };
  const workbook = useExport({
    ...{ ...rows, prefix: "kontak" },
    loadToXlsx: async () => (await loadCode(() => import("./contact-xlsx"))).contactsToXlsx,
  });
  const followUps = useExport({
    ...{ ...rows, prefix: "kontak-tindak-lanjut" },
    loadToCsv: async () => (await loadCode(() => import("./follow-up-export"))).followUpsToCsv,
  });
  return (
    <div className="flex">
      <ExportButton
        {...rows}
        prefix="kontak"
        loadToCsv={async () => (await loadCode(() => import("./contact-export"))).contactsToCsv}
      />
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="quiet" size="sm" busy={workbook.isPending || followUps.isPending} className="px-2">
            <span className="sr-only">Export dalam bentuk lain</span>
            <Icon node={ChevronDown} className="size-4" />
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => workbook.mutate()}>Buku kerja Excel (.xlsx)</MenuItem>
          <MenuItem onSelect={() => followUps.mutate()}>Tindak lanjut (.csv)</MenuItem>
        </MenuContent>
      </DropdownMenu.Root>
    </div>
  );
}
