import { app } from "./app";

export default {
  fetch: app.fetch,
  queue(batch) {
    // Nothing sends a message yet; what arrives is not thrown away but goes on to the dead-letter queue.
    batch.retryAll();
  },
} satisfies ExportedHandler<Env>;
