import { expect, test } from "vitest";
import { createBrief } from "../../../tests/support/generation";
import { createSession, send } from "../../../tests/support/worker";
import { calendar } from "../../contract/desk/calendar";

test("the calendar shows what is planned on its days, both included, until it is written", async () => {
  await createBrief({ title: "sebelumnya", plannedDate: "2026-11-30" });
  const last = await createBrief({ title: "hari terakhir", plannedDate: "2026-12-31" });
  const first = await createBrief({ title: "hari pertama", plannedDate: "2026-12-01", state: "outlined" });
  await createBrief({ title: "sudah ditulis", plannedDate: "2026-12-05", state: "written" });
  await createBrief({ title: "tanpa tanggal" });
  await createBrief({ title: "sesudahnya", plannedDate: "2027-01-01" });
  const { cookie } = await createSession({ role: "writer", isAdmin: false });
  const headers = { Cookie: cookie };
  const response = await send("/api/blog/calendar?from=2026-12-01&to=2026-12-31", { headers });
  expect(calendar.parse(await response.json()).plans).toEqual([
    { briefId: first.id, title: "hari pertama", date: "2026-12-01" },
    { briefId: last.id, title: "hari terakhir", date: "2026-12-31" },
  ]);
});
