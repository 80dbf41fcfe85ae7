import { app } from "./app";
import { answerFromMemory } from "./cache/content-cache";
import { redirectToHttps } from "./http/security-headers";
import { handleQueue } from "./queue";
import { handleSchedule } from "./schedule";

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    redirectToHttps(request) ?? answerFromMemory(request, env.VERSION.id) ?? app.fetch(request, env, context),
  queue: handleQueue,
  scheduled: handleSchedule,
} satisfies ExportedHandler<Env>;
