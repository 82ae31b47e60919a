import type { BuildCheck } from '../builds/createBuildCheck';
import type { Observation } from './judgeBuild';

/** Sessions with wrong files before people are told, where what is stored is right. */
const TOLD_FROM = 3;
/** Differing files that a reason names. */
const NAMED = 3;

/** What a look at the stored files of a build says of reports that they are not the released ones. */
export interface FileNews {
  readonly observation: Observation;
  /** `damaged`: the stored files are wrong. `elsewhere`: they are right. `unknown`: they cannot be read now. */
  readonly state: 'damaged' | 'elsewhere' | 'unknown';
  readonly reason: string;
}

/**
 * Anybody can report a wrong file, and a wrong file can be made on the way to a visitor. So a report only makes
 * delivery read its own files back: these decide.
 */
export function createFileWatch(check: BuildCheck) {
  async function lookAt(observation: Observation): Promise<FileNews | null> {
    const { integrity } = observation.window;
    if (integrity === 0) return null;
    const met = `${integrity} sessions met a file that is not the released one`;
    const damage = await check(observation.name, observation.build).catch((cause: unknown) =>
      cause instanceof Error ? cause : new Error(String(cause)),
    );
    if (damage instanceof Error)
      return { observation, state: 'unknown', reason: `${met}; reading it back: ${damage.message}` };
    if (damage.length > 0) {
      const named = damage.slice(0, NAMED).map(({ found, wanted }) => `${found} (wanted ${wanted})`);
      return { observation, state: 'damaged', reason: `stored files are wrong: ${named.join('; ')}` };
    }
    return integrity < TOLD_FROM ? null : { observation, state: 'elsewhere', reason: met };
  }

  /** News of every build that such a report is about. */
  return async (observations: readonly Observation[]): Promise<FileNews[]> => {
    const news: FileNews[] = [];
    for (const observation of observations) {
      const one = await lookAt(observation);
      if (one) news.push(one);
    }
    return news;
  };
}
