// GET    /api/staff
// POST   /api/staff/invites
// DELETE /api/staff/invites/{id}
// PUT    /api/staff/{id}
// POST   /api/staff/{id}/reset-link
// POST   /api/staff/{id}/end-sessions
// POST   /api/staff/{id}/unlock
// POST   /api/staff/{id}/remove-second-factor
import { type Context, Hono } from "hono";
import { passwordConfirmation } from "../../contract/account";
import {
  inviteInput,
  type NewInvite,
  type NewLink,
  type StaffList,
  type StaffMember,
  staffChange,
} from "../../contract/staff";
import { staffPaths } from "../../contract/staff-paths";
import type { Deps } from "../../deps";
import type { AppEnv } from "../../http/app-env";
import { parseId, requireJson, validateBody } from "../../http/validate";
import type { Asking } from "../accounts/account.service";
import { inviteStaff, type MadeLink, makeResetLink, withdrawLink } from "../invites/invite.service";
import { readAsking, requireRight } from "../sessions/auth.guard";
import {
  changeStaff,
  endStaffSessions,
  listStaffAndInvites,
  removeSecondFactor,
  unlockStaff,
} from "./staff.service";

export const staffRoutes = new Hono<AppEnv>()
  .get("/", requireRight("staff.manage"), async (c) =>
    c.json<StaffList>(await listStaffAndInvites(c.var.deps)),
  )
  .post("/invites", requireRight("staff.manage"), requireJson, validateBody(inviteInput), async (c) => {
    const { id, ...link } = await inviteStaff(c.var.deps, readAsking(c), c.req.valid("json"));
    return c.json<NewInvite>({ id, ...toLink(c, link) }, 201);
  })
  .delete(
    "/invites/:id",
    requireRight("staff.manage"),
    requireJson,
    validateBody(passwordConfirmation),
    async (c) => confirmed(c, withdrawLink, c.req.valid("json").currentPassword),
  )
  .put("/:id", requireRight("staff.manage"), requireJson, validateBody(staffChange), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<StaffMember>(await changeStaff(c.var.deps, readAsking(c), id, c.req.valid("json")));
  })
  .post(
    "/:id/reset-link",
    requireRight("staff.manage"),
    requireJson,
    validateBody(passwordConfirmation),
    async (c) => {
      const id = parseId(c.req.param("id"));
      const { currentPassword } = c.req.valid("json");
      return c.json<NewLink>(
        toLink(c, await makeResetLink(c.var.deps, readAsking(c), id, currentPassword)),
        201,
      );
    },
  )
  .post(
    "/:id/end-sessions",
    requireRight("staff.manage"),
    requireJson,
    validateBody(passwordConfirmation),
    async (c) => confirmed(c, endStaffSessions, c.req.valid("json").currentPassword),
  )
  .post(
    "/:id/unlock",
    requireRight("staff.manage"),
    requireJson,
    validateBody(passwordConfirmation),
    async (c) => confirmed(c, unlockStaff, c.req.valid("json").currentPassword),
  )
  .post(
    "/:id/remove-second-factor",
    requireRight("staff.manage"),
    requireJson,
    validateBody(passwordConfirmation),
    async (c) => confirmed(c, removeSecondFactor, c.req.valid("json").currentPassword),
  );

type Act = (deps: Deps, asking: Asking, id: number, password: string) => Promise<void>;

async function confirmed(c: Context<AppEnv>, act: Act, password: string) {
  await act(c.var.deps, readAsking(c), parseId(c.req.param("id") ?? ""), password);
  return c.body(null, 204);
}

/** The address of a link, on the host that was asked. */
function toLink(c: Context<AppEnv>, { token, expiresAt }: MadeLink): NewLink {
  const path = staffPaths.invite.replace(":token", token);
  return { url: new URL(path, c.req.url).href, expiresAt: expiresAt.toISOString() };
}
