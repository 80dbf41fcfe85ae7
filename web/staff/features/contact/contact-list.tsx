import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/contact";
import { staffPageSize } from "../../../../worker/contract/limits";
import { type ContactListFilter, contactListQuery, fetchAllContacts } from "../../../api/contact-admin";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { useExport } from "../../lib/use-export";
import { ListPages } from "../../ui/list-pages";
import { SearchBox } from "../../ui/search-box";
import { useDirectActions } from "./contact-actions";
import { addressOf, maxSearchLength, readFilter } from "./contact-list-address";
import { ContactTable } from "./contact-table";
import { DeleteContact } from "./delete-contact";
import { ErasePerson } from "./erase-person";
import { SpamFilter } from "./spam-filter";

/** Staff's list of enquiries; `actions` stand beside the title. */
export function ContactList({ actions }: { actions: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page, words, suspected } = readFilter(search);
  const list = useQuery(contactListQuery({ page, words, suspected }));
  const [asked, setAsked] = useState<{ about: "contact" | "person"; contact: ContactSubmission } | null>(
    null,
  );
  const directActions = useDirectActions();
  const isFiltered = words !== "" || suspected;
  const { contacts = [], found = 0, total = 0 } = list.data ?? {};
  const lastPage = Math.max(1, Math.ceil(found / staffPageSize));

  const isBehindLast = list.isSuccess && !list.isPlaceholderData && page > lastPage;
  useEffect(() => {
    // The page's last enquiry was deleted, or the address is an old one.
    if (isBehindLast)
      navigate(addressOf({ page: lastPage, words, suspected }), { replace: true, preventScrollReset: true });
  });
  const askedAbout = (about: "contact" | "person") => (asked?.about === about ? asked.contact : null);
  const handleSearch = useCallback(
    (text: string) =>
      navigate(addressOf({ page: 1, words: text, suspected }), { replace: true, preventScrollReset: true }),
    [navigate, suspected],
  );

  return (
    <>
      <h1 className="text-4xl">Daftar Kontak</h1>
      <div className="mt-5 flex flex-wrap gap-2">
        {actions}
        {found > 0 && <ExportButton filter={{ words, suspected }} />}
      </div>
      {list.isSuccess && <p className="mt-5 text-ink-soft">Total: {total.toLocaleString("id-ID")} kontak</p>}
      {(total > 0 || isFiltered) && (
        <div className="mt-8 flex flex-wrap items-end gap-x-5 gap-y-2">
          <SearchBox
            id="contact-search"
            label="Cari kontak"
            placeholder="Nama, email, nomor, atau isi pesan"
            value={words}
            maxLength={maxSearchLength}
            onSearch={handleSearch}
            className="w-full max-w-md"
          />
          <p role="status" className="py-2.5 text-sm text-ink-soft empty:hidden">
            {isFiltered &&
              list.isSuccess &&
              !list.isPlaceholderData &&
              `${found.toLocaleString("id-ID")} kontak cocok`}
          </p>
        </div>
      )}
      {list.isSuccess && <SpamFilter words={words} suspected={suspected} />}
      <div className="mt-7" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat data kontak..." className="py-20" />}
        {list.isError && (
          <Notice role="alert" title="Terjadi kesalahan saat memuat data kontak">
            <Button disabled={list.isFetching} onClick={() => list.refetch()}>
              Coba Lagi
            </Button>
          </Notice>
        )}
        {list.isSuccess && found === 0 && !isFiltered && <Notice title="Belum ada pesan kontak yang masuk" />}
        {list.isSuccess && found === 0 && isFiltered && (
          <Notice
            title={words ? "Tidak ada kontak yang cocok" : "Tidak ada pesan yang diduga spam"}
            {...(words && { description: "Coba kata lain." })}
          >
            <Link to="/admin/contact" className={buttonStyles("outline")}>
              Tampilkan Semua Kontak
            </Link>
          </Notice>
        )}
        {contacts.length > 0 && (
          <div className={list.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
            <ContactTable
              contacts={contacts}
              actions={{
                ...directActions,
                remove: (contact) => setAsked({ about: "contact", contact }),
                erasePerson: (contact) => setAsked({ about: "person", contact }),
              }}
            />
            <ListPages
              label="Halaman daftar kontak"
              noun="kontak"
              page={page}
              pageSize={staffPageSize}
              total={found}
              addressOf={(number) => addressOf({ page: number, words, suspected })}
            />
          </div>
        )}
      </div>
      <DeleteContact contact={askedAbout("contact")} onDone={() => setAsked(null)} />
      <ErasePerson contact={askedAbout("person")} onDone={() => setAsked(null)} />
    </>
  );
}

async function exportContacts(filter: Omit<ContactListFilter, "page">): Promise<string> {
  const [contacts, { contactsToCsv }, { downloadCsv }] = await Promise.all([
    fetchAllContacts(filter),
    import("./contact-export"),
    import("../../lib/csv"),
  ]);
  downloadCsv("kontak", contactsToCsv(contacts));
  return `${contacts.length} kontak`;
}

function ExportButton({ filter }: { filter: Omit<ContactListFilter, "page"> }) {
  const { exporting, exportCsv } = useExport(() => exportContacts(filter));
  return (
    <Button variant="dark" disabled={exporting} onClick={exportCsv}>
      <Icon node={Download} className="size-4" />
      Export Excel
    </Button>
  );
}
