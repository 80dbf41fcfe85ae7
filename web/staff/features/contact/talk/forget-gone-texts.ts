import { isGone, request } from "../../../../lib/http";
import { forgetTexts, idsOfTexts } from "./kept-texts";

/** Forgets what was typed about enquiries that are not there any more: whoever erases a person knows an address alone. */
export async function forgetGoneTexts(): Promise<void> {
  for (const id of idsOfTexts()) {
    try {
      await request(`/api/contact/${id}`);
    } catch (error) {
      if (isGone(error)) forgetTexts([id]);
    }
  }
}
