import { paths } from '@galopin/shared/contracts';
import { formatCount } from '@galopin/shared/lib';
import type { Meeting, Race } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, Card, CardHeader, NumericText, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import { fr } from '../../i18n/fr';
import { raceFacts, raceTime } from './raceFacts';
import { Facts, Meta, Name, Number, Remark, RaceLink, Rows } from './RaceList.styles';

const copy = fr.tips;

interface Props {
  readonly meeting: Meeting;
  /** It is known that these races have no tip. */
  readonly withoutTip: boolean;
  /** None will come any more. */
  readonly isPast: boolean;
}

/** The races of one racecourse that have no tip to show. */
export function RaceList({ meeting, withoutTip, isPast }: Props) {
  const heading = useId();
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle as="h3" id={heading}>
          {meeting.number !== null && <Number>R{meeting.number}</Number>} {meeting.racecourse}
        </SectionTitle>
        <Meta>{formatCount(meeting.races.length, copy.race)}</Meta>
      </CardHeader>
      <Rows>
        {meeting.races.map((race) => (
          <li key={race.id}>
            <RaceRow race={race} withoutTip={withoutTip} isPast={isPast} />
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function RaceRow({ race, withoutTip, isPast }: Omit<Props, 'meeting'> & { readonly race: Race }) {
  return (
    <RaceLink as={Link} to={paths.race.to(race.id)}>
      <NumericText $strong>{race.number === null ? copy.raceOnly : `C${race.number}`}</NumericText>
      <Name>
        {race.name} {race.isQuinte && <Badge $tone="amber">{copy.quinte}</Badge>}
      </Name>
      <Facts>{[raceTime(race), ...raceFacts(race)].join(' · ')}</Facts>
      {withoutTip && <Remark>{isPast ? copy.nonePast : copy.none}</Remark>}
    </RaceLink>
  );
}
