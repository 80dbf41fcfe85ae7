// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AgendaView } from "./calendar-views";

test("a day with many articles collapses all but the first", () => {
  const publishAt = "2026-11-03T02:00:00.000Z";
  const posts = Array.from({ length: 9 }, (_, id) => ({
    ...{ id, title: `Artikel ${id}`, status: "published" as const, publishAt, version: publishAt },
    origin: "manual" as const,
  }));
  const days = [{ day: "2026-11-03", posts, plans: [], tooMany: 0 }];
  const view = { today: "2026-11-02", now: Date.parse("2026-11-02"), ceiling: 2, canPlan: false };
  render(<AgendaView months={["2026-11"]} days={days} {...view} onOpen={() => {}} />, {
    wrapper: MemoryRouter,
  });
  const folded = screen.getByText("6 lagi").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll("button")).toHaveLength(6);
  expect(screen.getAllByText(/^Artikel \d$/)).toHaveLength(9);
});
