import { Pencil, Trash2 } from "lucide";
import { generatePath, Link } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { ReplyPreview } from "./reply-preview";

interface TemplateCardProps {
  template: ReplyTemplate;
  staffName: string;
  onDelete: (template: ReplyTemplate) => void;
}

/** A template as it is read, and what can be done with it. */
export function TemplateCard({ template, staffName, onDelete }: TemplateCardProps) {
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
