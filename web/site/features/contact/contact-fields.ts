/** Names of the fields that people fill in, in the order they stand. */
export const contactFields = ["name", "email", "phoneNumber", "websiteType", "message"] as const;

export type ContactField = (typeof contactFields)[number];
