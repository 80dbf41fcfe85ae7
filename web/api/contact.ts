import { type ContactInput, contactAnswer } from "../../worker/contract/contact";
import { request } from "../lib/http";

/** Sends an enquiry; throws `ApiError` when it was refused. */
export async function submitContact(input: ContactInput): Promise<void> {
  const response = await request("/api/contact", { method: "POST", body: input });
  contactAnswer.parse(await response.json());
}
