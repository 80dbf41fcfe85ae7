/** What an e-mail says. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
  headers: Record<string, string>;
}

/** Of a name in a subject. */
export const longestName = 60;
