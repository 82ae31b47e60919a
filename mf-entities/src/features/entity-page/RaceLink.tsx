import { paths, type EntityPerformance } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** The race's name as a link to its card. */
export function RaceLink({ performance }: { readonly performance: EntityPerformance }) {
  return (
    <RaceName as={Link} to={paths.race.to(performance.raceId)}>
      {performance.raceName || fr.race.title}
    </RaceName>
  );
}

const RaceName = styled(TextLink)`
  display: inline-block;
  min-width: 9rem;
`;
