import type { ReactNode } from "react";
import { generatePath, Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type Brief, type BriefState, briefStateNames } from "../../../../../worker/contract/studio/brief";
import { useDeleteBrief } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { formatLongDate } from "../../../../lib/format";
import { isGone } from "../../../../lib/http";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { type Choice, RowBox } from "../../../lists/choice";
import {
  CutLine,
  EditActs,
  ListCell,
  type ListColumn,
  ListRow,
  ListTable,
  titleLook,
} from "../../../lists/list-table";
import { Mark, type Tone } from "../../../ui/mark";

interface BriefTableProps {
  briefs: readonly Brief[];
  choice: Choice<Brief>;
  bar: ReactNode;
  onDelete: (brief: Brief) => void;
}

const columns: ListColumn[] = [
  { name: "Judul" },
  { name: "Frasa kunci", width: "lg:w-[15%]" },
  { name: "Rencana", width: "lg:w-40" },
  { name: "Pemilik", width: "lg:w-32" },
  { name: "Aksi", width: "lg:w-32" },
];

export function BriefTable({ briefs, bar, ...row }: BriefTableProps) {
  return (
    <ListTable caption="Daftar bahan artikel" columns={columns} hasBoxes bar={bar}>
      {briefs.map((brief) => (
        <BriefRow key={brief.id} brief={brief} {...row} />
      ))}
    </ListTable>
  );
}

type BriefRowProps = Omit<BriefTableProps, "briefs" | "bar"> & { brief: Brief };

function BriefRow({ brief, choice, onDelete }: BriefRowProps) {
  const { id, title, state, keyPhrase, plannedDate, owner } = brief;
  const { user, may } = useStaff();
  const mayChange = may("posts.write") || owner?.id === user?.id;
  const address = generatePath(staffPaths.editedBrief, { id: String(id) });
  return (
    <ListRow
      isChosen={choice.has(id)}
      className="max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:grid-cols-[minmax(0,1fr)_min(9rem,30%)_auto]"
    >
      <ListCell>
        <div className="flex items-start gap-3">
          <RowBox row={brief} name={title} choice={choice} />
          <div className="min-w-0 grow">
            <Link to={address} title={title} className={titleLook}>
              {title}
            </Link>
            <div className="mt-0.5">
              <BriefMark state={state} />
              {plannedDate && (
                <span className="ml-2 text-sm text-ink-soft md:hidden">{formatLongDate(plannedDate)}</span>
              )}
            </div>
          </div>
        </div>
      </ListCell>
      <ListCell className="max-lg:hidden">
        <CutLine text={keyPhrase || "–"} />
      </ListCell>
      <ListCell className="max-md:hidden">
        {plannedDate ? formatLongDate(plannedDate) : <span className="max-lg:hidden">–</span>}
      </ListCell>
      <ListCell className="max-lg:hidden">
        <CutLine text={owner?.name ?? "–"} />
      </ListCell>
      <ListCell className="max-lg:-col-end-1 max-lg:row-start-1">
        <EditActs name={title} to={address} onDelete={mayChange ? () => onDelete(brief) : undefined} />
      </ListCell>
    </ListRow>
  );
}

const tones: Record<BriefState, Tone> = { idea: "sand", outlined: "peach", written: "paleLeaf" };

export const BriefMark = ({ state }: { state: BriefState }) => (
  <Mark tone={tones[state]}>{briefStateNames[state]}</Mark>
);

interface DeleteBriefProps {
  /** The brief of the question; null closes it. */
  brief: Brief | null;
  onDone: () => void;
  /** Also called if the brief was already deleted. */
  onDeleted?: () => void;
}

/** Confirms and deletes a brief. */
export function DeleteBrief({ brief, onDone, onDeleted }: DeleteBriefProps) {
  return (
    <ConfirmedAction
      input={brief}
      mutation={useDeleteBrief()}
      title="Hapus Bahan"
      confirmLabel="Ya, Hapus"
      success={() => {
        onDeleted?.();
        return { title: "Sukses!", description: "Bahan dihapus" };
      }}
      onFailure={(error) => {
        if (isGone(error)) onDeleted?.();
        showFailure(error, "Bahan belum dihapus");
      }}
      onDone={onDone}
    >
      Bahan ini dihapus dan tidak bisa dikembalikan. Artikel yang sudah ditulis darinya tetap ada.
      {brief && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{brief.title}</strong>}
    </ConfirmedAction>
  );
}
