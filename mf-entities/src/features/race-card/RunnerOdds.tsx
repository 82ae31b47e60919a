import type { Runner } from '../../domain/Runner';
import { OddsText } from '../odds/OddsText';
import type { FieldView } from './FieldView';

interface Props {
  readonly runner: Runner;
  readonly view: Pick<FieldView, 'oddsHistory' | 'facts'>;
}

/** A runner's last odds, and where they went: as kept over time, else as the source says. */
export function RunnerOdds({ runner: { number, finalOdds }, view }: Props) {
  return (
    <OddsText odds={finalOdds} points={view.oddsHistory[number]} said={view.facts[number]?.trend ?? null} />
  );
}
