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
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/validate";
import { readAsking, requireRight } from "../sessions/auth.guard";
import {
  actOnStaff,
  changeStaff,
  inviteStaff,
  listStaffAndInvites,
  type MadeLink,
  makeResetLink,
  staffActs,
  withdrawLink,
} from "./staff.service";

const forOwners = requireRight("staff.manage");
const confirmed = validateBody(passwordConfirmation);

export const staffRoutes = new Hono<AppEnv>()
  .get("/", forOwners, async (c) => c.json<StaffList>(await listStaffAndInvites(c.var.deps)))
  .post("/invites", forOwners, validateBody(inviteInput), async (c) => {
    const { id, ...link } = await inviteStaff(c.var.deps, readAsking(c), c.req.valid("json"));
    return c.json<NewInvite>({ id, ...toLink(c, link) }, 201);
  })
  .delete("/invites/:id", forOwners, confirmed, async (c) => {
    const id = parseId(c.req.param("id"));
    await withdrawLink(c.var.deps, readAsking(c), id, c.req.valid("json").currentPassword);
    return c.body(null, 204);
  })
  .put("/:id", forOwners, validateBody(staffChange), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<StaffMember>(await changeStaff(c.var.deps, readAsking(c), id, c.req.valid("json")));
  })
  .post("/:id/reset-link", forOwners, confirmed, async (c) => {
    const id = parseId(c.req.param("id"));
    const link = await makeResetLink(c.var.deps, readAsking(c), id, c.req.valid("json").currentPassword);
    return c.json<NewLink>(toLink(c, link), 201);
  });

for (const act of staffActs) {
  staffRoutes.post(`/:id/${act}`, forOwners, confirmed, async (c) => {
    const id = parseId(c.req.param("id"));
    await actOnStaff(c.var.deps, readAsking(c), id, act, c.req.valid("json").currentPassword);
    return c.body(null, 204);
  });
}

/** The address of a link, on the host that was asked. */
function toLink(c: Context<AppEnv>, { token, expiresAt }: MadeLink): NewLink {
  const path = staffPaths.invite.replace(":token", token);
  return { url: new URL(path, c.req.url).href, expiresAt: expiresAt.toISOString() };
}
