import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import {
  type ContactPerson,
  type ContactSubmission,
  type Stage,
  stageNames,
  stages,
} from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/paths";
import {
  type ContactListFilter,
  contactAssigneesQuery,
  contactListQuery,
  fetchAllContacts,
  useReloadContacts,
} from "../../../api/contact-admin";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { formatLongDate } from "../../../lib/format";
import { loadCode } from "../../../lib/load-code";
import { Button, buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { LogoutButton } from "../../lib/logout-button";
import { RefusedNotice } from "../../lists/bulk";
import { BarMenu, type Choice, ChoiceBar, useChoice } from "../../lists/choice";
import { ExportButton } from "../../lists/export-button";
import { maxSearchLength } from "../../lists/list-address";
import { findNeighbours } from "../../lists/neighbours";
import { StaffList } from "../../lists/staff-list";
import { useOpened } from "../../lists/use-opened";
import { MenuItem } from "../../ui/menu";
import { MoreActions, PhoneFold } from "../../ui/phone-fold";
import { SearchBox } from "../../ui/search-box";
import { AddContact } from "./add-contact";
import { ContactColumn } from "./contact-column";
import { DeleteContacts, LoseContacts } from "./contact-dialogs";
import {
  isNarrowed,
  nothingFound,
  readFilter,
  StageFilter,
  toPath,
  WaitingViews,
  wholeFilter,
} from "./contact-filter";
import { ContactTable } from "./contact-table";
import { ContactTabs } from "./contact-tabs";
import { ContactDetail } from "./detail/contact-detail";
import { useArrivals } from "./use-arrivals";
import { type BulkAct, type ContactDesk, useContactDesk } from "./use-contact-desk";

/** The list of enquiries with an optional open one beside it, or on phones in its place. */
export default function ContactList() {
  const { id } = useParams();
  const openId = id === undefined ? null : Number(id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const { page, words } = filter;
  const list = useQuery(contactListQuery(filter));
  const reload = useReloadContacts();
  const isFiltered = isNarrowed(filter);
  const { contacts = [], found = 0, total = 0 } = list.data ?? {};
  const choice = useChoice({ key: toPath({ ...filter, page: 1 }), rows: contacts, total: found });
  const desk = useContactDesk(choice);
  const isNewest = page === 1 && !isFiltered && !list.isPlaceholderData;
  const { newIds, fresh, arrived } = useArrivals(contacts, list.dataUpdatedAt);
  const { place, close } = useOpened(openId, toPath(filter), "contact");
  const isOpen = openId !== null;
  const addressHere = (narrowed: ContactListFilter) => toPath(narrowed, openId);
  const addressOfOne = (id: number) => toPath(filter, id);
  const handleSearch = (typed: string) =>
    navigate(addressHere({ ...filter, page: 1, words: typed }), { replace: true, preventScrollReset: true });

  function handleShowFresh() {
    void reload();
    if (!isNewest) navigate(addressHere(wholeFilter), { preventScrollReset: true });
    // The pressed button disappears.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={cn(isOpen && "xl:grid xl:grid-cols-[min(23rem,38%)_minmax(0,1fr)] xl:gap-8")}>
        <div
          data-list-column=""
          className={cn(
            isOpen &&
              "max-xl:hidden xl:sticky xl:top-0 xl:-my-6 xl:h-dvh xl:self-start xl:overflow-y-auto xl:px-3 xl:py-6 xl:-ml-3 xl:[&_h1]:text-2xl",
          )}
        >
          <StaffList
            title="Daftar Kontak"
            noun="kontak"
            loading="Memuat data kontak..."
            failed="Terjadi kesalahan saat memuat data kontak"
            aside={
              list.isSuccess && (
                <p className="text-sm text-ink-soft">Total: {total.toLocaleString("id-ID")} kontak</p>
              )
            }
            tabs={!isOpen && <ContactTabs />}
            actions={
              !isOpen && (
                <>
                  <AddContact />
                  <MoreActions>
                    <Link to="/" className={buttonStyles("quiet", "sm")}>
                      Kembali ke Website
                    </Link>
                    <Link to={staffPaths.posts} className={buttonStyles("quiet", "sm")}>
                      Admin Blog
                    </Link>
                    {found > 0 && <ContactExports filter={filter} />}
                    <LogoutButton />
                  </MoreActions>
                </>
              )
            }
            above={
              <WaitingViews filter={filter} arrived={arrived} addressOf={addressHere} compact={isOpen} />
            }
            filter={
              (total > 0 || isFiltered || list.isPlaceholderData || list.isError) && (
                <>
                  <PhoneFold
                    label="Cari"
                    icon={Search}
                    open={words !== ""}
                    className={cn("max-md:contents", isOpen && "w-full")}
                    openClassName="max-md:order-last max-md:w-full"
                  >
                    <SearchBox
                      id="contact-search"
                      label="Cari kontak"
                      placeholder="Nama, email, nomor, atau isi pesan"
                      value={words}
                      maxLength={maxSearchLength}
                      onSearch={handleSearch}
                      className={isOpen ? "w-full" : "md:w-52 xl:w-64"}
                    />
                  </PhoneFold>
                  {list.isSuccess && <StageFilter filter={filter} addressOf={addressHere} compact={isOpen} />}
                </>
              )
            }
            matches={isFiltered ? `${found.toLocaleString("id-ID")} kontak cocok` : ""}
            below={<RefusedNotice bulk={desk.bulk} />}
            query={list}
            page={page}
            total={found}
            isFiltered={isFiltered}
            addressOf={(number) => addressHere({ ...filter, page: number })}
            wholeList={addressHere(wholeFilter)}
            empty={
              <Notice
                title="Belum ada pesan kontak yang masuk"
                description="Pesan dari halaman Kontak tampil di sini. Yang datang lewat WhatsApp, telepon, atau kunjungan ditulis dengan Tambah kontak."
              >
                <Link to="/contact" className={buttonStyles("outline")}>
                  Lihat Halaman Kontak
                </Link>
              </Notice>
            }
            nothingFound={nothingFound(filter)}
          >
            {contacts.length > 0 && openId !== null && (
              <ContactColumn contacts={contacts} openId={openId} newIds={newIds} addressOf={addressOfOne} />
            )}
            {contacts.length > 0 && openId === null && (
              <ContactTable
                {...{ contacts, choice, desk, newIds }}
                addressOf={addressOfOne}
                bar={<ContactChoiceBar {...{ choice, desk, filter }} />}
              />
            )}
          </StaffList>
        </div>
        {openId !== null && (
          <ContactDetail
            key={openId}
            ref={place}
            id={openId}
            backTo={toPath(filter)}
            neighbours={findNeighbours(contacts, openId, addressOfOne)}
            onClose={close}
          />
        )}
      </div>
      <FreshPill fresh={fresh} onShow={handleShowFresh} />
      <DeleteContacts desk={desk} />
      <LoseContacts desk={desk} />
    </>
  );
}

/** The floating button for new enquiries, which are not inserted by themselves, so that no row moves. */
function FreshPill({ fresh, onShow }: { fresh: number; onShow: () => void }) {
  return (
    <div
      role="status"
      className="fixed top-[calc(var(--staff-head,0px)+0.5rem)] left-1/2 z-30 -translate-x-1/2 empty:hidden"
    >
      {fresh > 0 && (
        <div className="flex items-center gap-3 rounded-full bg-leaf-pale py-1 pr-1 pl-4 text-sm font-semibold text-leaf shadow-lift">
          <span className="whitespace-nowrap">{fresh} kontak baru</span>
          <Button size="sm" variant="dark" onClick={onShow}>
            Tampilkan
          </Button>
        </div>
      )}
    </div>
  );
}

interface ContactChoiceBarProps {
  choice: Choice<ContactSubmission>;
  desk: ContactDesk;
  filter: ContactListFilter;
}

function ContactChoiceBar({ choice, desk, filter }: ContactChoiceBarProps) {
  const { chosen } = choice;
  const busy = desk.bulk.isPending;
  const perform = (act: BulkAct) => void desk.perform(act, chosen);
  const moveTo = (stage: Stage) =>
    stage === "lost" ? desk.ask("lost", chosen) : perform({ action: "stage", stage });
  const hasSpam = chosen.some(({ suspicions }) => suspicions.length > 0);
  const hasOthers = chosen.some(({ suspicions }) => suspicions.length === 0);
  return (
    <ChoiceBar
      choice={choice}
      noun="kontak"
      busy={busy}
      acts={[
        ...(hasOthers ? [{ label: "Tandai spam", onSelect: () => perform({ action: "spam" }) }] : []),
        ...(hasSpam ? [{ label: "Bukan spam", onSelect: () => perform({ action: "not-spam" }) }] : []),
        { label: "Hapus…", onSelect: () => desk.ask("delete", chosen) },
      ]}
      fetchAll={() => fetchAllContacts(filter)}
    >
      <BarMenu label="Tahap" busy={busy}>
        {stages.map((stage) => (
          <MenuItem key={stage} onSelect={() => moveTo(stage)}>
            {stageNames[stage]}
            {stage === "lost" && "…"}
          </MenuItem>
        ))}
      </BarMenu>
      <BarMenu label="Penanggung jawab" busy={busy}>
        <AssigneeItems onSelect={(assignee) => perform({ action: "assign", assignee })} />
      </BarMenu>
    </ChoiceBar>
  );
}

/** Exports the filtered enquiries; the workbook also contains their progress. */
function ContactExports({ filter }: { filter: ContactListFilter }) {
  const rows = {
    prefix: "kontak",
    fetchRows: () => fetchAllContacts(filter),
    describe: ({ length }: { length: number }) => `${length} kontak`,
  };
  return (
    <>
      <ExportButton {...rows} csv={contactCsv} />
      <ExportButton
        {...rows}
        label="Export .xlsx"
        loadToXlsx={async () => (await loadCode(() => import("./contact-xlsx"))).contactsToXlsx}
      />
    </>
  );
}

/** Menu items of the possible assignees: the user first, nobody last. */
function AssigneeItems({ onSelect }: { onSelect: (assignee: ContactPerson | null) => void }) {
  const { user } = useStaff();
  const people = useQuery(contactAssigneesQuery());
  const others = (people.data ?? []).filter(({ id }) => id !== user?.id);
  const self = people.data?.find(({ id }) => id === user?.id);
  return (
    <>
      {people.isPending && <p className="px-3.5 py-2.5 text-ink-soft">Memuat daftar staf...</p>}
      {people.isError && <p className="px-3.5 py-2.5 text-danger">Daftar staf belum bisa dimuat.</p>}
      {self && <MenuItem onSelect={() => onSelect(self)}>Saya ({self.name})</MenuItem>}
      {others.map((person) => (
        <MenuItem key={person.id} onSelect={() => onSelect(person)}>
          <span className="max-w-64 truncate">{person.name}</span>
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onSelect(null)}>Tanpa penanggung jawab</MenuItem>
    </>
  );
}

const contactCsv = {
  columns: ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan"],
  cellsOf: ({ id, name, email, phoneNumber, websiteType, submittedAt, message }: ContactSubmission) => [
    ...[id, name, email, phoneNumber ?? "", websiteTypeBadge(websiteType)],
    ...[formatLongDate(submittedAt), message],
  ],
};
