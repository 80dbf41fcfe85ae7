import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { type ContactListFilter, contactListQuery, useReloadContacts } from "../../../api/contact-admin";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { LogoutButton } from "../../lib/logout-button";
import { maxSearchLength } from "../../lists/list-address";
import { type ListText, StaffList } from "../../lists/staff-list";
import { useOpened } from "../../lists/use-opened";
import { PhoneFold } from "../../ui/phone-fold";
import { SearchBox } from "../../ui/search-box";
import { useDirectActions } from "./contact-actions";
import { addressOf, isNarrowed, readFilter, wholeFilter } from "./contact-list-address";
import { ContactTable } from "./contact-table";
import { ContactTabs } from "./contact-tabs";
import { DeleteContact } from "./delete-contact";
import { ErasePerson } from "./erase-person";
import { ChoiceBar } from "./list/choice-bar";
import { ContactColumn } from "./list/contact-column";
import { ContactExports } from "./list/contact-exports";
import { DeleteContacts } from "./list/delete-contacts";
import { LoseContacts } from "./list/lose-contacts";
import { nothingFound } from "./list/nothing-found";
import { OpenedContact } from "./list/opened-contact";
import { RefusedContacts } from "./list/refused-contacts";
import { useContactDesk } from "./list/use-contact-desk";
import { ViewTiles } from "./list/view-tiles";
import { LiveBar } from "./live/live-bar";
import { useArrivals } from "./live/use-arrivals";
import { SpamFilter } from "./spam-filter";

const text: ListText = {
  title: "Daftar Kontak",
  noun: "kontak",
  loading: "Memuat data kontak...",
  failed: "Terjadi kesalahan saat memuat data kontak",
  pages: "Halaman daftar kontak",
  showAll: "Tampilkan Semua Kontak",
};

/** Staff's list of enquiries; one of them is open beside the list, or in its place. */
export function ContactList() {
  const { id } = useParams();
  const openId = id === undefined ? null : Number(id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const { page, words } = filter;
  const list = useQuery(contactListQuery(filter));
  const [asked, setAsked] = useState<{ about: "contact" | "person"; contact: ContactSubmission } | null>(
    null,
  );
  const desk = useContactDesk(addressOf(filter));
  const directActions = useDirectActions(desk);
  const reload = useReloadContacts();
  const isFiltered = isNarrowed(filter);
  const { contacts = [], found = 0, total = 0 } = list.data ?? {};
  const isNewest = page === 1 && !isFiltered && !list.isPlaceholderData;
  const { newIds, fresh, arrived } = useArrivals(contacts, list.dataUpdatedAt);
  const { place, close } = useOpened(openId, addressOf(filter), "contact");
  const isOpen = openId !== null;
  const addressHere = (narrowed: ContactListFilter) => addressOf(narrowed, openId);
  const addressOfOne = (id: number) => addressOf(filter, id);
  const askedAbout = (about: "contact" | "person") => (asked?.about === about ? asked.contact : null);
  const handleSearch = useCallback(
    (typed: string) => {
      const address = addressOf({ ...readFilter(search), page: 1, words: typed }, openId);
      navigate(address, { replace: true, preventScrollReset: true });
    },
    [navigate, search, openId],
  );

  function handleShowFresh() {
    void reload();
    if (!isNewest) navigate(addressHere(wholeFilter), { preventScrollReset: true });
    // What was pressed goes.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  const liveBar = <LiveBar fresh={fresh} onShow={handleShowFresh} />;

  return (
    <>
      <div className={cn(isOpen && "xl:grid xl:grid-cols-[23rem_minmax(0,1fr)] xl:gap-8")}>
        <div
          data-list-column=""
          className={cn(
            isOpen &&
              "max-xl:hidden xl:sticky xl:top-0 xl:-my-6 xl:h-dvh xl:self-start xl:overflow-y-auto xl:px-3 xl:py-6 xl:-ml-3 xl:[&_h1]:text-2xl",
          )}
        >
          <StaffList
            text={text}
            tabs={!isOpen && <ContactTabs />}
            actions={
              !isOpen && (
                <>
                  <PhoneFold
                    label="Lainnya"
                    className="contents"
                    contentClassName="md:contents"
                    openClassName="max-md:order-last max-md:grid max-md:w-full max-md:grid-cols-2 max-md:gap-2"
                  >
                    <Link to="/" className={buttonStyles("outline")}>
                      Kembali ke Website
                    </Link>
                    <Link to={staffPaths.posts} className={buttonStyles("outline")}>
                      Admin Blog
                    </Link>
                    {found > 0 && <ContactExports filter={filter} />}
                  </PhoneFold>
                  <LogoutButton />
                </>
              )
            }
            above={
              <>
                {list.isSuccess && (
                  <p className="mt-5 text-ink-soft max-md:mt-3">
                    Total: {total.toLocaleString("id-ID")} kontak
                  </p>
                )}
                <ViewTiles filter={filter} arrived={arrived} addressOf={addressHere} compact={isOpen} />
              </>
            }
            filter={
              (total > 0 || isFiltered || list.isPlaceholderData || list.isError) && (
                <PhoneFold
                  label="Cari"
                  open={words !== ""}
                  className="flex w-full flex-col md:max-w-md"
                  openClassName="max-md:mt-3"
                >
                  <SearchBox
                    id="contact-search"
                    label="Cari kontak"
                    placeholder="Nama, email, nomor, atau isi pesan"
                    value={words}
                    maxLength={maxSearchLength}
                    onSearch={handleSearch}
                  />
                </PhoneFold>
              )
            }
            matches={isFiltered ? `${found.toLocaleString("id-ID")} kontak cocok` : ""}
            below={
              <>
                {list.isSuccess && <SpamFilter filter={filter} addressOf={addressHere} compact={isOpen} />}
                <RefusedContacts desk={desk} />
                {contacts.length === 0 && liveBar}
              </>
            }
            query={list}
            page={page}
            total={found}
            isFiltered={isFiltered}
            addressOf={(number) => addressHere({ ...filter, page: number })}
            wholeList={addressHere(wholeFilter)}
            empty={<Notice title="Belum ada pesan kontak yang masuk" />}
            nothingFound={nothingFound(filter)}
          >
            {contacts.length > 0 && openId !== null && (
              <>
                {liveBar}
                <ContactColumn contacts={contacts} openId={openId} newIds={newIds} addressOf={addressOfOne} />
              </>
            )}
            {contacts.length > 0 && openId === null && (
              <>
                <ChoiceBar contacts={contacts} desk={desk}>
                  {liveBar}
                </ChoiceBar>
                <ContactTable
                  contacts={contacts}
                  actions={{
                    ...directActions,
                    remove: (contact) => setAsked({ about: "contact", contact }),
                    erasePerson: (contact) => setAsked({ about: "person", contact }),
                  }}
                  chosenIds={desk.chosenIds}
                  onChoose={(id, isChosen) => desk.choose([id], isChosen)}
                  newIds={newIds}
                  addressOf={addressOfOne}
                />
                {/* Room below the last row, which the bar at the thumb would cover. */}
                <div className="h-24 md:hidden" />
              </>
            )}
          </StaffList>
        </div>
        {openId !== null && (
          <OpenedContact ref={place} id={openId} backTo={addressOf(filter)} onClose={close} />
        )}
      </div>
      <DeleteContact contact={askedAbout("contact")} onDone={() => setAsked(null)} />
      <ErasePerson contact={askedAbout("person")} onDone={() => setAsked(null)} />
      <DeleteContacts desk={desk} />
      <LoseContacts desk={desk} />
    </>
  );
}
