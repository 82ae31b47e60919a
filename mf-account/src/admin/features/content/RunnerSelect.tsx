import type { TippedRunner } from '@galopin/shared/contracts';
import { Select } from '@galopin/shared/ui';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.runners;

interface Props {
  readonly label: string;
  /** Those to choose from. */
  readonly runners: readonly TippedRunner[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (number: number | null) => void;
}

/** One runner, or none. What was chosen stays in sight where it can no longer be chosen. */
export function RunnerSelect({ label, runners, value, error, onChange }: Props) {
  const options = runners
    .filter(({ isNonRunner, number }) => !isNonRunner || number === value)
    .map(({ number, name }) => ({ value: String(number), label: `${number} ${name}`.trim() }));
  const isOffered = value === null || options.some((option) => option.value === String(value));
  return (
    <Select
      label={label}
      error={error}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: copy.noRunner },
        ...options,
        ...(isOffered ? [] : [{ value: String(value), label: String(value) }]),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
