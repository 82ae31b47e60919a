import { TextField } from '@galopin/shared/ui';
import { useState } from 'react';
import { statsCopy } from '../../i18n/statsCopy';

interface Props {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Smallest number of starts; the address changes when the field is left or Enter is pressed, not at every digit. */
export function MinimumField({ value, onChange }: Props) {
  const [text, setText] = useState(String(value));
  const commit = () => {
    const wanted = Number(text);
    const isWhole = Number.isInteger(wanted) && wanted >= 1 && wanted <= 9999;
    if (!isWhole) setText(String(value));
    else if (wanted !== value) onChange(wanted);
  };
  return (
    <TextField
      label={statsCopy.filters.minimum}
      type="number"
      inputMode="numeric"
      min={1}
      max={9999}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
