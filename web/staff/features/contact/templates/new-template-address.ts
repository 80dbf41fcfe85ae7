import { type ReplyChannel, replyChannels } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { writeAddress } from "../../../lists/list-address";

/** Where a new template of a channel is written. */
export function newTemplateAddress(channel: ReplyChannel): string {
  return writeAddress(staffPaths.newReplyTemplate, 1, { saluran: channel });
}

/** The channel that an address asks for; WhatsApp where it makes no sense. */
export function readChannel(search: URLSearchParams): ReplyChannel {
  return replyChannels.find((channel) => channel === search.get("saluran")) ?? "whatsapp";
}
