import { TextField } from '@galopin/shared/ui';
import type { StakeResult } from '@galopin/shared/racing';
import { stakeCopy as copy } from '../../i18n/stakeCopy';
import type { StakeForm } from './stakeForm';
import { wordsOf } from './wordsOf';

interface Props {
  readonly form: StakeForm;
  readonly result: StakeResult;
  readonly onChange: (change: Partial<StakeForm>) => void;
}

type NumberField = 'chosen' | 'bases' | 'runners';

/** How many horses each formula asks for. */
const FIELDS: Readonly<Record<StakeForm['formula'], readonly NumberField[]>> = {
  unit: [],
  combined: ['chosen'],
  partialField: ['bases', 'chosen'],
  fullField: ['bases', 'runners'],
};

/** The numbers of horses a formula asks for, each with what is wrong about it. */
export function HorseFields({ form, result, onChange }: Props) {
  const { formula } = form;
  const errorOf = (field: NumberField) =>
    result.status === 'wrong' && result.fault.field === field ? wordsOf(result.fault, formula) : undefined;
  return FIELDS[formula].map((field) => (
    <TextField
      key={field}
      label={field === 'chosen' && formula === 'partialField' ? copy.chosenBeside : copy.fields[field]}
      inputMode="numeric"
      autoComplete="off"
      value={form[field]}
      error={errorOf(field)}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  ));
}
