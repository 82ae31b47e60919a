import { paths } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import type { RaceResult } from '../../api/fetchToday';
import { homePartsCopy } from '../../i18n/homePartsCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { DividendList } from '../results/DividendList';
import { More } from './HomePage.styles';
import { Last } from './LastQuinte.styles';

const copy = homePartsCopy.quinte;

/** What the Quinté+ before today's brought. */
export function LastQuinte({ result: { race, rapports } }: { readonly result: RaceResult }) {
  return (
    <Last>
      <p>
        <More as={Link} to={paths.race.to(race.id)}>
          {copy.last(formatDay(race.jour))}
        </More>{' '}
        <ArrivalOrder order={race.arrival?.order ?? []} />
      </p>
      <DividendList dividends={rapports} />
    </Last>
  );
}
