import * as z from "zod/mini";
import type { PostInput } from "../../../../worker/contract/blog";

export const emptyPost: PostInput = {
  title: "",
  slug: "",
  category: "",
  image: "",
  summary: "",
  content: "",
};

/** The fields of a post's form, in the order they stand. */
export const postFields = Object.keys(emptyPost) as (keyof PostInput)[];

/** What each field is called. */
export const postLabels: Record<keyof PostInput, string> = {
  title: "Judul",
  slug: "Slug",
  category: "Kategori",
  image: "URL Gambar",
  summary: "Ringkasan",
  content: "Konten",
};

/** What a form shows of a stored post, or of a version of one. */
export function toPostInput(post: PostInput): PostInput {
  return fieldsOf((field) => post[field]);
}

function fieldsOf<Value>(read: (field: keyof PostInput) => Value): Record<keyof PostInput, Value> {
  return Object.fromEntries(postFields.map((field) => [field, read(field)])) as Record<
    keyof PostInput,
    Value
  >;
}

export function isSamePost(one: PostInput, other: PostInput): boolean {
  return postFields.every((field) => one[field] === other[field]);
}

const storedDraft = z.object({
  // A draft of an older version of the form may lack a field.
  values: z.object(fieldsOf(() => z._default(z.string(), ""))),
  baseUpdatedAt: z.nullable(z.string()),
  savedAt: z.string(),
});

/** What was typed and not saved yet. */
export interface PostDraft extends z.infer<typeof storedDraft> {
  /** Where it lies in the browser's store; every open form has its own, so two tabs do not overwrite each other. */
  key: string;
}

const prefix = "draf-post";
const changeSuffix = "-usulan";

/** Of what a form holds a draft: of a new post, of a stored one, or of the change that waits beside it. */
export function draftTarget(postId: number | null, isChange: boolean): string {
  if (postId === null) return "baru";
  return isChange ? postId + changeSuffix : String(postId);
}

/** A place for a form's draft. */
export function newDraftKey(target: string): string {
  return `${prefix}:${target}:${crypto.randomUUID()}`;
}

/** Whether what was typed was to wait beside its post. */
export function isOfChange({ key }: PostDraft): boolean {
  return key.includes(`${changeSuffix}:`);
}

/** The drafts of a target, and of the change beside a post, the newest first. */
export function listDrafts(target: string): PostDraft[] {
  return readKeys()
    .filter((key) => [target, target + changeSuffix].some((one) => key.startsWith(`${prefix}:${one}:`)))
    .flatMap(readDraft)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** False when the browser has no room or allows no store. */
export function storeDraft({ key, ...draft }: PostDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without a store there is no draft either.
  }
}

/**
 * After a save of `sent`: a draft that says the same goes; one that says more moves to `place`, where it stands on the
 * version that was stored.
 */
export function settleDraft(
  key: string,
  place: Pick<PostDraft, "key" | "baseUpdatedAt">,
  sent: PostInput,
): void {
  const [draft] = readDraft(key);
  if (!draft) return;
  if (isSamePost(draft.values, sent)) {
    removeDraft(key);
    return;
  }
  const isMoved = storeDraft({ ...draft, ...place }) && place.key !== key;
  if (isMoved) removeDraft(key);
}

function readKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readDraft(key: string): PostDraft[] {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? ""));
    return parsed.success ? [{ key, ...parsed.data }] : [];
  } catch {
    return [];
  }
}
