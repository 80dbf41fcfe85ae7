import { Pencil, Trash2 } from "lucide";
import { generatePath, Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { type Brief, type BriefState, briefStateNames } from "../../../../../worker/contract/studio/brief";
import { useDeleteBrief } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { cn } from "../../../../lib/cn";
import { formatLongDate } from "../../../../lib/format";
import { isGone } from "../../../../lib/http";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { ResponsiveTable, TableCell, TableRow } from "../../../ui/responsive-table";

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

const tones: Record<BriefState, string> = {
  idea: "bg-sand",
  outlined: "bg-peach",
  written: "bg-leaf-pale text-leaf",
};

/** How far a brief is, in a word. */
export function BriefMark({ state }: { state: BriefState }) {
  return (
    <span
      className={cn(
        "inline-block rounded-md px-2 py-0.5 text-sm font-semibold whitespace-nowrap",
        tones[state],
      )}
    >
      {briefStateNames[state]}
    </span>
  );
}

interface DeleteBriefProps {
  /** The brief to ask about; null asks nothing. */
  brief: Brief | null;
  onDone: () => void;
  /** Also where somebody else was faster. */
  onDeleted?: () => void;
}

/** Asks whether a brief shall go, and deletes it. */
export function DeleteBrief({ brief, onDone, onDeleted }: DeleteBriefProps) {
  return (
    <ConfirmedAction
      input={brief?.id ?? null}
      mutation={useDeleteBrief()}
      title="Hapus Bahan"
      confirmLabel="Ya, Hapus"
      success={() => {
        onDeleted?.();
        return { title: "Sukses!", description: "Bahan dihapus" };
      }}
      onFailure={(error) => {
        if (isGone(error)) onDeleted?.();
        showFailure(error, "Bahan belum dihapus", "Silakan coba lagi.");
      }}
      onDone={onDone}
    >
      Bahan ini dihapus dan tidak bisa dikembalikan. Artikel yang sudah ditulis darinya tetap ada.
      {brief && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{brief.title}</strong>}
    </ConfirmedAction>
  );
}
