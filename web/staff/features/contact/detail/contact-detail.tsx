interface ContactDetailProps {
  id: number;
  /** Address of the list that it was opened from. */
  backTo: string;
}

/** One enquiry: who, what, how long they have waited, and all that can be done about it. */
export function ContactDetail({ id }: ContactDetailProps) {
  return <p>{id}</p>;
}
