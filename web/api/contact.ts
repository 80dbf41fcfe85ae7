import type { ContactInput } from "../../worker/contract/contact";
import { request } from "../lib/http";

/** Sends an enquiry; throws `ApiError` if it is refused. The response body is not used. */
export async function submitContact(input: ContactInput): Promise<void> {
  await request("/api/contact", { method: "POST", body: input });
}
