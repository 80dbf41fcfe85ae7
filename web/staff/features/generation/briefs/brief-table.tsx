import { Pencil, Trash2 } from "lucide";
import { generatePath, Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { useStaff } from "../../../../api/staff-rights";
import { formatLongDate } from "../../../../lib/format";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { ResponsiveTable, TableCell, TableRow } from "../../../ui/responsive-table";
import { BriefMark } from "./brief-mark";

interface BriefTableProps {
  briefs: readonly Brief[];
  chosenIds: ReadonlySet<number>;
  /** No more can be chosen. */
  isFull: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  onDelete: (brief: Brief) => void;
}

const columns = ["Judul", "Frasa kunci", "Rencana", "Pemilik", "Aksi"];

export function BriefTable({ briefs, ...row }: BriefTableProps) {
  return (
    <ResponsiveTable caption="Daftar bahan artikel" columns={columns}>
      {briefs.map((brief) => (
        <BriefRow key={brief.id} brief={brief} {...row} />
      ))}
    </ResponsiveTable>
  );
}

type BriefRowProps = Omit<BriefTableProps, "briefs"> & { brief: Brief };

function BriefRow({ brief, chosenIds, isFull, onChoose, onDelete }: BriefRowProps) {
  const { id, title, state, keyPhrase, plannedDate, owner } = brief;
  const { user, may } = useStaff();
  const mayChange = may("posts.write") || owner?.id === user?.id;
  const address = generatePath(staffPaths.editedBrief, { id: String(id) });
  const isChosen = chosenIds.has(id);
  return (
    <TableRow>
      <TableCell label="Judul" wide>
        <div className="flex items-start gap-3">
          {/* Larger than the box: on a phone a thumb has to hit it. */}
          <label className="-m-2 inline-flex cursor-pointer p-2 pt-3">
            <input
              type="checkbox"
              aria-label={`Pilih ${title}`}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={(event) => onChoose(id, event.target.checked)}
              className={checkboxStyles}
            />
          </label>
          <div className="min-w-0">
            <Link
              to={address}
              className="inline-block py-0.5 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-fajar max-lg:text-lg max-lg:leading-snug [overflow-wrap:anywhere]"
            >
              {title}
            </Link>
            <div className="mt-1.5">
              <BriefMark state={state} />
            </div>
          </div>
        </div>
      </TableCell>
      <TableCell label="Frasa kunci">
        <span className="[overflow-wrap:anywhere]">{keyPhrase || <Nothing />}</span>
      </TableCell>
      <TableCell label="Rencana">
        {plannedDate ? (
          <time dateTime={plannedDate} className="whitespace-nowrap">
            {formatLongDate(plannedDate)}
          </time>
        ) : (
          <Nothing />
        )}
      </TableCell>
      <TableCell label="Pemilik">
        <span className="[overflow-wrap:anywhere]">{owner?.name ?? <Nothing />}</span>
      </TableCell>
      <TableCell label="Aksi" wide>
        <div className="flex flex-wrap gap-2 lg:flex-nowrap">
          <Link
            to={address}
            aria-label={`${mayChange ? "Ubah" : "Baca"} ${title}`}
            className={buttonStyles("outline", "sm")}
          >
            <Icon node={Pencil} className="size-4" />
            {mayChange ? "Ubah" : "Baca"}
          </Link>
          {mayChange && (
            <Button variant="outline" size="sm" aria-label={`Hapus ${title}`} onClick={() => onDelete(brief)}>
              <Icon node={Trash2} className="size-4" />
              Hapus
            </Button>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">belum diisi</span>
    </>
  );
}
