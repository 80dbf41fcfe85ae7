import { OutdatedError } from "../../lib/read-as";
import { Button } from "../../ui/button";
import { createFlag } from "../features/session/staff-guard";
import { InlineNotice } from "../ui/inline-notice";

const outdated = createFlag();

/** Takes note of a call's error: an answer that cannot be read means that this tab is older than the site. */
export function noticeOutdated(error: unknown): void {
  if (error instanceof OutdatedError) outdated.raise();
}

/** Says that this tab no longer understands the server, and loads it anew. */
export function OutdatedNotice() {
  const isShown = outdated.useIsUp();
  if (!isShown) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title="Jawaban server tidak dikenali"
      actions={
        <Button variant="dark" onClick={() => window.location.reload()}>
          Muat Ulang
        </Button>
      }
      className="sticky top-[calc(var(--staff-head)+0.75rem)] z-20 mb-8 shadow-lift"
    >
      Website ini mungkin baru saja diperbarui. Muat ulang halaman ini untuk memakai versi terbaru.
    </InlineNotice>
  );
}
