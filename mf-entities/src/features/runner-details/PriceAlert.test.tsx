import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderWithShell,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceAlert } from './PriceAlert';

const STATE = {
  choices: [],
  devices: [],
  prices: [],
  push: { key: null },
  mail: { isAvailable: false, address: null },
};

function show(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ session: fakeSessions.member, answer: () => STATE, ...options });
  renderWithShell(<PriceAlert raceId={11} number={7} />, shell);
  return shell;
}

async function ask(odds: string) {
  await userEvent.click(screen.getByRole('button', { name: 'M’alerter sur sa cote' }));
  await userEvent.type(screen.getByLabelText('Cote'), odds);
  await userEvent.click(screen.getByRole('button', { name: 'M’alerter' }));
}

describe('waiting for the odds of a runner', () => {
  it('is kept for a member, with a comma as with a point', async () => {
    const shell = show();
    await ask('5,4');
    expect(await screen.findByText(/^C’est noté/)).toBeVisible();
    expect(shell.calls).toMatchObject([{ body: { raceId: 11, number: 7, direction: 'at-most', odds: 5.4 } }]);
    expect(shell.calls[0]?.name).toMatch(/^\/apin\/user\/[^/]+\/alerts\/prices$/);
  });

  it('is not for visitors without an account', () => {
    show({ session: fakeSessions.anonymous });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['', '1', '0,5', 'dix', '1000'])('wants odds that can be: %s', async (typed) => {
    const shell = show();
    await ask(typed === '' ? ' ' : typed);
    expect(screen.getByText(/1,1 à 999/)).toBeVisible();
    expect(shell.calls).toEqual([]);
  });

  it('says when it was not kept', async () => {
    show({
      answer: () => {
        throw httpError(404);
      },
    });
    await ask('5');
    expect(await screen.findByText(/n’a pas été enregistrée/)).toBeVisible();
  });
});
