import { alertPrice, PRICE_ODDS, type PriceDirection } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Select, TextField } from '@galopin/shared/ui';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { priceAlertCopy as copy } from '../../i18n/priceAlertCopy';

export interface PriceAlertProps {
  readonly raceId: number;
  /** Number on the saddle-cloth. */
  readonly number: number;
}

type Sending = 'closed' | 'open' | 'sending' | 'kept' | 'failed' | 'unusable';

/** Lets a member wait for the odds of a runner. Others see nothing of it: an account has to be told. */
export function PriceAlert({ raceId, number }: PriceAlertProps) {
  const session = useSession();
  const shell = useShell();
  const [state, setState] = useState<Sending>('closed');
  const [direction, setDirection] = useState<PriceDirection>('at-most');
  const [typed, setTyped] = useState('');
  if (session.status !== 'signedIn') return null;
  if (state === 'closed') {
    return (
      <div>
        <Button variant="quiet" onClick={() => setState('open')}>
          {copy.open}
        </Button>
      </div>
    );
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const odds = Number(typed.trim().replace(',', '.'));
    if (!(odds >= PRICE_ODDS.least && odds <= PRICE_ODDS.most)) return setState('unusable');
    setState('sending');
    try {
      const body = { raceId, number, direction, odds };
      await callApi(shell.api, alertPrice, { params: { uid: session.user.uid }, body });
      setState('kept');
    } catch (error) {
      shell.logger.warn('A price could not be kept', { message: String(error) });
      setState('failed');
    }
  };
  return (
    <Form noValidate aria-label={copy.open} onSubmit={(event) => void send(event)}>
      <Select
        label={copy.when}
        options={copy.directions}
        value={direction}
        onChange={({ target }) => setDirection(target.value === 'at-least' ? 'at-least' : 'at-most')}
      />
      <TextField
        label={copy.odds}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={state === 'unusable' ? copy.unusable : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary" loading={state === 'sending'}>
        {copy.send}
      </Button>
      {state === 'kept' && <Alert severity="success">{copy.kept}</Alert>}
      {state === 'failed' && <Alert severity="error">{copy.failed}</Alert>}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};

  > * {
    flex: 1 1 9rem;
    max-width: 16rem;
  }

  > [role] {
    flex-basis: 100%;
    max-width: none;
  }
`;
