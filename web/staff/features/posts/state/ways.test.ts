import { describe, expect, it } from "vitest";
import type { PostUser } from "../../../../../worker/contract/desk/post-states";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { may, type Role } from "../../../../../worker/contract/rights";
import { creationOf, hasReached, offerFor, runsBeforeSave, stepAfterOwnSave, transitionOf } from "./ways";

const now = Date.parse("2026-11-22T03:00:00.000Z");
const later = "2026-12-03T02:00:00.000Z";

function post(values: Partial<StaffPost> = {}): StaffPost {
  return {
    id: 7,
    title: "Cara memilih domain",
    slug: "cara-memilih-domain",
    summary: "Ringkasan",
    content: "<p>Isi</p>",
    image: "/images/blog/default.svg",
    category: "Domain",
    publishedAt: null,
    updatedAt: "2026-11-20T03:00:00.000Z",
    status: "draft",
    origin: "manual",
    author: { id: 3, name: "Sari" },
    reviewer: null,
    reviewedAt: null,
    returnedAt: null,
    hasPending: false,
    openClaims: 0,
    notes: 0,
    ...values,
  };
}

const live = post({ status: "published", publishedAt: "2026-11-01T02:00:00.000Z" });
const scheduled = post({ status: "published", publishedAt: later });
const as = (role: Role | null, id = 3): PostUser => ({ id, may: (action) => may(role, action) });

function labels(subject: StaffPost | null, reader: PostUser, isChange = false): string[] {
  const { main, beside, more } = offerFor({ post: subject, isChange }, reader, now);
  return [...(main ? [main] : []), ...beside, ...more].map(({ label }) => label);
}

describe("the ways of a form", () => {
  it("keep the seed's buttons as the daily ones of whoever publishes", () => {
    expect(labels(null, as("editor"))[0]).toBe("Buat Blog Post");
    for (const subject of [post(), post({ status: "review" }), live, scheduled]) {
      expect(labels(subject, as("editor"))[0]).toBe("Simpan Perubahan");
    }
  });

  it("fit the state of the post", () => {
    expect(labels(null, as("owner")).slice(1)).toEqual([
      "Simpan sebagai Draf",
      "Kirim ke Tinjauan",
      "Jadwalkan…",
    ]);
    expect(labels(post(), as("editor"))).toEqual([
      "Simpan Perubahan",
      "Terbitkan",
      "Simpan sebagai Draf",
      "Kirim ke Tinjauan",
      "Jadwalkan…",
      "Pindahkan ke Sampah",
    ]);
    expect(labels(post({ status: "review" }), as("editor"))).toEqual([
      "Simpan Perubahan",
      "Terbitkan",
      "Jadwalkan…",
      "Kembalikan…",
      "Pindahkan ke Sampah",
    ]);
    expect(labels(live, as("editor"))).toEqual([
      "Simpan Perubahan",
      "Simpan sebagai Usulan",
      "Tarik dari Publik",
      "Pindahkan ke Sampah",
    ]);
    expect(labels(scheduled, as("editor"))).toEqual([
      "Simpan Perubahan",
      "Ubah Jadwal…",
      "Terbitkan Sekarang",
      "Simpan sebagai Usulan",
      "Batalkan Jadwal",
      "Pindahkan ke Sampah",
    ]);
    expect(labels(live, as("editor"), true)).toEqual(["Simpan Usulan", "Terapkan"]);
  });

  it("never lead a writer to the public", () => {
    expect(labels(null, as("writer"))).toEqual(["Simpan sebagai Draf", "Kirim ke Tinjauan"]);
    expect(labels(post(), as("writer"))).toEqual([
      "Simpan Perubahan",
      "Kirim ke Tinjauan",
      "Simpan sebagai Draf",
    ]);
    expect(labels(post({ status: "review" }), as("writer"))).toEqual(["Simpan Perubahan"]);
    expect(labels(live, as("writer", 99))).toEqual(["Simpan sebagai Usulan"]);
    expect(labels(scheduled, as("writer"), true)).toEqual(["Simpan Usulan"]);
  });

  it("are none on a stranger's draft, in the trash, and without a role", () => {
    expect(labels(post(), as("writer", 99))).toEqual([]);
    expect(labels(post({ status: "trash" }), as("owner"))).toEqual([]);
    expect(labels(null, as(null))).toEqual([]);
    expect(labels(post({ author: null }), { ...as("writer"), id: undefined })).toEqual([]);
  });
});

describe("a way", () => {
  it("changes the state by one call, or by none", () => {
    expect(transitionOf("schedule", { publishAt: later })).toEqual({ to: "publish", publishAt: later });
    expect(transitionOf("return", { note: "Tambah contoh" })).toEqual({
      to: "return",
      note: "Tambah contoh",
    });
    expect(transitionOf("save", {})).toBeNull();
    expect(transitionOf("propose", {})).toBeNull();
  });

  it("stores a new post in the state that was chosen; the seed's button says nothing and publishes", () => {
    expect(creationOf("save", undefined)).toEqual({});
    expect(creationOf("draft", undefined)).toEqual({ status: "draft" });
    expect(creationOf("submit", undefined)).toEqual({ status: "review" });
    expect(creationOf("schedule", later)).toEqual({ status: "published", publishAt: later });
  });

  it("is known to have been gone by the state that is stored", () => {
    expect(hasReached(post({ status: "review" }), { to: "submit" }, now)).toBe(true);
    expect(hasReached(scheduled, { to: "publish" }, now)).toBe(false);
    expect(hasReached(scheduled, { to: "publish", publishAt: "2026-12-03T09:00:00+07:00" }, now)).toBe(true);
    expect(hasReached(live, { to: "unpublish" }, now)).toBe(false);
  });
});

describe("after a creation whose answer was lost", () => {
  it("a post that is public by now is taken back when a draft is wanted", () => {
    expect(stepAfterOwnSave(live, { status: "draft" }, now)).toEqual({ to: "unpublish" });
  });

  it("a draft goes on to where it is wanted", () => {
    expect(stepAfterOwnSave(post(), { status: "review" }, now)).toEqual({ to: "submit" });
    expect(stepAfterOwnSave(post(), {}, now)).toEqual({ to: "publish" });
  });

  it("nothing is done where it is there", () => {
    expect(stepAfterOwnSave(live, {}, now)).toBeNull();
    expect(stepAfterOwnSave(post(), { status: "draft" }, now)).toBeNull();
    expect(stepAfterOwnSave(scheduled, { status: "published", publishAt: later }, now)).toBeNull();
  });
});

it("a post that is out leaves the public before its text is stored; a draft is stored first", () => {
  for (const to of ["unpublish", "trash"] as const) {
    expect([live, scheduled, post(), null].map((subject) => runsBeforeSave(subject, { to }))).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  }
  expect(runsBeforeSave(live, { to: "publish" })).toBe(false);
});
