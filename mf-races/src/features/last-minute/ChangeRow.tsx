import { paths, type LastMinuteChange } from '@galopin/shared/contracts';
import { formatParisClock, formatParisTime } from '@galopin/shared/lib';
import { meetingNumberOf, raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, RowLink, SaddleCloth, type Tone } from '@galopin/shared/ui';
import styled from 'styled-components';
import { changeWords } from '../../i18n/changeWords';
import { lastMinuteCopy as copy } from '../../i18n/lastMinuteCopy';

const TONES: Partial<Readonly<Record<LastMinuteChange['kind'], Tone>>> = {
  'non-runner': 'red',
  'called-off': 'red',
  'odds-fall': 'turf',
};

/** One change: when it was noticed, of which runner or race, and what it is now. All of it leads to the race's card. */
export function ChangeRow({ change }: { readonly change: LastMinuteChange }) {
  const { kind, number, horse, at, time, raceId, raceName, racecourse } = change;
  const words = changeWords(change);
  const race = raceLabel(meetingNumberOf({ reun: change.meeting }), change.raceNumber);
  return (
    <li>
      <Row as={Link} to={paths.race.to(raceId)}>
        <NumericText as="time" dateTime={at} $muted>
          {formatParisClock(at)}
        </NumericText>
        <What>
          <Badge $tone={TONES[kind] ?? 'amber'}>{copy.kinds[kind]}</Badge>
          {number !== null && (
            <SaddleCloth number={number} size="small" kind={kind === 'non-runner' ? 'nonRunner' : 'runner'} />
          )}
          {horse !== null && <strong>{horse}</strong>}
          {words !== '' && <span>{words}</span>}
        </What>
        <Where>
          {[race, racecourse, raceName].filter(Boolean).join(' · ')}
          {time !== null && ` · ${copy.now} ${formatParisTime(time)}`}
        </Where>
      </Row>
    </li>
  );
}

const Row = styled(RowLink)`
  grid-template-columns: 3.25rem minmax(0, 1fr);

  > :last-child {
    grid-column: 2;
  }
`;

const What = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
`;

const Where = styled.span`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
