import { paths, type FavouriteRun, type FavouriteRuns } from '@galopin/shared/contracts';
import { formatParisTime, utcDay } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Button, Icon } from '@galopin/shared/ui';
import { favouritesCopy as copy } from '../../i18n/favouritesCopy';
import { Frame, Kept, Run, Runs, Title, Words } from './FavouritesToday.styles';
import { useFavouriteRuns } from './useFavouriteRuns';

export interface FavouritesTodayProps {
  /** The day that is shown, `YYYY-MM-DD`. */
  readonly jour: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Which of those the visitor follows run today: one row, whose height never changes. */
export function FavouritesToday({ jour, now }: FavouritesTodayProps) {
  return jour === utcDay(now) ? <Today /> : null;
}

function Today() {
  const today = useFavouriteRuns();
  if (today.status === 'none') return <Kept aria-hidden="true" />;
  const isRunning = today.status === 'ready' && today.value.total > 0;
  return (
    <Frame {...(isRunning && { role: 'region', 'aria-label': copy.title })}>
      <Icon name={isRunning ? 'star-filled' : 'star'} />
      {today.status === 'ready' ? <Ready runs={today.value} /> : <Words>{copy[today.status]}</Words>}
      {today.status === 'failed' && (
        <Button variant="quiet" onClick={today.retry}>
          {copy.retry}
        </Button>
      )}
    </Frame>
  );
}

function Ready({ runs: { runs, total } }: { readonly runs: FavouriteRuns }) {
  if (total === 0) return <Words>{copy.none}</Words>;
  return (
    <>
      <Title>{copy.title}</Title>
      <Runs>
        {runs.map((run) => (
          <li key={`${run.raceId}-${run.number}`}>
            <Run as={Link} to={paths.race.to(run.raceId)}>
              <span>{placeOf(run)}</span> <strong>{nameOf(run)}</strong>
              {run.nonRunner && ` ${copy.nonRunner}`}
            </Run>
          </li>
        ))}
        {total > runs.length && <li>{copy.more(total - runs.length)}</li>}
      </Runs>
    </>
  );
}

function placeOf({ time, meeting, racecourse, raceNumber }: FavouriteRun): string {
  const number = /^\d+$/.test(meeting) ? Number(meeting) : null;
  const race = [number === null && racecourse, raceLabel(number, raceNumber)].filter(Boolean).join(' ');
  return [time !== null && formatParisTime(time), race].filter(Boolean).join(' · ');
}

function nameOf({ of, horse, jockey, trainer }: FavouriteRun): string {
  if (of.includes('horse')) return horse;
  return of.includes('jockey') ? copy.rider(jockey, horse) : copy.trainer(trainer, horse);
}
