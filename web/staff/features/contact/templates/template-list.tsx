import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide";
import { useState } from "react";
import { generatePath, Link } from "react-router-dom";
import {
  type ReplyChannel,
  type ReplyTemplate,
  replyChannels,
} from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { replyTemplatesQuery, useDeleteTemplate } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Spinner } from "../../../../ui/spinner";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { Section } from "../../../ui/section";
import { ContactTabs } from "../contact-tabs";
import { newTemplateAddress } from "./new-template-address";
import { ReplyPreview } from "./reply-preview";
import { channelNames } from "./template-values";

const descriptions: Record<ReplyChannel, string> = {
  whatsapp: "Teksnya terisi di kotak chat; Anda membacanya dulu, lalu mengirimnya sendiri.",
  email: "Subjek dan isi surat. Masih bisa diubah sebelum dikirim.",
};

/** The texts that answer many enquiries, as whoever asks would read them. */
export function TemplateList() {
  const list = useQuery(replyTemplatesQuery());
  const staffName = useStaff().user?.name ?? "";
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  const templates = list.data;
  return (
    <>
      <PageHead
        title="Templat Balasan"
        lead="Jawaban yang sering dipakai, di sini dengan contoh: Maya menanyakan toko online. Yang bergaris bawah diisi otomatis untuk setiap orang."
      />
      <ContactTabs />
      <div className="mt-8" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat templat..." className="py-20" />}
        {list.isError && (
          <LoadFailure
            place={templates ? "inline" : "list"}
            title="Terjadi kesalahan saat memuat templat"
            query={list}
            className="mb-8"
          />
        )}
        {templates &&
          replyChannels.map((channel) => (
            <Section
              key={channel}
              id={`templates-${channel}`}
              title={channelNames[channel]}
              description={descriptions[channel]}
            >
              <ChannelTemplates
                channel={channel}
                templates={templates.filter((template) => template.channel === channel)}
                staffName={staffName}
                onDelete={setDeleting}
              />
            </Section>
          ))}
      </div>
      <DeleteTemplate template={deleting} onDone={() => setDeleting(null)} />
    </>
  );
}

interface ChannelTemplatesProps {
  channel: ReplyChannel;
  templates: readonly ReplyTemplate[];
  staffName: string;
  onDelete: (template: ReplyTemplate) => void;
}

function ChannelTemplates({ channel, templates, staffName, onDelete }: ChannelTemplatesProps) {
  return (
    <>
      {templates.length === 0 && (
        <p className="text-ink-soft">
          Belum ada templat {channelNames[channel]}. Mulai dari jawaban yang paling sering Anda ketik.
        </p>
      )}
      <ul className="grid max-w-3xl gap-9 empty:hidden">
        {templates.map((template) => (
          <TemplateCard key={template.id} {...{ template, staffName, onDelete }} />
        ))}
      </ul>
      <Link to={newTemplateAddress(channel)} className={`${buttonStyles("outline")} mt-7`}>
        <Icon node={Plus} className="size-4" />
        Templat {channelNames[channel]} Baru
      </Link>
    </>
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

interface TemplateCardProps {
  template: ReplyTemplate;
  staffName: string;
  onDelete: (template: ReplyTemplate) => void;
}

/** A template as it is read, and what can be done with it. */
function TemplateCard({ template, staffName, onDelete }: TemplateCardProps) {
  const { id, name, channel, subject, body } = template;
  return (
    <li className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 className="min-w-0 text-lg [overflow-wrap:anywhere]">{name}</h3>
        <div className="flex shrink-0 gap-1">
          <Link
            to={generatePath(staffPaths.editedReplyTemplate, { id: String(id) })}
            aria-label={`Ubah templat ${name}`}
            className={`${buttonStyles("quiet")} px-3.5!`}
          >
            <Icon node={Pencil} className="size-4" />
            Ubah
          </Link>
          <Button
            variant="quiet"
            aria-label={`Hapus templat ${name}`}
            onClick={() => onDelete(template)}
            className="w-11 px-0!"
          >
            <Icon node={Trash2} className="size-4" />
          </Button>
        </div>
      </div>
      <ReplyPreview channel={channel} subject={subject ?? ""} body={body} staffName={staffName} />
    </li>
  );
}
