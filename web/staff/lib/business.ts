import { business as standard } from "../../../worker/contract/site-content/defaults/business";

// Helpers are tested without a page.
const { name, logo = "", names, reply }: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};

/** What the server has put into the page of the staff area of the business. */
export const business = {
  name: name || standard.name,
  replyTime: reply || standard.replyTime,
  logo: { logo, logoWithName: !logo || names === "1" },
};
