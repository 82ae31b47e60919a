import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember, utcDay } from '@galopin/shared/lib';
import { attempt } from '../../api/attempt';
import { fetchArticles } from '../../api/fetchArticles';
import { fetchExample } from '../../api/fetchExamples';
import { fetchRaces } from '../../api/fetchRaces';
import type { Article } from '../../domain/Article';
import { chooseExampleRaces, type ExampleRace } from '../../domain/dayExample';
import type { Loaded } from '../../domain/Loaded';

/** What the guide shows beside its own chapters. */
export interface GuideData {
  readonly articles: Loaded<readonly Article[]>;
  /** Races of the day the examples can be told of; none where they could not be had. */
  readonly examples: readonly ExampleRace[];
}

/** `/Aspibet-guide`: the editors' articles and races of today (UTC); without either the guide is still there. */
export async function loadGuide(args: PageLoaderArgs): Promise<GuideData> {
  const { shell } = args;
  const [articles, examples] = await Promise.all([
    attempt(fetchArticles(shell), (message) =>
      shell.logger.error('The articles of the guide could not be loaded', { message }),
    ),
    loadExamples(args),
  ]);
  return { articles, examples };
}

async function loadExamples({ shell, signal }: PageLoaderArgs): Promise<readonly ExampleRace[]> {
  try {
    const everyMeeting = await isMember(shell.session);
    const races = await fetchRaces(shell, utcDay(shell.now()), { everyMeeting, signal });
    return await Promise.all(chooseExampleRaces(races).map((race) => fetchExample(shell, race, signal)));
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.warn('No race of the day for the examples of the guide', { message: String(error) });
    return [];
  }
}
