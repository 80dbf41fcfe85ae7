import type { ContactInput } from "../../worker/contract/contact";
import { request } from "../lib/http";

/** Sends an enquiry; throws `ApiError` when it was refused. Of the answer only success counts. */
export async function submitContact(input: ContactInput): Promise<void> {
  await request("/api/contact", { method: "POST", body: input });
}
