import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { page } from './raceDay';

const DAYS = [
  { jour: '2022-12-05', meetings: 1, races: 8, runners: 90 },
  { jour: DAY, meetings: 1, races: 1, runners: 14 },
  { jour: '2022-12-02', meetings: 2, races: 17, runners: 200 },
];
const createShell = (days: () => unknown, options: FakeShellOptions = {}) =>
  createFakeShell({
    session: fakeSessions.member,
    now: at('13:45'),
    answer: ({ name }) => {
      if (name === '/apin/days') return days();
      return name === '/apin/arrivals' ? { arrivals: {} } : [raceRow({ quinte: 1 })];
    },
    ...options,
  });
async function open(shell = createShell(() => DAYS), query: Readonly<Record<string, string>> = {}) {
  await act(() => renderPage(page, { shell, query }));
  await userEvent.click(screen.getByRole('button', { name: 'Calendrier' }));
  return within(await screen.findByRole('dialog', { name: 'Choisir une journée' }));
}
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('the calendar', () => {
  it('asks for the days with races once it is open, and not before', async () => {
    const shell = createShell(() => DAYS);
    await act(() => renderPage(page, { shell }));
    expect(shell.calls.map(({ name }) => name)).not.toContain('/apin/days');
    await userEvent.click(screen.getByRole('button', { name: 'Calendrier' }));
    await waitFor(() => expect(shell.calls.map(({ name }) => name)).toContain('/apin/days'));
  });

  it('offers the days with races, with their number, and no other', async () => {
    const dialog = await open();
    expect(await dialog.findByText('Les jours de courses sont en gras.')).toBeVisible();
    expect(day(/vendredi 2 décembre 2022, 17.courses/)).toBeEnabled();
    expect(day(/samedi 3 décembre 2022/)).toBeDisabled();
    expect(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('4');
  });

  it('goes to the day that is chosen, the filters kept, and tracks it', async () => {
    const shell = createShell(() => DAYS);
    const dialog = await open(shell, { quinte: '1' });
    await dialog.findByText('Les jours de courses sont en gras.');
    await userEvent.click(day(/lundi 5 décembre/));
    expect(shell.visited).toEqual(['/Jour?jour=2022-12-05&quinte=1']);
    expect(shell.tracked).toEqual([{ name: 'day_changed', payload: { jour: '2022-12-05' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes nowhere for the day that is shown', async () => {
    const shell = createShell(() => DAYS);
    await open(shell);
    await userEvent.click(day(/dimanche 4 décembre/));
    expect(shell.visited).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is used by keyboard alone: arrows by day and week, Enter chooses, Escape leaves', async () => {
    const shell = createShell(() => {
      throw httpError(503);
    });
    await open(shell);
    await waitFor(() => expect(day(/dimanche 4 décembre/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(shell.visited).toEqual(['/Jour?jour=2022-12-12']);
    await userEvent.click(screen.getByRole('button', { name: 'Calendrier' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Calendrier' })).toHaveFocus());
  });

  it('lets any day be chosen when those with races cannot be had, says so and logs it', async () => {
    const warn = jest.fn();
    const shell = createShell(() => {
      throw httpError(503);
    });
    const dialog = await open({ ...shell, logger: { ...shell.logger, warn } });
    expect(await dialog.findByText(/n’ont pas pu être chargés/)).toBeVisible();
    expect(day(/samedi 3 décembre 2022/)).toBeEnabled();
    expect(warn).toHaveBeenCalledWith('The days with races could not be read', {
      message: expect.stringContaining('503'),
    });
  });

  it('tells who is not signed in what it takes, and asks for nothing', async () => {
    const shell = createShell(() => DAYS, { session: fakeSessions.anonymous });
    const dialog = await open(shell);
    expect(dialog.getByText(/Connectez-vous pour consulter/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/connec');
    expect(dialog.queryByRole('grid')).toBeNull();
    expect(shell.calls.map(({ name }) => name)).not.toContain('/apin/days');
  });
});
