import { readAnswer, readBlocks, typesetText, type Block } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { Article } from '../domain/Article';

/** What editors write, set in French; nothing is the empty text. */
const text = v.pipe(v.nullish(v.string(), ''), v.transform(typesetText));

const Answer = v.object({
  articles: v.array(
    v.object({
      slug: v.pipe(v.string(), v.nonEmpty()),
      title: text,
      summary: text,
      body: v.nullish(v.string(), ''),
    }),
  ),
});

/**
 * Reads the answer of the cloud function `guideArticles`, in its order.
 * @throws AppError `malformed` when it is not a list of articles
 */
export function mapArticles(answer: unknown): readonly Article[] {
  const { articles } = readAnswer(Answer, answer, 'guideArticles');
  return articles.map(({ body, ...article }) => ({
    ...article,
    blocks: readBlocks(body).map(set),
  }));
}

function set(block: Block): Block {
  if (block.kind === 'list') return { ...block, items: block.items.map(typesetText) };
  return { ...block, text: typesetText(block.text) };
}
