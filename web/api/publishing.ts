import { queryOptions } from "@tanstack/react-query";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

export interface Publishing {
  id: number;
  /** The version that was read. */
  version: string;
  /** ISO 8601; without it the post is public at once. */
  publishAt?: string;
}

/** Brings a post before the public, now or later; also moves what is scheduled. */
export async function publishPost({ id, ...body }: Publishing): Promise<StaffPost> {
  const response = await request(`/api/blog/${id}/publish`, { method: "POST", body });
  return readAs(staffPost, response);
}

/** A post in whatever state it is. */
export async function fetchStaffPost(id: number): Promise<StaffPost> {
  const response = await request(`/api/blog/${id}?view=staff`);
  return readAs(staffPost, response);
}

/** A post to be read before it is decided on: fetched when it is opened, and never changed under whoever reads it. */
export function readPostQuery(id: number) {
  return queryOptions({
    queryKey: ["review", "post", id],
    queryFn: () => fetchStaffPost(id),
    staleTime: 0,
    refetchOnReconnect: false,
  });
}
