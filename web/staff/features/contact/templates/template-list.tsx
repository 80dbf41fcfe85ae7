import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { generatePath, Link } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { replyTemplatesQuery, useDeleteTemplate } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import {
  CutLine,
  EditActs,
  ListCell,
  type ListColumn,
  ListRow,
  ListTable,
  titleLook,
} from "../../../lists/list-table";
import { StaffList } from "../../../lists/staff-list";
import { ContactTabs } from "../contact-tabs";
import { channelNames, fillExample } from "./template-values";

/** The templates with their previews. */
export default function TemplateList() {
  const list = useQuery(replyTemplatesQuery());
  const templates = list.data ?? [];
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  return (
    <>
      <StaffList
        title="Templat Balasan"
        noun="templat"
        lead="Jawaban yang sering dipakai, di sini dengan contoh: Maya menanyakan toko online."
        actions={
          <Link to={staffPaths.newReplyTemplate} className={buttonStyles("dark", "sm")}>
            <Icon node={Plus} className="size-4" />
            Templat Baru
          </Link>
        }
        tabs={<ContactTabs />}
        query={list}
        total={templates.length}
        empty={
          <Notice title="Belum ada templat" description="Mulai dari jawaban yang paling sering Anda ketik." />
        }
      >
        {templates.length > 0 && <TemplateTable templates={templates} onDelete={setDeleting} />}
      </StaffList>
      <ConfirmedAction
        input={deleting?.id ?? null}
        mutation={useDeleteTemplate()}
        title="Hapus Templat"
        confirmLabel="Ya, Hapus"
        success={() => ({ title: "Sukses!", description: "Templat dihapus" })}
        onFailure={(error) => showFailure(error, "Templat belum dihapus")}
        onDone={() => setDeleting(null)}
      >
        Templat ini dihapus dan tidak bisa dikembalikan. Balasan yang sudah ditulis dengannya tetap ada.
        <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{deleting?.name}</strong>
      </ConfirmedAction>
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
  const filled = (words: string) => fillExample(words, staffName).trim();
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
