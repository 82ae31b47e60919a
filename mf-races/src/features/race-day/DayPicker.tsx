import { paths, type IsoDay } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { TextField } from '@galopin/shared/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** Goes to any day. */
export function DayPicker({ jour }: { readonly jour: IsoDay }) {
  const shell = useShell();
  const handleDate = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.value;
    if (chosen === '' || chosen === jour) return;
    shell.track('day_changed', { jour: chosen });
    shell.navigate(paths.day.to(chosen));
  };
  return (
    <Frame>
      <TextField key={jour} type="date" label={fr.day.pickDay} defaultValue={jour} onChange={handleDate} />
    </Frame>
  );
}

const Frame = styled.div`
  width: 10.5rem;
`;
