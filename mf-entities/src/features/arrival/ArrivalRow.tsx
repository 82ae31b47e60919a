import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatOdds, formatWeight } from '@galopin/shared/lib';
import { Badge, NumericText, SaddleCloth } from '@galopin/shared/ui';
import { disciplineKind } from '../../domain/disciplineKind';
import type { Race } from '../../domain/Race';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FinishText } from '../finish/FinishText';
import { clothKind } from '../race-card/clothKind';
import { Term } from '../race-card/RunnerCard.styles';
import { Frame, Lead, Line, Main, Name, Odds } from './ArrivalRow.styles';

interface Props {
  readonly runner: Runner;
  readonly race: Pick<Race, 'discipline'>;
  readonly deadHeats: ReadonlySet<number>;
}

/** A runner's result on a phone. */
export function ArrivalRow({ runner, race, deadHeats }: Props) {
  const { finish } = runner;
  const isOut = finish.kind === 'nonRunner';
  const isTrot = disciplineKind(race.discipline) === 'trot';
  const effort = isTrot
    ? runner.distance !== null && formatDistance(runner.distance)
    : runner.weight !== null && formatWeight(runner.weight);
  return (
    <Frame $muted={isOut}>
      <Lead>
        <FinishText finish={finish} />
        <SaddleCloth number={runner.number} kind={clothKind(finish)} />
      </Lead>
      <Main>
        <Name $struck={isOut}>
          <EntityLink of={runner.horse} to={paths.horse.to} strong />{' '}
          {finish.kind === 'ranked' && deadHeats.has(finish.rank) && (
            <Badge $tone="amber">{raceCopy.arrival.deadHeat}</Badge>
          )}
        </Name>
        <Line>
          {[`${runner.sex}${runner.age ?? ''}`, effort, runner.kilometreTime || runner.margin]
            .filter(Boolean)
            .join(' · ')}
        </Line>
        <Line>
          <EntityLink of={runner.jockey} to={paths.jockey.to} />
          <EntityLink of={runner.trainer} to={paths.trainer.to} />
        </Line>
      </Main>
      <Odds>
        <Term>{fr.columns.odds.header}</Term>
        <NumericText $strong>{formatOdds(runner.finalOdds)}</NumericText>
      </Odds>
    </Frame>
  );
}
