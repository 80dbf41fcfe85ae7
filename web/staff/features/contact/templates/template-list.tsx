import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  type ReplyChannel,
  type ReplyTemplate,
  replyChannels,
} from "../../../../../worker/contract/inbox/reply-template";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { Section } from "../../../ui/section";
import { ContactTabs } from "../contact-tabs";
import { DeleteTemplate } from "./delete-template";
import { newTemplateAddress } from "./new-template-address";
import { TemplateCard } from "./template-card";
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
