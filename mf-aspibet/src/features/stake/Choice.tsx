import { Select } from '@galopin/shared/ui';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChoose: (value: Value) => void;
}

/** One choice out of a list whose values are known by type. */
export function Choice<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  return (
    <Select
      label={label}
      value={value}
      options={options.map(([key, words]) => ({ value: key, label: words }))}
      onChange={({ target }) => {
        const chosen = options.find(([key]) => key === target.value);
        if (chosen !== undefined) onChoose(chosen[0]);
      }}
    />
  );
}
