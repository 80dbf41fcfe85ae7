import { cn } from "../../../lib/cn";
import { Reveal } from "../../ui/reveal";
import { toneStyles } from "../../ui/section";
import { PortfolioCard, type PortfolioCopy, type PortfolioView } from "./portfolio-card";
import { PortfolioStory } from "./portfolio-story";

const walls = [
  { tone: "paper", bar: "fajar" },
  { tone: "sand", bar: "leaf" },
  { tone: "dusk", bar: "amber" },
  { tone: "paper", bar: "dusk" },
  { tone: "amber", bar: "fajar" },
  { tone: "sand", bar: "leaf" },
] as const;

/** Every work on a wall of its own, the picture now left, now right. */
export function PortfolioGallery({ items, copy }: { items: readonly PortfolioView[]; copy: PortfolioCopy }) {
  return (
    <ul>
      {items.map((item, index) => {
        const { tone, bar } = walls[index % walls.length] ?? walls[0];
        return (
          <li key={item.id} className={cn("overflow-hidden", toneStyles(tone))}>
            <Reveal className="page-grid py-14 lg:py-20">
              <PortfolioCard
                item={item}
                copy={copy}
                bar={bar}
                headingLevel="h2"
                first={index === 0}
                side={index % 2 === 0 ? "left" : "right"}
              >
                <PortfolioStory item={item} copy={copy} />
              </PortfolioCard>
            </Reveal>
          </li>
        );
      })}
    </ul>
  );
}
