// POST /api/notifications/test
import { Hono } from "hono";
import * as z from "zod/mini";
import { requireRight } from "../../auth/sessions/auth.guard";
import type { NotificationTest } from "../../contract/contact-admin";
import { contentSchemas } from "../../contract/site-content/schema";
import { createConfiguredChannels, settingsOf } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import type { AppEnv } from "../../http/app-env";
import { validateBody } from "../../http/body";

const unreached = {
  email: "Email belum terkirim: server ini belum diatur untuk mengirim email.",
  webhook: "Webhook tidak menjawab, atau rahasianya belum dipasang di server.",
};

/** Sends a message to what is typed, before it is saved: the owner sees whether it comes. */
export const notificationRoutes = new Hono<AppEnv>().post(
  "/test",
  requireRight("site.publish"),
  validateBody(z.strictObject({ notifications: contentSchemas.notifications })),
  async (c) => {
    const { deps, requestId } = c.var;
    const content = { ...(await deps.siteContent.current()), ...c.req.valid("json") };
    const channels = createConfiguredChannels(settingsOf(c.env, content), deps.clock, content.business);
    if (channels.length === 0) {
      throw new AppError("validation_failed", "Belum ada alamat email atau webhook yang bisa dikabari");
    }
    const message = { type: "notification.test", at: deps.clock().toISOString() } as const;
    const told = await Promise.all(
      channels.map(({ name, send }) =>
        send(message).then(
          () => ({ name, failure: null }),
          (error: unknown) => {
            log("warn", "notification_test_failed", { requestId, name, error: describeError(error) });
            return { name, failure: unreached[name] };
          },
        ),
      ),
    );
    return c.json<NotificationTest>({ told });
  },
);
