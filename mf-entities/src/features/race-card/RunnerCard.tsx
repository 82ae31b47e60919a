import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumber, formatOdds, formatWeight } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { Icon, NumericText, SaddleCloth } from '@galopin/shared/ui';
import { useState } from 'react';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import { recentForm } from '../../domain/recentForm';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FollowRunner } from '../favourite/FollowRunner';
import { FinishText } from '../finish/FinishText';
import { FormText } from '../form/FormText';
import { WornSilks } from '../silks/WornSilks';
import { clothKind } from './clothKind';
import type { FieldView, RunnersView } from './FieldView';
import { Body, Figures, Fold, Line, Main, Name, Row, Silk, Term, Under } from './RunnerCard.styles';
import { RunnerDetails } from './RunnerDetails';
import { RunnerMarks } from './RunnerMarks';
import { RunnerOdds } from './RunnerOdds';

/** Results of the form beside the rider's name, and in what is unfolded. */
const SHORT_FORM = 5;
const FORM_RESULTS = 8;

interface Props {
  readonly runner: Runner;
  readonly view: RunnersView;
}

/** One runner on a phone: a row for the thumb, which unfolds the rest; the browser does that without any script. */
export function RunnerCard({ runner, view }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isOut = runner.finish.kind === 'nonRunner';
  return (
    <Fold $muted={isOut} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Row>
        <SaddleCloth number={runner.number} kind={clothKind(runner.finish)} />
        <Silk>
          <WornSilks design={view.silks[runner.number]} picture={view.facts[runner.number]?.picture} />
        </Silk>
        <Main>
          <Name $struck={isOut}>
            <strong>{runner.horse.name}</strong> <RunnerMarks runner={runner} view={view} />
          </Name>
          <Under>
            {[runner.jockey.name, recentForm(runner.form, SHORT_FORM)].filter(Boolean).join(' · ')}
          </Under>
        </Main>
        <Figures>
          {(view.hasRun || isOut) && <FinishText finish={runner.finish} />}
          {!isOut && <RunnerOdds runner={runner} view={view} />}
        </Figures>
        <Icon name="chevron-down" />
      </Row>
      <Body>
        <Line>{facts(runner, view).filter(Boolean).join(' · ')}</Line>
        <Line>
          <FollowRunner horse={runner.horse} /> <EntityLink of={runner.horse} to={paths.horse.to} strong />
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
        {isOpen && <RunnerDetails runner={runner} view={view} />}
      </Body>
    </Fold>
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
