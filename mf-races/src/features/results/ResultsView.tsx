import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import { addDays, formatCount, formatDay, utcDay } from '@galopin/shared/lib';
import { readAnnouncement } from '@galopin/shared/racing';
import { definePageView, useRead, type PageViewProps } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { useClock, useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { Alert, ButtonLink, EmptyState, FailureCard, PageHeader, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import { fetchResults, type DayResultList } from '../../api/fetchResults';
import { viewAddress } from '../../domain/dayView';
import { resultsCopy as copy } from '../../i18n/resultsCopy';
import { ViewLinks } from '../views/ViewLinks';
import { OrderLinks } from './OrderLinks';
import { ResultList } from './ResultList';
import { ResultsDay } from './ResultsDay';
import { loadResults, type ResultsData } from './resultsLoader';

const CLOCK_PERIOD = 60_000;
/** Milliseconds within which all open pages ask for a day's results again. */
const SPREAD = 3000;

/** `/?vue=arrivees&jour=`: what a day brought, with what the bets paid. */
function ResultsView({ data, query }: PageViewProps<ResultsData>) {
  const { revalidate } = useShell();
  const now = useClock(CLOCK_PERIOD);
  const today = utcDay(now);
  const { jour } = data;
  const list = useLiveResults(data);
  const count = list?.results.length ?? 0;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={[formatDay(jour), count > 0 && formatCount(count, copy.result, copy.results)]
          .filter(Boolean)
          .join(' · ')}
      />
      <Stack $gap={4}>
        <ViewLinks current="arrivees" jour={jour} />
        <ResultsDay jour={jour} today={today} />
        {list === null && <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />}
        {list !== null && count === 0 && <NoResults jour={jour} today={today} />}
        {list !== null && count > 0 && (
          <>
            <OrderLinks query={query} />
            <ResultList results={list.results} byTime={query['tri'] === 'heure'} now={now} />
          </>
        )}
        {list !== null && list.hiddenMeetings > 0 && <Alert>{copy.hidden(list.hiddenMeetings)}</Alert>}
      </Stack>
    </>
  );
}

function NoResults({ jour, today }: { readonly jour: string; readonly today: string }) {
  if (jour > today) return <EmptyState title={copy.none} text={copy.noneLater} />;
  if (jour < today) return <EmptyState title={copy.none} text={copy.nonePast} />;
  return (
    <EmptyState
      icon="clock"
      title={copy.none}
      text={copy.noneToday}
      action={
        <ButtonLink as={Link} to={viewAddress('arrivees', addDays(today, -1), today)}>
          {copy.yesterday}
        </ButtonLink>
      }
    />
  );
}

/** The results, kept up to date in place; what cannot be had is logged, and they stay as they were. */
function useLiveResults({ jour, list }: ResultsData): DayResultList | null {
  const shell = useShell();
  const [round, setRound] = useState(0);
  const reading = useRead((signal) => fetchResults(shell, jour, signal), {
    what: `The results of ${jour}`,
    key: list ?? jour,
    version: round,
    enabled: round > 0,
  });
  const readSoon = useSpread(() => setRound((before) => before + 1), SPREAD);
  useMessages((message) => {
    const news = readAnnouncement('arrival', message) ?? readAnnouncement('change', message);
    if (news?.jour === jour || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });
  return reading.status === 'ready' ? reading.value : list;
}

export const view = definePageView({ load: loadResults, View: ResultsView });
