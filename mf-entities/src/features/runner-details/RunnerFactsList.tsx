import { isHarness } from '../../domain/disciplineKind';
import type { RunnerFacts } from '../../domain/RaceDetails';
import { breedLabel, runnerCopy as copy } from '../../i18n/runnerCopy';
import { Facts } from './RunnerPast.styles';

export interface RunnerFactsListProps {
  readonly facts: RunnerFacts;
  readonly discipline: string;
}

/** What a source says of a runner beside the columns; nothing where it says nothing. */
export function RunnerFactsList({ facts, discipline }: RunnerFactsListProps) {
  const { isChanged, opinion, formerRider, breed, breeder, trainedIn, paidPlaces } = facts;
  const words = isHarness(discipline) ? copy.driver : copy.jockey;
  const change = formerRider === '' ? words.changed : words.replaces(formerRider);
  const told = [
    opinion === null ? '' : copy.opinion(copy.opinions[opinion]),
    isChanged ? change : '',
    breedLabel(breed),
    breeder === '' ? '' : copy.breeder(breeder),
    trainedIn === '' ? '' : copy.trainedIn(trainedIn),
    paidPlaces === null || paidPlaces === 0 ? '' : copy.paidPlaces(paidPlaces),
  ].filter(Boolean);
  if (told.length === 0) return null;
  return (
    <Facts aria-label={copy.facts}>
      {told.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Facts>
  );
}
