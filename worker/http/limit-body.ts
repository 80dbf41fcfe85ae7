import { bodyLimit } from "hono/body-limit";
import { AppError } from "../app-error";

/** Refuses a request body over `maxBytes` with 413; `label` is the limit as a person reads it. */
export function limitBody(maxBytes: number, label: string) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError("payload_too_large", `Data yang dikirim terlalu besar (maksimal ${label})`);
    },
  });
}
