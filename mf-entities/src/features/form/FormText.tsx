import { NumericText } from '@galopin/shared/ui';
import { recentForm } from '../../domain/recentForm';
import type { Runner } from '../../domain/Runner';
import type { RunnerExtras } from '../race-card/FieldView';

interface Props {
  readonly runner: Pick<Runner, 'form' | 'horse'>;
  /** Results shown; the explanation has them all. */
  readonly results: number;
  readonly extras: RunnerExtras | null;
}

/** A runner's newest results; explained on hover and press once that code is there. */
export function FormText({ runner, results, extras }: Props) {
  const shown = recentForm(runner.form, results);
  if (shown === '') return <>–</>;
  if (extras === null) return <NumericText>{shown}</NumericText>;
  return <extras.ExplainedForm form={runner.form} shown={shown} horse={runner.horse.name} />;
}
