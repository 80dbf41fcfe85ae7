import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { generatePath, Link } from "react-router-dom";
import { type ReplyTemplate, replyChannels } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { replyTemplatesQuery, useDeleteTemplate } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { AddressFilter, hasWords, useAddressFilter } from "../../../lists/address-filter";
import {
  CutLine,
  EditActs,
  ListCell,
  type ListColumn,
  ListRow,
  ListTable,
  titleLook,
} from "../../../lists/list-table";
import { type ListText, StaffList } from "../../../lists/staff-list";
import { ContactTabs } from "../contact-tabs";
import { fillInParts } from "./filled-text";
import { newTemplateAddress } from "./new-template-address";
import { channelNames } from "./template-values";

const text: ListText = {
  title: "Templat Balasan",
  noun: "templat",
  loading: "Memuat templat...",
  failed: "Terjadi kesalahan saat memuat templat",
  showAll: "Tampilkan Semua Templat",
};

/** The texts that answer many enquiries, as whoever asks would read them. */
export function TemplateList() {
  const list = useQuery(replyTemplatesQuery());
  const templates = list.data ?? [];
  const filter = useAddressFilter(staffPaths.replyTemplates, "saluran");
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  const found = templates.filter(({ name, subject, body }) =>
    hasWords(`${name} ${subject ?? ""} ${body}`, filter.words),
  );
  const shown = found.filter(({ channel }) => filter.kind === "" || channel === filter.kind);
  return (
    <>
      <StaffList
        text={text}
        lead="Jawaban yang sering dipakai, di sini dengan contoh: Maya menanyakan toko online."
        actions={
          <div className="flex flex-wrap gap-1.5 max-md:w-full">
            {replyChannels.map((channel) => (
              <Link key={channel} to={newTemplateAddress(channel)} className={buttonStyles("outline", "sm")}>
                <Icon node={Plus} className="size-4" />
                <span>
                  <span className="max-md:sr-only">Templat </span>
                  {channelNames[channel]} Baru
                </span>
              </Link>
            ))}
          </div>
        }
        tabs={<ContactTabs />}
        filter={
          templates.length > 0 && (
            <AddressFilter
              filter={filter}
              id="template-search"
              label="Cari templat"
              placeholder="Nama atau isi templat"
              kindLabel="Saluran"
              kinds={[
                { value: "", label: "Semua saluran" },
                ...replyChannels.map((value) => ({ value, label: channelNames[value] })),
              ]}
            />
          )
        }
        query={list}
        total={shown.length}
        isFiltered={templates.length > 0}
        wholeList={staffPaths.replyTemplates}
        empty={
          <Notice title="Belum ada templat" description="Mulai dari jawaban yang paling sering Anda ketik." />
        }
        nothingFound={{ role: "status", title: "Tidak ada templat yang cocok" }}
      >
        {shown.length > 0 && <TemplateTable templates={shown} onDelete={setDeleting} />}
      </StaffList>
      <DeleteTemplate template={deleting} onDone={() => setDeleting(null)} />
    </>
  );
}

const columns: ListColumn[] = [
  { name: "Nama", width: "lg:w-[28%]" },
  { name: "Saluran", width: "lg:w-32" },
  { name: "Isi" },
  { name: "Aksi", width: "lg:w-36" },
];

interface TemplateTableProps {
  templates: readonly ReplyTemplate[];
  onDelete: (template: ReplyTemplate) => void;
}

function TemplateTable({ templates, onDelete }: TemplateTableProps) {
  const staffName = useStaff().user?.name ?? "";
  const filled = (words: string) =>
    fillInParts(words, staffName)
      .map((part) => part.text)
      .join("")
      .trim();
  return (
    <ListTable caption="Templat balasan" columns={columns}>
      {templates.map((template) => {
        const { id, name, channel, subject, body } = template;
        const address = generatePath(staffPaths.editedReplyTemplate, { id: String(id) });
        return (
          <ListRow key={id} className="max-lg:grid-cols-[minmax(0,1fr)_auto]">
            <ListCell>
              <Link to={address} title={name} className={titleLook}>
                {name}
              </Link>
            </ListCell>
            <ListCell className="max-lg:text-ink-soft">{channelNames[channel]}</ListCell>
            <ListCell className="max-lg:col-span-2">
              {subject && <CutLine text={filled(subject)} className="font-semibold" />}
              <span title={filled(body)} className="line-clamp-2 [overflow-wrap:anywhere]">
                {filled(body)}
              </span>
            </ListCell>
            <ListCell className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1">
              <EditActs name={`templat ${name}`} to={address} onDelete={() => onDelete(template)} />
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}

interface DeleteTemplateProps {
  /** The template to ask about; null asks nothing. */
  template: ReplyTemplate | null;
  onDone: () => void;
}

/** Asks whether a template shall go, and deletes it. */
function DeleteTemplate({ template, onDone }: DeleteTemplateProps) {
  return (
    <ConfirmedAction
      input={template?.id ?? null}
      mutation={useDeleteTemplate()}
      title="Hapus Templat"
      confirmLabel="Ya, Hapus"
      success={() => ({ title: "Sukses!", description: "Templat dihapus" })}
      onFailure={(error) => showFailure(error, "Templat belum dihapus", "Silakan coba lagi.")}
      onDone={onDone}
    >
      Templat ini dihapus dan tidak bisa dikembalikan. Balasan yang sudah ditulis dengannya tetap ada.
      {template && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{template.name}</strong>}
    </ConfirmedAction>
  );
}
