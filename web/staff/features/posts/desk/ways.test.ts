import { describe, expect, it } from "vitest";
import type { PostUser } from "../../../../../worker/contract/desk/post-states";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { may, type Role } from "../../../../../worker/contract/rights";
import { isAsking, offerFor, runsBeforeSave, toTransition } from "./post-acts";

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

function labels(subject: StaffPost | null, reader: PostUser): string[] {
  const { main, beside, more } = offerFor(subject, reader, now);
  return [...(main ? [main] : []), ...beside, ...more].map(({ label }) => label);
}

describe("the ways of a form", () => {
  it("fit the state of the post, and keep the seed's buttons as the daily ones", () => {
    expect(labels(null, as("editor"))).toEqual([
      "Buat Blog Post",
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
    expect(toTransition("schedule", { publishAt: later })).toEqual({ to: "publish", publishAt: later });
    expect(toTransition("return", { note: "Tambah contoh" })).toEqual({
      to: "return",
      note: "Tambah contoh",
    });
    expect(toTransition("save", {})).toBeNull();
    expect(toTransition("propose", {})).toBeNull();
  });
});

it("a post that is out leaves the public before its text is stored; a draft is stored first", () => {
  for (const to of ["unpublish", "trash"] as const) {
    expect([live, scheduled, post()].map((subject) => runsBeforeSave(subject, { to }))).toEqual([
      ...[true, true, false],
    ]);
  }
  expect(runsBeforeSave(live, { to: "publish" })).toBe(false);
});

it("asks before a public post goes to the trash, and before no other one", () => {
  const live = post({ status: "published", publishedAt: "2026-11-01T02:00:00.000Z" });
  expect(isAsking("trash", [post(), live])).toBe(true);
  expect(
    isAsking("trash", [post(), post({ status: "published", publishedAt: "2999-01-01T02:00:00.000Z" })]),
  ).toBe(false);
});
