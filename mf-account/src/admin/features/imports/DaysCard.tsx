import { DAY_STATES, type DayStates, type ImportRun } from '@galopin/shared/contracts';
import { addDays, formatCount, formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, Button, ButtonLink, PagesBar, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { ListCard } from '../../components/ListCard';
import { ProgressBar } from '../../components/ProgressBar';
import { Note } from '../../components/Rows';
import { ShowMore } from '../../components/ShowMore';
import { useFirstRows } from '../../components/useFirstRows';
import { fetchableSpan } from '../../domain/dayGaps';
import { daysPath } from '../../domain/importsAddress';
import { daysCopy as copy } from '../../i18n/daysCopy';
import { DaysTable } from './DaysTable';
import { RunLine } from './RunLine';
import { useDays } from './useDays';

/** Days that are shown of the latest month before it is asked for. */
const FIRST_DAYS = 7;

interface Props {
  readonly first: DayStates;
  /** The latest day; null for today. */
  readonly until: string | null;
}

/** What is stored of each day of a month, and the way to fetch what is missing. */
export function DaysCard({ first, until }: Props) {
  const { days, run, isRefused, isRunning, failure, isAsking, fetch } = useDays(first, until);
  const { shown, hidden, showAll } = useFirstRows(days, until === null ? FIRST_DAYS : DAY_STATES);
  const span = isRefused ? null : fetchableSpan(shown);
  return (
    <ListCard
      title={copy.title}
      foot={
        <>
          {hidden > 0 && <ShowMore label={copy.wholeMonth} onClick={showAll} />}
          <MonthLinks latest={days[0]?.jour} isLatest={until === null} />
        </>
      }
    >
      <Inside $gap={3}>
        {isRefused && <Note>{copy.refused}</Note>}
        {failure !== null && <Alert severity="error">{copy.failures[failure]}</Alert>}
        {isRunning ? <Running run={run} /> : run !== null && <RunLine run={run} />}
        {span !== null && (
          <div>
            <Button
              variant="secondary"
              loading={isAsking(span.from, span.until)}
              disabled={isRunning}
              onClick={() => fetch(span.from, span.until)}
            >
              {copy.fetchAll}
            </Button>
          </div>
        )}
      </Inside>
      <DaysTable
        days={shown}
        canFetch={!isRefused}
        isRunning={isRunning}
        isAsking={(jour) => isAsking(jour, jour)}
        onFetch={(jour) => fetch(jour, jour)}
      />
    </ListCard>
  );
}

function Running({ run }: { readonly run: ImportRun | null }) {
  const isKnown = run?.outcome === 'running';
  const { done, total } = isKnown ? run.files : { done: 0, total: 0 };
  const said = isKnown ? copy.running(formatNumber(done), formatCount(total, copy.fetchedDay)) : copy.begun;
  return (
    <Stack $gap={1}>
      <Note role="status">{said}</Note>
      <ProgressBar {...(isKnown && { value: done, max: total })} aria-label={said} />
    </Stack>
  );
}

function MonthLinks({
  latest,
  isLatest,
}: {
  readonly latest: string | undefined;
  readonly isLatest: boolean;
}) {
  if (latest === undefined) return null;
  return (
    <PagesBar aria-label={copy.months}>
      <ButtonLink as={Link} to={daysPath(addDays(latest, -DAY_STATES))} $variant="quiet">
        {copy.earlier}
      </ButtonLink>
      {!isLatest && (
        <>
          <ButtonLink as={Link} to={daysPath(addDays(latest, DAY_STATES))} $variant="quiet">
            {copy.later}
          </ButtonLink>
          <ButtonLink as={Link} to={daysPath(null)} $variant="quiet">
            {copy.latest}
          </ButtonLink>
        </>
      )}
    </PagesBar>
  );
}

const Inside = styled(Stack)`
  padding: ${({ theme }) => theme.space(4)};

  &:empty {
    display: none;
  }
`;
