import type { BuildArtifact, BuildsAnswer } from '@galopin/shared/contracts';
import { describeTable } from './describeTable';

/** Kept builds as a table, latest first. Times are UTC. */
export function describeBuilds({ builds }: BuildsAnswer): string[] {
  if (builds.length === 0) return ['no build is kept'];
  return describeTable(
    builds.map(({ buildId, standing, publishedAt, brotli, source }) => [
      buildId,
      standing,
      `published ${minutes(publishedAt)}`,
      `${(brotli / 1000).toFixed(1)} kB`,
      describeSource(source),
    ]),
  );
}

/** Commit of a build in a few letters. */
export function describeSource({ commit, dirty }: BuildArtifact['source']): string {
  return commit === null ? 'no commit' : `${commit.slice(0, 9)}${dirty ? ' + changes' : ''}`;
}

/** An ISO 8601 time to the minute, still UTC. */
export const minutes = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
