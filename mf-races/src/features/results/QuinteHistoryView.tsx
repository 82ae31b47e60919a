import { paths } from '@galopin/shared/contracts';
import { formatCount, formatDay, formatMonth, utcDay } from '@galopin/shared/lib';
import { arrivalOf, raceLabel } from '@galopin/shared/racing';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { useClock, useShell } from '@galopin/shared/shell-context';
import {
  Card,
  CardHeader,
  EmptyState,
  FailureCard,
  PageHeader,
  SectionTitle,
  SegmentedLink,
  SegmentedLinks,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import type { QuinteMonth } from '../../api/fetchResults';
import type { DayDigest, RaceResult } from '../../api/fetchToday';
import { viewAddress } from '../../domain/dayView';
import { addMonths } from '../../domain/monthOf';
import { resultsCopy } from '../../i18n/resultsCopy';
import { QuinteSection } from '../home/QuinteSection';
import { useLiveDigest } from '../home/useLiveDigest';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { useArrivals } from '../race-day/useArrivals';
import { ViewLinks } from '../views/ViewLinks';
import { DividendList } from './DividendList';
import { quinteAnchor, QuinteCalendar } from './QuinteCalendar';
import { loadQuinteHistory, type QuinteHistoryData } from './resultsLoader';

const copy = resultsCopy.quinte;
/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

/** `/?vue=quinte&mois=`: the Quinté+ races of a month, by a calendar and one by one. */
function QuinteHistoryView({ data: { month, history, digest } }: PageViewProps<QuinteHistoryData>) {
  const { now, revalidate } = useShell();
  const today = utcDay(now());
  const results = history?.results ?? [];
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={[
          formatMonth(month),
          results.length > 0 && formatCount(results.length, copy.count, copy.counts),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Stack $gap={4}>
        <ViewLinks current="quinte" jour={today} />
        {digest?.quinte && <TodaysQuinte jour={today} digest={digest} />}
        <MonthLinks month={month} today={today} history={history} />
        {history === null && (
          <FailureCard title={copy.failed} text={resultsCopy.failedText} onRetry={revalidate} />
        )}
        {history !== null && results.length === 0 && <EmptyState title={copy.none} text={copy.noneText} />}
        {results.length > 0 && (
          <>
            <QuinteCalendar month={month} results={results} />
            {results.map((result) => (
              <QuinteCard key={result.race.id} result={result} today={today} />
            ))}
          </>
        )}
      </Stack>
    </>
  );
}

/** The Quinté+ of today with its newest odds, above those that were run. */
function TodaysQuinte({ jour, digest: loaded }: { readonly jour: string; readonly digest: DayDigest }) {
  const now = useClock(CLOCK_PERIOD);
  const { digest } = useLiveDigest(jour, loaded);
  const { arrivals } = useArrivals(jour, null);
  const { quinte } = digest ?? loaded;
  if (quinte === null) return null;
  const race = { ...quinte.race, arrival: arrivalOf(arrivals, quinte.race) ?? quinte.race.arrival };
  return <QuinteSection race={race} quinte={quinte} last={null} now={now} hasHistory={false} />;
}

interface MonthProps {
  readonly month: string;
  readonly today: string;
  /** `null` where it could not be had: any month can be chosen then. */
  readonly history: QuinteMonth | null;
}

/** The months beside the one that is shown, as far as races are stored. */
function MonthLinks({ month, today, history }: MonthProps) {
  const [first, last] = [history?.firstMonth ?? '', history?.lastMonth ?? today.slice(0, 7)];
  const beside = [
    { other: addMonths(month, -1), words: copy.earlier },
    { other: addMonths(month, 1), words: copy.later },
  ].filter(({ other }) => other >= first && other <= last);
  return (
    <SegmentedLinks label={copy.months}>
      {beside.map(({ other, words }) => (
        <SegmentedLink key={other} as={Link} to={viewAddress('quinte', `${other}-01`, today)}>
          <VisuallyHidden>{words} : </VisuallyHidden>
          {formatMonth(other)}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  );
}

function QuinteCard({
  result: { race, gagnants, rapports },
  today,
}: {
  readonly result: RaceResult;
  readonly today: string;
}) {
  const heading = `${quinteAnchor(race.jour)}-titre`;
  return (
    <Sheet as="section" $flush id={quinteAnchor(race.jour)} aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{formatDay(race.jour)}</SectionTitle>
        <TextLink as={Link} to={viewAddress('arrivees', race.jour, today)}>
          {copy.day}
        </TextLink>
      </CardHeader>
      <Body>
        <p>
          {raceLabel(race.meeting, race.number)}{' '}
          <TextLink as={Link} to={paths.race.to(race.id)}>
            {race.name}
          </TextLink>{' '}
          {race.racecourse}
        </p>
        <p>
          <ArrivalOrder order={race.arrival?.order ?? []} />{' '}
          {gagnants.map(({ numero, cheval }) => (
            <span key={numero}>
              {resultsCopy.winner} <strong>{cheval}</strong>{' '}
            </span>
          ))}
        </p>
        {rapports.length === 0 ? <p>{resultsCopy.awaited}</p> : <DividendList dividends={rapports} />}
      </Body>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  scroll-margin-top: ${({ theme }) => `calc(${theme.sizes.header} + ${theme.space(3)})`};
`;

const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.small}

  > p {
    margin: 0;
  }
`;

export const view = definePageView({ load: loadQuinteHistory, View: QuinteHistoryView });
