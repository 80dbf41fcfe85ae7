import { expect, test } from "./journey";
import { recordTransfers, seededArticle, sum } from "./loading";

// A phone fetches code ahead for the links in view, so it fetches the most.
test.use({ freshPage: true, hasTouch: true, isMobile: true });

/** Networks count in thousands, which is the stricter reading. */
const kilobyte = 1000;
/** JavaScript, gzip, until the page is interactive. */
const scriptBudget = 85 * kilobyte;
const scriptBudgetWithForm = 103 * kilobyte;
/** JavaScript, gzip, that the page fetches ahead for the links in its first view (decision 0031). */
const aheadBudget = 40 * kilobyte;
/** Everything until `load` except the pictures below the first view. */
const loadBudget = 100 * kilobyte;

for (const [path, script] of [
  ["/", scriptBudgetWithForm],
  ["/contact", scriptBudgetWithForm],
  ["/blog", scriptBudget],
  [seededArticle, scriptBudget],
] as const) {
  test(`${path} loads within its byte budgets and nothing from another site`, async ({ page }) => {
    const transfers = await recordTransfers(page, path);
    const scripts = transfers.filter(({ type }) => type === "script");
    const untilAlive = sum(scripts.filter(({ beforeAlive }) => beforeAlive));
    const ahead = sum(scripts) - untilAlive;
    const untilLoad = sum(transfers.filter(({ beforeLoad, outOfView }) => beforeLoad && !outOfView));
    const figures = [untilAlive, ahead, untilLoad].map((bytes) => (bytes / kilobyte).toFixed(1)).join(" / ");
    const description = `${path}: KB until alive / ahead / until load: ${figures}`;
    test.info().annotations.push({ type: "figures", description });

    expect(transfers.filter((transfer) => !transfer.path.startsWith("/"))).toEqual([]);
    expect(untilAlive).toBeGreaterThan(0);
    expect(untilAlive, description).toBeLessThanOrEqual(script);
    expect(ahead, description).toBeLessThanOrEqual(aheadBudget);
    expect(untilLoad, description).toBeLessThanOrEqual(loadBudget);
  });
}
