import type { EntityPerformance, IsoDay } from '@galopin/shared/contracts';
import { formatCount, formatDistance, formatNumericDay, formatOdds } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Button, NumericText, SkeletonGroup, SkeletonText } from '@galopin/shared/ui';
import { fetchPerformances } from '../../api/fetchPerformances';
import { isHarness } from '../../domain/disciplineKind';
import { PAST_RUNS, pastRuns, type PastRuns } from '../../domain/pastRuns';
import type { Runner } from '../../domain/Runner';
import { runnerCopy as copy } from '../../i18n/runnerCopy';
import { RaceLink } from '../entity-page/RaceLink';
import { ResultText } from '../entity-page/ResultText';
import { Facts, Note, Run, Runs } from './RunnerPast.styles';

export interface RunnerPastProps {
  readonly runner: Runner;
  readonly jour: IsoDay;
  readonly racecourse: string;
  readonly discipline: string;
}

const NEWEST = { discipline: '', sort: 'date', page: 1 } as const;

/** What a runner has done: its last five races and what has changed since, read when it is unfolded. */
export function RunnerPast(props: RunnerPastProps) {
  const { id } = props.runner.horse;
  return id === null ? <Note>{copy.unknownHorse}</Note> : <Past {...props} id={id} />;
}

function Past({ id, runner, jour, racecourse, discipline }: RunnerPastProps & { readonly id: number }) {
  const shell = useShell();
  const reading = useRead((signal) => fetchPerformances(shell, { kind: 'horse', id }, NEWEST, signal), {
    what: 'The past races of a runner',
    key: id,
  });
  if (reading.status === 'loading')
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonText lines={PAST_RUNS} />
      </SkeletonGroup>
    );
  if (reading.status === 'failed')
    return (
      <Note role="alert">
        {copy.failed} ({reading.reason}).{' '}
        <Button variant="quiet" onClick={reading.retry}>
          {copy.retry}
        </Button>
      </Note>
    );
  const past = pastRuns(reading.value.rows, { jour, racecourse, runner });
  if (past.runs.length === 0) return <Note>{copy.none}</Note>;
  return (
    <>
      <Facts>
        {factsOf(past, { runner, racecourse, discipline }).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      <Runs aria-label={copy.runs}>
        {past.runs.map((run) => (
          <PastRun key={run.raceId} run={run} />
        ))}
      </Runs>
    </>
  );
}

function factsOf(
  { daysSince, riderBefore, shoeingBefore, here }: PastRuns,
  { runner, racecourse, discipline }: Pick<RunnerPastProps, 'runner' | 'racecourse' | 'discipline'>,
): readonly string[] {
  const rider = isHarness(discipline) ? copy.driverBefore : copy.jockeyBefore;
  return [
    daysSince === null ? '' : copy.daysSince(daysSince),
    riderBefore === '' ? '' : rider(riderBefore),
    shoeingBefore === null
      ? ''
      : copy.shoeingBefore(shoeingLabel(runner.shoeing), shoeingLabel(shoeingBefore)),
    runner.record === '' ? '' : copy.record(runner.record),
    here.starts === 0
      ? copy.neverHere(racecourse)
      : copy.here(
          racecourse,
          formatCount(here.starts, copy.start),
          formatCount(here.wins, copy.win),
          formatCount(here.places, copy.place),
        ),
    here.bestTime === '' ? '' : copy.bestHere(here.bestTime),
  ].filter(Boolean);
}

function PastRun({ run }: { readonly run: EntityPerformance }) {
  const facts = [
    run.racecourse,
    formatDistance(run.distance),
    run.ground,
    shoeingLabel(run.shoeing),
    run.jockey.name,
  ];
  return (
    <Run>
      <span>
        <ResultText performance={run} />
        {run.declared > 0 && <small>{copy.outOf(run.declared)}</small>}
      </span>
      <span>
        <NumericText>{formatNumericDay(run.jour)}</NumericText> <RaceLink performance={run} />
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <NumericText>{formatOdds(run.odds)}</NumericText>
    </Run>
  );
}
