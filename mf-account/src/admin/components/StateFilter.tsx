import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import type { AdminViewName } from '../domain/adminAddress';
import { listPath } from '../domain/listAddress';
import { listsCopy as copy } from '../i18n/listsCopy';

export interface StateChoice<State extends string> {
  readonly state: State;
  readonly name: string;
  readonly count: number;
}

interface Props<State extends string> {
  readonly view: AdminViewName;
  /** The state that is shown; null for all. */
  readonly chosen: State | null;
  readonly choices: readonly StateChoice<State>[];
}

/** A chip for each state with how many there are, and one for all. */
export function StateFilter<State extends string>({ view, chosen, choices }: Props<State>) {
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  return (
    <SegmentedLinks label={copy.states}>
      {[{ state: null, name: copy.all, count: all }, ...choices].map(({ state, name, count }) => (
        <SegmentedLink
          key={state ?? ''}
          as={Link}
          to={listPath(view, { state, page: 1 })}
          aria-current={state === chosen ? 'true' : undefined}
        >
          {copy.withCount(name, formatNumber(count))}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  );
}
