import { execFileSync } from 'node:child_process';
import { journeyClocks, type JourneyClock } from '../clock';
import { repositoryRoot } from '@galopin/processes';

/**
 * Time at which journeys begin: what `DEMO_CLOCK` says, else one of {@link journeyClocks}. Each commit has its own, so
 * that a run takes no longer than with one clock while all of them are tried in turn.
 */
export function chooseClock(now = Date.now(), commit = readCommit()): JourneyClock {
  const given = process.env['DEMO_CLOCK'];
  if (given) return { name: given, clock: given };
  const clocks = journeyClocks(now);
  const turn = commit === null ? Math.floor(now / DAY_MS) : Number.parseInt(commit.slice(0, 8), 16);
  return clocks[turn % clocks.length] as JourneyClock;
}

const DAY_MS = 86_400_000;

/** @returns `null` where the folder is no git checkout */
function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // An unpacked archive, or a machine without git.
    return null;
  }
}
