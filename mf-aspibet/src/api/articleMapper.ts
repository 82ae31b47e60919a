import { readAnswer, typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { Article } from '../domain/Article';
import { text } from './fields';

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

/** A line break within a paragraph is the editor's window, not meant. */
const PARAGRAPHS = /\n\s*\n/;

/**
 * Reads the answer of the cloud function `guideArticles`, in its order.
 * @throws AppError `malformed` when it is not a list of articles
 */
export function mapArticles(answer: unknown): readonly Article[] {
  const { articles } = readAnswer(Answer, answer, 'guideArticles');
  return articles.map(({ body, ...article }) => ({
    ...article,
    paragraphs: body
      .split(PARAGRAPHS)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map(typesetText),
  }));
}
