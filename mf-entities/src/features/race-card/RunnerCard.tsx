import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumber, formatOdds, formatWeight } from '@galopin/shared/lib';
import { NumericText, SaddleCloth } from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import type { Runner } from '../../domain/Runner';
import { shoeingLabel } from '../../domain/shoeingLabel';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FollowRunner } from '../favourite/FollowRunner';
import { FinishText } from '../finish/FinishText';
import { FormText } from '../form/FormText';
import { OddsText } from '../odds/OddsText';
import { clothKind } from './clothKind';
import type { FieldView } from './FieldView';
import { Frame, Lead, Line, Main, More, Name, Odds, Term } from './RunnerCard.styles';
import { RunnerMarks } from './RunnerMarks';

/** Results of the form that fit one line of a phone. */
const FORM_RESULTS = 8;

interface Props {
  readonly runner: Runner;
  readonly view: FieldView;
}

/** One runner on a phone. */
export function RunnerCard({ runner, view }: Props) {
  const isOut = runner.finish.kind === 'nonRunner';
  const design = view.silks[runner.number];
  return (
    <Frame $muted={isOut}>
      <Lead>
        {(view.hasRun || isOut) && <FinishText finish={runner.finish} />}
        <SaddleCloth number={runner.number} kind={clothKind(runner.finish)} />
        {design !== undefined && <Silks design={design} />}
      </Lead>
      <Main>
        <Name $struck={isOut}>
          <FollowRunner horse={runner.horse} /> <EntityLink of={runner.horse} to={paths.horse.to} strong />{' '}
          <RunnerMarks runner={runner} isFavourite={view.favourites.has(runner.number)} />
        </Name>
        <Line>{facts(runner, view).filter(Boolean).join(' · ')}</Line>
      </Main>
      <Odds>
        <Term>{fr.columns.odds.header}</Term>
        <OddsText odds={runner.finalOdds} points={view.oddsHistory[runner.number]} />
      </Odds>
      <More>
        <Line>
          <span>
            <Term>{isHarness(view.discipline) ? fr.columns.driver.header : fr.columns.jockey.header}</Term>{' '}
            <EntityLink of={runner.jockey} to={paths.jockey.to} />
          </span>
          <span>
            <Term>{fr.columns.trainer.header}</Term> <EntityLink of={runner.trainer} to={paths.trainer.to} />
          </span>
        </Line>
        <Line>
          {runner.form !== '' && <FormText runner={runner} results={FORM_RESULTS} extras={view.extras} />}
          {runner.earnings !== null && (
            <NumericText>{formatMoney(runner.earnings, runner.currency)}</NumericText>
          )}
          {runner.probableOdds !== null && (
            <span>
              <Term>{(view.hasRun ? fr.columns.openingOdds : raceCopy.columns.reference).headerTitle}</Term>{' '}
              <NumericText>{formatOdds(runner.probableOdds)}</NumericText>
            </span>
          )}
        </Line>
      </More>
    </Frame>
  );
}

function facts(runner: Runner, { discipline, raceDistance, hasRun }: FieldView): readonly string[] {
  const sexAge = `${runner.sex}${runner.age ?? ''}`;
  const result = hasRun ? runner.kilometreTime || runner.margin : '';
  if (disciplineKind(discipline) === 'trot') {
    const back = (runner.distance ?? 0) - (raceDistance ?? Infinity);
    return [
      sexAge,
      shoeingLabel(runner.shoeing),
      runner.distance === null ? '' : formatDistance(runner.distance),
      back > 0 ? fr.runners.handicapStart(back) : '',
      runner.record === '' ? '' : `${fr.entity.record.toLowerCase()}\u00a0${runner.record}`,
      result,
    ];
  }
  return [
    sexAge,
    runner.weight === null ? '' : formatWeight(runner.weight),
    runner.draw === null ? '' : `${fr.columns.draw.header.toLowerCase()}\u00a0${runner.draw}`,
    runner.rating === null
      ? ''
      : `${fr.columns.rating.header.toLowerCase()}\u00a0${formatNumber(runner.rating)}`,
    runner.blinkers === '' ? '' : `${fr.columns.blinkers.headerTitle.toLowerCase()}\u00a0${runner.blinkers}`,
    result,
  ];
}
