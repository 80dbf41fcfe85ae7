import { expect, type Page } from "@playwright/test";

/** Fails where text or a control of the page reaches past the sides of the view, where nobody can scroll to it. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isOut = ({ left, right, width }: DOMRect) => width > 0 && (left < -1 || right > clientWidth + 1);
    /** What can be scrolled by itself, what ends in dots, what only a screen reader reads, and what is decoration. */
    const isMeant = (element: Element) => {
      if (element.closest("[aria-hidden=true]")) return true;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
        if (["auto", "scroll"].includes(overflowX)) return true;
        if (textOverflow === "ellipsis" || clipPath === "inset(50%)") return true;
      }
      return false;
    };
    const measureBoxes = (element: Element) => {
      if (element.matches("input, select, textarea, button, img")) return [element.getBoundingClientRect()];
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isMeant(element))
      .filter((element) => measureBoxes(element).some(isOut))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
  expect(found).toEqual([]);
}
