import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import { httpError, renderPage, type FakeShell } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { AFTER_RACE, raceRow, runnerRow, shellWith } from '../testing/entityFixtures';
import { page } from './race';

const DAY = '2026-11-21';
const arrivals = (arrival: unknown) => ({ arrivals: { '1': { '4': arrival } } });
const provisional = (ordre: string) => arrivals({ ordre, arriveeDefinitive: false });
/** Longer than open pages wait before they ask for what changed. */
const SOON = 1500;

/** A race card whose answers can be changed while it is shown. */
async function open(warn = jest.fn()) {
  const answers = {
    races: [raceRow()] as unknown,
    runners: [runnerRow(1, { cotedirect: 4 }), runnerRow(2, { cotedirect: 6 })] as unknown,
    arrivals: arrivals(undefined) as unknown,
  };
  const shell = shellWith(answers, { now: AFTER_RACE });
  await act(() =>
    renderPage(page, { params: { id: '77' }, shell: { ...shell, logger: { ...shell.logger, warn } } }),
  );
  return { answers, shell, warn };
}

async function tell(shell: FakeShell, meta: Readonly<Record<string, unknown>>, message = 'Nouvelle') {
  await act(async () => shell.push({ message, status: 'info', snackbar: false, timeout: 6000, meta }));
  await act(() => jest.advanceTimersByTimeAsync(SOON));
}
const arrived = { type: 'arrival', jour: DAY, raceId: 77 };
const changed = { type: 'change', of: 'runners', jour: DAY, raceId: 77 };

const horses = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link', { name: /^Cheval/ })
    .map(({ textContent }) => textContent);
const rowOf = (horse: string) => screen.getByRole('row', { name: new RegExp(horse) });

describe('a race card that is left open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows new odds by one reading, for several messages', async () => {
    const { answers, shell } = await open();
    const before = shell.calls.length;
    answers.runners = [runnerRow(1, { cotedirect: 9.5 }), runnerRow(2, { cotedirect: 6 })];
    await act(async () => {
      for (const message of ['un', 'deux'])
        shell.push({ message, status: 'info', snackbar: false, timeout: 6000, meta: changed });
    });
    await act(() => jest.advanceTimersByTimeAsync(SOON));
    expect(shell.calls.slice(before).map(({ name }) => name)).toEqual(['/cachedate', '/apin/races/77/odds']);
    expect(rowOf('Cheval 1')).toHaveTextContent('9,5');
    expect(within(rowOf('Cheval 2')).getByText('Favori')).toBeVisible();
  });

  it('shows an arrival at once, its correction, and that it is final', async () => {
    const { answers, shell } = await open();
    answers.arrivals = provisional('2-1');
    await act(async () =>
      shell.push({
        message: 'Arrivée provisoire R1 C4 : 2 - 1',
        status: 'info',
        snackbar: false,
        timeout: 6000,
        meta: arrived,
      }),
    );
    expect(screen.getByRole('heading', { name: 'Arrivée provisoire' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Arrivée provisoire R1 C4 : 2 - 1');
    expect(horses()).toEqual(['Cheval 2', 'Cheval 1']);

    answers.arrivals = provisional('1-2');
    await tell(shell, arrived);
    expect(screen.getByRole('heading', { name: 'Arrivée provisoire Corrigée' })).toBeVisible();
    expect(horses()).toEqual(['Cheval 1', 'Cheval 2']);

    answers.arrivals = arrivals({ ordre: '1-2', arriveeDefinitive: true });
    await tell(shell, arrived);
    expect(screen.getByRole('heading', { name: 'Arrivée définitive Corrigée' })).toBeVisible();
  });

  it('hears of the correction of a final arrival', async () => {
    const { answers, shell } = await open();
    answers.arrivals = arrivals({ ordre: '2-1', arriveeDefinitive: true });
    await tell(shell, arrived);
    answers.arrivals = arrivals({ ordre: '1-2', arriveeDefinitive: true });
    await tell(shell, arrived);
    expect(screen.getByText('1 - 2')).toBeVisible();
  });

  it('keeps the focus when the result puts the runners in another order', async () => {
    const { answers, shell } = await open();
    const row = () => within(screen.getByRole('table')).getByRole('link', { name: 'Cheval 1' });
    row().focus();
    answers.arrivals = provisional('2-1');
    await tell(shell, arrived);
    expect(horses()).toEqual(['Cheval 2', 'Cheval 1']);
    expect(row()).toHaveFocus();
  });

  it.each([
    [{ ...arrived, raceId: null }, 5],
    [{ ...changed, of: 'race', raceId: null }, 5],
    [{ type: MESSAGES_MISSED }, 5],
    [{ ...arrived, raceId: 78 }, 0],
    [{ ...arrived, jour: '2026-11-20' }, 0],
    [{ ...changed, raceId: 78 }, 0],
    [{ type: 'payment' }, 0],
  ])('after %j makes %i calls', async (meta, calls) => {
    const { shell } = await open();
    const before = shell.calls.length;
    await tell(shell, meta);
    expect(shell.calls.length - before).toBe(calls);
  });

  it.each(['races', 'runners', 'arrivals'] as const)('keeps what it shows when the %s fail', async (part) => {
    const { answers, shell } = await open();
    answers.arrivals = provisional('2-1');
    await tell(shell, arrived);
    answers[part] = httpError(503);
    await tell(shell, { type: MESSAGES_MISSED });
    expect(horses()).toEqual(['Cheval 2', 'Cheval 1']);
    expect(screen.getByRole('heading', { name: 'Arrivée provisoire' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('logs what could not be refreshed', async () => {
    const { answers, shell, warn } = await open();
    answers.runners = httpError(503);
    await tell(shell, changed);
    expect(warn).toHaveBeenCalledWith('The race card could not be refreshed', {
      race: 77,
      message: expect.stringContaining('503'),
    });
  });
});
