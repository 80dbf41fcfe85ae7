// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { writtenDefault } from "../../../../worker/contract/site-content/site-content";
import { portfolioContent } from "../../content/portfolio";
import { PortfolioCard } from "./portfolio-card";

test("a work that is online opens in a new tab", () => {
  const copy = portfolioContent(writtenDefault);
  const [work] = copy.items;
  if (work) render(<PortfolioCard item={{ ...work, url: "https://toko.example" }} copy={copy} bar="" />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Kunjungi Website/ });
  expect([link.href, link.target, link.rel]).toEqual(["https://toko.example/", "_blank", "noopener"]);
});
