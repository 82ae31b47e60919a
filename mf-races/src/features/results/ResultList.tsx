import { groupMeetings } from '@galopin/shared/racing';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { RaceResult } from '../../api/fetchToday';
import { byDeparture } from '../../domain/nextDepartures';
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
  return groupMeetings(races).map((meeting) => (
    <MeetingCard key={meeting.racecourse} racecourse={meeting.racecourse} number={meeting.number}>
      <Rows results={found(meeting.races)} now={now} tells="number" />
    </MeetingCard>
  ));
}

interface MeetingProps {
  readonly racecourse: string;
  readonly number: number | null;
  readonly children: React.ReactNode;
}

function MeetingCard({ racecourse, number, children }: MeetingProps) {
  const heading = useId();
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>
          {number !== null && <Number>R{number}</Number>} {racecourse}
        </SectionTitle>
      </CardHeader>
      {children}
    </Card>
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

const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

/** Rows out of sight are neither laid out nor painted. */
const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 7rem;
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  @media print {
    > li {
      content-visibility: visible;
    }
  }
`;
