import type { LastMinuteChange } from '@galopin/shared/contracts';
import { formatOdds, formatParisTime } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { lastMinuteCopy as copy } from './lastMinuteCopy';

/** What a change was from and to, in words; empty where its kind says all. */
export function changeWords({
  kind,
  before,
  after,
}: Pick<LastMinuteChange, 'kind' | 'before' | 'after'>): string {
  switch (kind) {
    case 'non-runner':
    case 'runs-again':
    case 'called-off':
      return '';
    case 'shoeing':
      return between(before, after, shoeingLabel);
    case 'blinkers':
      return copy.fromTo(blinkersOf(before), blinkersOf(after));
    case 'start-time':
      return between(before, after, formatParisTime);
    case 'odds-fall':
      return between(before, after, (odds) => formatOdds(Number(odds)));
    case 'rider':
    case 'ground':
      return between(before, after, (words) => words);
  }
}

/** Where only one side is known, that one. */
function between(before: string | null, after: string | null, write: (value: string) => string): string {
  const [was, is] = [before, after].map((value) => (value === null || value === '' ? '' : write(value)));
  return was && is ? copy.fromTo(was, is) : (is ?? '') || (was ?? '');
}

const blinkersOf = (code: string | null): string =>
  code === null || code === '' ? copy.noBlinkers : (copy.blinkers[code] ?? code);
