import { paths, type FavouriteRun } from '@galopin/shared/contracts';
import { formatParisTime, formatRelative } from '@galopin/shared/lib';
import { raceLabel, startOf } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { NumericText, SkeletonGroup, SkeletonText } from '@galopin/shared/ui';
import { nextRaceCopy as copy } from '../../i18n/nextRaceCopy';
import { Countdown, Facts, Frame, Name, Title } from './NextRaceCard.styles';
import { useNextRace } from './useNextRace';

/** Whom the visitor follows and when they run next, in three lines; nothing where none runs any more today. */
export function NextRaceWidget() {
  const next = useNextRace();
  if (next === null) return null;
  if (next === 'loading') return <NextRaceSkeleton />;
  const { run, others, now } = next;
  const start = startOf(run);
  return (
    <Frame as={Link} to={paths.race.to(run.raceId)}>
      <Title>{copy.title}</Title>
      {start !== null && <Countdown>{formatRelative(start - now)}</Countdown>}
      <Name>
        {nameOf(run)}
        {others > 0 && <span> {copy.others(others)}</span>}
      </Name>
      <Facts>
        {run.time !== null && (
          <NumericText as="time" $strong>
            {formatParisTime(run.time)}
          </NumericText>
        )}
        {` · ${raceOf(run)}`}
      </Facts>
    </Frame>
  );
}

function nameOf({ of, horse, jockey, trainer }: FavouriteRun): string {
  if (of.includes('horse')) return horse;
  return of.includes('jockey') ? copy.rider(jockey, horse) : copy.trainer(trainer, horse);
}

function raceOf({ meeting, raceNumber, raceName, racecourse }: FavouriteRun): string {
  const number = /^\d+$/.test(meeting) ? Number(meeting) : null;
  const race = [raceLabel(number, raceNumber), raceName].filter(Boolean).join(' ');
  return [race, racecourse].filter(Boolean).join(' · ');
}

/** Of the card's size. */
export function NextRaceSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Frame as="div">
        <SkeletonText lines={3} />
      </Frame>
    </SkeletonGroup>
  );
}
