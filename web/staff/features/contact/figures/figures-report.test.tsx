// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { FiguresReport } from "./figures-report";
import { HeadlineFigures, readDays } from "./figures-screen";
import { formatWeek, shareText, weekText } from "./week-chart";

const summary: ContactSummary = {
  total: 6,
  byWeek: [
    { week: "2026-11-16", count: 4 },
    { week: "2026-11-23", count: 2 },
  ],
  bySource: [
    { source: "google.com", count: 4, won: 1, wonValueIdr: 12_500_000 },
    { source: null, count: 2, won: 0, wonValueIdr: 0 },
  ],
  byPage: [{ page: "/contact", count: 6, won: 1, wonValueIdr: 12_500_000, wonValueIdrBefore: 8_000_000 }],
  byCampaign: [
    { campaign: "lebaran", count: 3, won: 1, wonValueIdr: 12_500_000, wonValueIdrBefore: 0 },
    { campaign: null, count: 3, won: 0, wonValueIdr: 0, wonValueIdrBefore: 8_000_000 },
  ],
  before: { total: 4, wonValueIdr: 8_000_000 },
  whatsapp: {
    total: 9,
    byPlace: [
      { place: "header", count: 7 },
      { place: "footer", count: 2 },
    ],
    byPage: [
      { page: "/contact", count: 5 },
      { page: "/", count: 4 },
    ],
  },
  ...{ bySourceOthers: 0, byPageOthers: 0, byLandingOthers: 0 },
  byLanding: [{ page: null, count: 6 }],
  byType: [{ websiteType: "online-shop", count: 6 }],
  byStage: [
    { stage: "new", count: 3 },
    { stage: "contacted", count: 2 },
    { stage: "proposal", count: 0 },
    { stage: "won", count: 1 },
    { stage: "lost", count: 0 },
  ],
  medianFirstResponseMinutes: 72,
  withinPromise: 0.924,
  wonValueIdr: 12_500_000,
  overdue: 3,
};

function show(change: Partial<ContactSummary> = {}) {
  const shown = { ...summary, ...change };
  render(
    <MemoryRouter>
      <HeadlineFigures summary={shown} span="17–23 November 2026" />
      <FiguresReport summary={shown} />
    </MemoryRouter>,
  );
}

test("each bar stands in a row of a table that has a name, heads and numbers", () => {
  show();
  const table = screen.getByRole("table", { name: "Sumber kontak" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Sumber", "Kontak", "Menang", "Nilai menang"]);
  const names = within(table).getAllByRole("rowheader");
  expect(names.map(({ textContent }) => textContent)).toEqual(["google.com", "Tidak diketahui"]);
  for (const name of names) expect(name.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
});

test("a stage links to its list, and the overdue count to the overdue list", () => {
  show();
  expect(screen.getByRole("link", { name: "Dihubungi" }).getAttribute("href")).toBe(
    "/admin/contact?stage=contacted",
  );
  expect(screen.getByRole("link", { name: "Lihat kontaknya" }).getAttribute("href")).toBe(
    "/admin/contact?due=overdue",
  );
});

test("missing figures are shown in words", () => {
  show({ medianFirstResponseMinutes: null, withinPromise: null, wonValueIdr: 0, overdue: 0 });
  expect(screen.getAllByText("Belum ada")).toHaveLength(2);
  expect(screen.getByText("Tidak ada yang terlambat dibalas")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Lihat kontaknya" })).toBeNull();
});

test("an invalid range falls back to thirty days", () => {
  expect(readDays(new URLSearchParams("days=365"))).toBe(365);
  for (const text of ["", "days=31", "days=-7", "days=7x"])
    expect(readDays(new URLSearchParams(text))).toBe(30);
});

test.each([
  [0, "0%"],
  [0.001, "1%"],
  [0.996, "99%"],
  [1, "100%"],
])("a share of %d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});

test("a few weeks are named each, of many the first of a month", () => {
  expect(weekText("2026-12-28")).toBe("28 Desember 2026 – 3 Januari 2027");
  expect(formatWeek("2026-11-09", 5)).toBe("9 Nov");
  expect(["2026-11-30", "2026-12-07", "2026-12-14"].map((week) => formatWeek(week, 53))).toEqual([
    "",
    "Des",
    "",
  ]);
});
