import { and, desc, eq, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { extractBlocks, plainBlock } from "../claims/extract-blocks";
import { findWhole, splitSentences } from "../claims/extract-sentences";

/** The articles that are searched, the newest first, and the bytes of their content together. */
const searched = { limit: 100, maxBytes: 3_000_000 };
const sentencesPerArticle = 3;

interface SayingSentence {
  postId: number;
  title: string;
  sentence: string;
  words: string;
}

/** Up to three sentences of each article outside the trash that contain one of these words; numbers match as a whole. */
export async function findSentencesSaying(deps: Deps, words: readonly string[]): Promise<SayingSentence[]> {
  if (words.length === 0) return [];
  const found = await listSayingRows(deps.db, words, searched);
  return found.flatMap(({ id, title, summary, content }) =>
    [...plainBlock("title", title), ...plainBlock("summary", summary), ...extractBlocks(content)]
      .flatMap(splitSentences)
      .flatMap(({ text }) => {
        const said = words.find((word) => findWhole(text, word).length > 0);
        return said === undefined ? [] : [{ postId: id, title, sentence: text, words: said }];
      })
      .slice(0, sentencesPerArticle),
  );
}

/** Posts outside the trash with one of these words, the public ones first, with at most `maxBytes` of content together. */
function listSayingRows(db: Database, words: readonly string[], { limit, maxBytes }: typeof searched) {
  const { id, title, summary, content, status, publishedAt } = blogPosts;
  const says = words.map(
    (word) => sql`instr(${title} || ' ' || ${summary} || ' ' || ${content}, ${word}) > 0`,
  );
  const order = [sql`${status} = 'published' DESC`, desc(publishedAt), desc(id)];
  const upTo = sql<number>`sum(octet_length(${content})) OVER (ORDER BY ${sql.join(order, sql`, `)} ROWS UNBOUNDED PRECEDING)`;
  const saying = db
    .select({ id, upTo: upTo.as("up_to") })
    .from(blogPosts)
    .where(and(ne(status, "trash"), or(...says)))
    .orderBy(...order)
    .limit(limit)
    .as("saying");
  return db
    .select({ id, title, summary, content })
    .from(saying)
    .crossJoin(blogPosts)
    .where(and(eq(id, saying.id), lte(saying.upTo, maxBytes)))
    .orderBy(...order);
}
