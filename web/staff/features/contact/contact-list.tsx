import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { contactListQuery, fetchAllContacts } from "../../../api/contact-admin";
import { loadCode } from "../../../lib/load-code";
import { Notice } from "../../../ui/notice";
import { ExportButton } from "../../lists/export-button";
import { maxSearchLength } from "../../lists/list-address";
import { type ListText, StaffList } from "../../lists/staff-list";
import { SearchBox } from "../../ui/search-box";
import { useDirectActions } from "./contact-actions";
import { addressOf, readFilter } from "./contact-list-address";
import { ContactTable } from "./contact-table";
import { DeleteContact } from "./delete-contact";
import { ErasePerson } from "./erase-person";
import { SpamFilter } from "./spam-filter";

const text: ListText = {
  title: "Daftar Kontak",
  noun: "kontak",
  loading: "Memuat data kontak...",
  failed: "Terjadi kesalahan saat memuat data kontak",
  pages: "Halaman daftar kontak",
  showAll: "Tampilkan Semua Kontak",
};

/** Staff's list of enquiries; `actions` stand below the title. */
export function ContactList({ actions }: { actions: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page, ...filter } = readFilter(search);
  const { words, suspected } = filter;
  const list = useQuery(contactListQuery({ page, ...filter }));
  const [asked, setAsked] = useState<{ about: "contact" | "person"; contact: ContactSubmission } | null>(
    null,
  );
  const directActions = useDirectActions();
  const isFiltered = words !== "" || suspected;
  const { contacts = [], found = 0, total = 0 } = list.data ?? {};
  const askedAbout = (about: "contact" | "person") => (asked?.about === about ? asked.contact : null);
  const handleSearch = useCallback(
    (words: string) =>
      navigate(addressOf({ page: 1, words, suspected }), { replace: true, preventScrollReset: true }),
    [navigate, suspected],
  );

  return (
    <>
      <StaffList
        text={text}
        actions={
          <>
            {actions}
            {found > 0 && (
              <ExportButton
                variant="dark"
                prefix="kontak"
                fetchRows={() => fetchAllContacts(filter)}
                loadToCsv={async () => (await loadCode(() => import("./contact-export"))).contactsToCsv}
                describe={({ length }) => `${length} kontak`}
              />
            )}
          </>
        }
        above={
          list.isSuccess && (
            <p className="mt-5 text-ink-soft">Total: {total.toLocaleString("id-ID")} kontak</p>
          )
        }
        filter={
          (total > 0 || isFiltered || list.isPlaceholderData || list.isError) && (
            <SearchBox
              id="contact-search"
              label="Cari kontak"
              placeholder="Nama, email, nomor, atau isi pesan"
              value={words}
              maxLength={maxSearchLength}
              onSearch={handleSearch}
              className="w-full max-w-md"
            />
          )
        }
        matches={isFiltered ? `${found.toLocaleString("id-ID")} kontak cocok` : ""}
        below={list.isSuccess && <SpamFilter words={words} suspected={suspected} />}
        query={list}
        page={page}
        total={found}
        isFiltered={isFiltered}
        addressOf={(number) => addressOf({ page: number, ...filter })}
        wholeList={staffPaths.contact}
        empty={<Notice title="Belum ada pesan kontak yang masuk" />}
        nothingFound={
          words
            ? { title: "Tidak ada kontak yang cocok", description: "Coba kata lain." }
            : { title: "Tidak ada pesan yang diduga spam" }
        }
      >
        {contacts.length > 0 && (
          <ContactTable
            contacts={contacts}
            actions={{
              ...directActions,
              remove: (contact) => setAsked({ about: "contact", contact }),
              erasePerson: (contact) => setAsked({ about: "person", contact }),
            }}
          />
        )}
      </StaffList>
      <DeleteContact contact={askedAbout("contact")} onDone={() => setAsked(null)} />
      <ErasePerson contact={askedAbout("person")} onDone={() => setAsked(null)} />
    </>
  );
}
