import type { PostInput } from "../../../../worker/contract/blog";
import type { PostUser } from "../../../../worker/contract/desk/post-states";
import { type StaffPost, staffPost } from "../../../../worker/contract/desk/staff-post";
import { toPostSlug } from "../../../../worker/contract/slug";
import { type OpenedPost, usePostCalls } from "../../../api/post-form";
import { ApiError } from "../../../lib/http";
import { autosave } from "../../lib/record-form/use-autosave";
import type { Over, WriteCall } from "../../lib/record-form/use-record-form";
import type { Step } from "./desk/post-acts";
import { isSamePost, toPostInput } from "./post-values";

/** The writes of a form: to the post, or to the change that waits beside it. */
export function usePostWrites(reader: PostUser & { name: string }) {
  const calls = usePostCalls();

  /**
   * The stored post where only its version has moved: what a writer says of a picture or a claim makes another version of
   * it. Whoever publishes has to read that version; null for them.
   */
  function findSameText(error: unknown, known: StaffPost): StaffPost | null {
    if (reader.may("posts.publish") || !(error instanceof ApiError)) return null;
    const there = staffPost.safeParse(error.details.stored).data;
    const isSame = there?.status === known.status && isSamePost(toPostInput(there), toPostInput(known));
    return isSame && there.updatedAt !== known.updatedAt ? there : null;
  }

  async function write(values: PostInput, over: Over<OpenedPost> | null, call: WriteCall) {
    try {
      return await writeOver(values, over, call);
    } catch (error) {
      const post = over && !over.stored.change && findSameText(error, over.stored.post);
      if (!post) throw error;
      const moved = { stored: { post, change: null }, version: post.updatedAt ?? "" };
      return writeOver(values, moved, { ...call, key: crypto.randomUUID() });
    }
  }

  async function writeOver(
    values: PostInput,
    over: Over<OpenedPost> | null,
    { key, intent }: WriteCall,
  ): Promise<OpenedPost> {
    // The server makes a free slug of the title where nobody has typed another one.
    const slug = values.slug === toPostSlug(values.title) ? "" : values.slug;
    if (!over) {
      const status = intent === "publish" ? "published" : "draft";
      const sent = intent === autosave ? { ...values, slug } : values;
      return { post: await calls.create(sent, status, key), change: null };
    }
    const { post, change } = over.stored;
    const baseVersion = change?.baseVersion ?? over.version;
    if (intent === autosave || intent === "propose") {
      const { target, version } = await calls.autosave(post.id, { ...values, version: over.version }, key);
      if (target === "post") return { post: { ...post, updatedAt: version, ...values }, change: null };
      const author = { id: reader.id ?? 0, name: reader.name };
      return {
        post: { ...post, hasPending: true },
        change: { ...values, baseVersion, updatedAt: version, author },
      };
    }
    const from = { baseUpdatedAt: baseVersion, ...(change && { pendingUpdatedAt: over.version }) };
    return { post: await calls.update(post.id, { ...values, ...from }, key), change: null };
  }

  /** Brings a post into another state, in the version that is known. */
  async function take(post: StaffPost, step: Step, key: string): Promise<StaffPost> {
    const send = ({ id, updatedAt }: StaffPost, sendKey: string) =>
      calls.take(id, { ...step, version: updatedAt ?? "" }, sendKey);
    try {
      return await send(post, key);
    } catch (error) {
      const same = findSameText(error, post);
      if (!same) throw error;
      return send(same, crypto.randomUUID());
    }
  }

  return { write, take, calls };
}
