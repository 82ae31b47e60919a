import { paths, type HorseNote } from '@galopin/shared/contracts';
import { explainFailure } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, TextLink } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { removeHorseNote } from '../../api/removeHorseNote';
import { spottedCopy as copy } from '../../i18n/spottedCopy';

interface Props {
  readonly uid: string;
  readonly note: HorseNote;
  readonly onRemoved: () => void;
}

type State = 'shown' | 'asking' | 'sending';

/** One note. What was written is gone for good once it is taken away: that is asked twice. */
export function SpottedHorse({ uid, note: { horse, name, note }, onRemoved }: Props) {
  const shell = useShell();
  const [state, setState] = useState<State>('shown');
  const [failure, setFailure] = useState('');
  const called = name === '' ? copy.nameless(horse) : name;
  const remove = async () => {
    setState('sending');
    try {
      await removeHorseNote(shell, uid, horse);
      onRemoved();
    } catch (error) {
      shell.logger.error('A note could not be removed', { message: String(error) });
      setFailure(copy.notRemoved(explainFailure(error)));
      setState('shown');
    }
  };
  return (
    <Line>
      <div>
        <Name as={Link} to={paths.horse.to(horse)}>
          {called}
        </Name>
        <Note>{note}</Note>
        {failure !== '' && <Note role="alert">{failure}</Note>}
      </div>
      <Button
        variant={state === 'shown' ? 'quiet' : 'danger'}
        loading={state === 'sending'}
        aria-label={state === 'shown' ? copy.removeNote(called) : undefined}
        onBlur={() => setState((now) => (now === 'asking' ? 'shown' : now))}
        onClick={() => (state === 'asking' ? void remove() : setState('asking'))}
      >
        {state === 'shown' ? copy.remove : copy.confirm}
      </Button>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(2)} 0;

  > div {
    min-width: 0;
  }

  > button {
    flex: none;
  }
`;

/** As high as a finger wants it. */
const Name = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.sizes.compact};
`;

/** As it was typed, lines and all. */
const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
