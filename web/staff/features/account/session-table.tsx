import type { AccountSession } from "../../../../worker/contract/account";
import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";

const columns = ["Perangkat", "Login", "Terakhir aktif", "Aksi"];

interface SessionTableProps {
  sessions: readonly AccountSession[];
  onEnd: (session: AccountSession) => void;
}

export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  return (
    <ResponsiveTable caption="Perangkat yang sedang login" columns={columns}>
      {sessions.map((session) => (
        <TableRow key={session.id}>
          <TableCell label="Perangkat">
            <strong>{session.device}</strong>
          </TableCell>
          <TableCell label="Login">
            <time dateTime={session.createdAt}>{formatLongDateTime(session.createdAt)}</time>
          </TableCell>
          <TableCell label="Terakhir aktif">
            {session.current ? (
              "Sekarang"
            ) : (
              // Written once an hour at most.
              <time dateTime={session.seenAt}>Sekitar {formatLongDateTime(session.seenAt)}</time>
            )}
          </TableCell>
          <TableCell label="Aksi" wide>
            {session.current ? (
              <span className="inline-block rounded-full bg-peach px-3 py-1 text-sm font-semibold whitespace-nowrap">
                sesi ini
              </span>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Akhiri sesi ${session.device}, login ${formatLongDateTime(session.createdAt)}`}
                onClick={() => onEnd(session)}
              >
                Akhiri
              </Button>
            )}
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}
