import { groupMeetings } from '@galopin/shared/racing';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { RaceResult } from '../../api/fetchToday';
import { endBelowWindow } from '../../domain/rowsInSight';
import { byDeparture } from '../../domain/nextDepartures';
import { longList, skippedWhileOutOfSight } from '../views/outOfSight';
import { ResultRow } from './ResultRow';

interface Props {
  /** At least one. */
  readonly results: readonly RaceResult[];
  /** The last start first, in place of meeting by meeting. */
  readonly byTime: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What races brought. */
export function ResultList({ results, byTime, now }: Props) {
  const byId = new Map(results.map((result) => [result.race.id, result]));
  const races = results.map(({ race }) => race);
  const found = (ids: readonly { readonly id: number }[]) =>
    ids.map(({ id }) => byId.get(id)).filter((result) => result !== undefined);
  if (byTime)
    return (
      <Card $flush>
        <Rows results={found([...byDeparture(races)].reverse())} now={now} tells="racecourse" />
      </Card>
    );
  const meetings = groupMeetings(races);
  const below = endBelowWindow(meetings.map((meeting) => meeting.races.length));
  return meetings.map((meeting, index) => (
    <MeetingCard
      key={meeting.racecourse}
      racecourse={meeting.racecourse}
      number={meeting.number}
      below={below[index] === true ? meeting.races.length : 0}
    >
      <Rows results={found(meeting.races)} now={now} tells="number" />
    </MeetingCard>
  ));
}

interface MeetingProps {
  readonly racecourse: string;
  readonly number: number | null;
  /** Rows where all of it is below any window, else 0. */
  readonly below: number;
  readonly children: React.ReactNode;
}

function MeetingCard({ racecourse, number, below, children }: MeetingProps) {
  const heading = useId();
  return (
    <Meeting as="section" $flush $below={below} aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>
          {number !== null && <Number>R{number}</Number>} {racecourse}
        </SectionTitle>
      </CardHeader>
      {children}
    </Meeting>
  );
}

interface RowsProps {
  readonly results: readonly RaceResult[];
  readonly now: number;
  readonly tells: 'number' | 'racecourse';
}

function Rows({ results, now, tells }: RowsProps) {
  return (
    <List>
      {results.map((result) => (
        <ResultRow key={result.race.id} result={result} now={now} tells={tells} />
      ))}
    </List>
  );
}

/** Height of a row as it mostly is. */
const ROW = '7rem';

const Meeting = styled(Card)<{ readonly $below: number }>`
  ${({ $below }) => $below > 0 && skippedWhileOutOfSight(`calc(3.5rem + ${$below} * ${ROW})`)}
`;

const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

const List = styled.ol`
  ${longList(ROW)}

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;
