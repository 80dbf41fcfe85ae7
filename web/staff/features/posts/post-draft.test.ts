// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { emptyPost, listDrafts, newDraftKey, removeDraft, settleDraft, storeDraft } from "./post-draft";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const draft = (target: string, title: string, savedAt: string) => ({
  key: newDraftKey(target),
  values: { ...emptyPost, title },
  baseUpdatedAt: null,
  savedAt,
});

test("drafts of a post come back, the newest first, until they are removed", () => {
  const older = draft("7", "Lama", "2026-01-01T00:00:00.000Z");
  const newer = draft("7", "Baru", "2026-01-02T00:00:00.000Z");
  for (const one of [
    older,
    newer,
    draft("70", "Lain", newer.savedAt),
    draft("baru", "Lain", newer.savedAt),
  ]) {
    expect(storeDraft(one)).toBe(true);
  }
  expect(listDrafts("7")).toEqual([newer, older]);
  removeDraft(newer.key);
  expect(listDrafts("7")).toEqual([older]);
});

test("corrupt drafts are ignored", () => {
  localStorage.setItem(newDraftKey("7"), "{");
  localStorage.setItem(newDraftKey("7"), '{"values":{"title":1}}');
  expect(listDrafts("7")).toEqual([]);
});

test("a full storage reports that the draft was not kept", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(storeDraft(draft("7", "Judul", ""))).toBe(false);
});

test("a save deletes its draft, and rebases a draft with newer text onto the stored version", () => {
  const sent = draft("baru", "Judul", "2026-01-01T00:00:00.000Z");
  const place = { key: "draf-post:7:2", baseUpdatedAt: "2026-01-02T00:00:00.000Z" };
  storeDraft(sent);
  settleDraft(sent.key, place, sent.values);
  expect(listDrafts("baru")).toEqual([]);
  expect(listDrafts("7")).toEqual([]);

  const more = { ...sent.values, title: "Judul lagi" };
  storeDraft({ ...sent, values: more });
  settleDraft(sent.key, place, sent.values);
  expect(listDrafts("baru")).toEqual([]);
  expect(listDrafts("7")).toEqual([{ ...sent, ...place, values: more }]);

  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  settleDraft(place.key, { ...place, key: "draf-post:7:3" }, sent.values);
  expect(listDrafts("7")).toHaveLength(1);

  settleDraft(place.key, { ...place, baseUpdatedAt: "2026-01-03T00:00:00.000Z" }, sent.values);
  expect(listDrafts("7")).toEqual([
    { ...sent, ...place, values: more, baseUpdatedAt: "2026-01-03T00:00:00.000Z" },
  ]);
});
