import { business as standard } from "../../../worker/contract/site-content/defaults/business";

// Unit tests have no document.
const { name, logo = "", names, reply }: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};

/** The data of the business, which the server puts into the page. */
export const business = {
  name: name || standard.name,
  replyTime: reply || standard.replyTime,
  logo: { logo, logoWithName: !logo || names === "1" },
};
