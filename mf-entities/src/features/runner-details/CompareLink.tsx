import { COMPARED_RUNNERS } from '@galopin/shared/contracts';
import { Link, useLocation } from '@galopin/shared/router';
import { ButtonLink } from '@galopin/shared/ui';
import { COMPARED_PARAMETER } from '../../domain/compareChoice';
import { readNumbers } from '../../domain/readNumbers';
import { tabLink } from '../../domain/raceTab';
import type { Runner } from '../../domain/Runner';
import { runnerCopy as copy } from '../../i18n/runnerCopy';
import { keptSearch } from '../address/keptSearch';

/** Leads to the comparison with this runner ticked, beside those that were; with five of them the first gives way. */
export function CompareLink({ runner: { number, horse } }: { readonly runner: Runner }) {
  const location = useLocation();
  const kept = readNumbers(new URLSearchParams(keptSearch(location)).get(COMPARED_PARAMETER)).numbers;
  const numbers = [...kept.filter((other) => other !== number), number].slice(-COMPARED_RUNNERS.most);
  return (
    <ButtonLink
      as={Link}
      to={tabLink('comparer', `${COMPARED_PARAMETER}=${numbers.join()}`)}
      aria-label={copy.compareHorse(horse.name)}
      $variant="quiet"
    >
      {copy.compare}
    </ButtonLink>
  );
}
