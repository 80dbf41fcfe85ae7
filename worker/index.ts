import { app } from "./app";
import { handleQueue } from "./queue";
import { handleSchedule } from "./schedule";

export default {
  fetch: app.fetch,
  queue: handleQueue,
  scheduled: handleSchedule,
} satisfies ExportedHandler<Env>;
