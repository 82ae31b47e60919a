import { paths } from '@galopin/shared/contracts';
import { formatParisTime } from '@galopin/shared/lib';
import { type LockedRaceTip, raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { Facts, Name, Remark, RaceLink, Rows } from './RaceList.styles';

const copy = fr.tips;

/** Races whose tip is kept for subscribers. The race itself is open to all, so each leads there. */
export function LockedRaces({ locked }: { readonly locked: readonly LockedRaceTip[] }) {
  return (
    <Rows aria-label={copy.lockedRaces}>
      {locked.map((tip, place) => (
        <li key={`${tip.raceId}-${place}`}>
          <RaceLink as={Link} $withMeeting to={paths.race.to(tip.raceId)}>
            <NumericText $strong>{raceLabel(tip.meeting, tip.race) || copy.raceOnly}</NumericText>
            <Name>
              {tip.raceName} {tip.isQuinte && <Badge $tone="amber">{copy.quinte}</Badge>}
            </Name>
            <Facts>
              {[tip.time === null ? copy.noTime : formatParisTime(tip.time), tip.racecourse]
                .filter(Boolean)
                .join(' · ')}
            </Facts>
            <Remark>{copy.lockedRace}</Remark>
          </RaceLink>
        </li>
      ))}
    </Rows>
  );
}
