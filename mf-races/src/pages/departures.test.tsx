import { createFakeShell, fakeSessions, httpError, type FakeShellOptions } from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, raceRow } from '../testing/raceFixtures';
import { renderAddress } from '../testing/renderAddress';
import { page } from './raceDay';

const RACES = [
  raceRow({ id: 11, prix: '1', heure: '13:00:00', arriv: '4-2-9' }),
  raceRow({ id: 12, prix: '2', heure: '15:10:00', quinte: 1 }),
  raceRow({ id: 21, reun: '2', hippo: 'AUTEUIL', prix: '1', heure: '14:05:00', typec: 'Haies' }),
  raceRow({ id: 22, reun: '2', hippo: 'AUTEUIL', prix: '2', heure: '14:40:00', typec: 'Haies' }),
];
const BETS = {
  races: [
    { id: 12, paris: ['QUINTE_PLUS', 'E_MULTI'], cagnottes: [{ pari: 'QUINTE_PLUS', montant: 100_000 }] },
    { id: 21, paris: ['SIMPLE_GAGNANT', 'TRIO'], cagnottes: [] },
  ],
};
const open = (search = '', bets: () => unknown = () => BETS, options: FakeShellOptions = {}) => {
  const shell = createFakeShell({
    session: fakeSessions.member,
    now: at('13:45'),
    answer: ({ name }) => {
      if (name === '/apin/bets') return bets();
      return name === '/apin/arrivals' ? { arrivals: {} } : RACES;
    },
    ...options,
  });
  return renderAddress(page, shell, `?vue=departs${search}`).then((opened) => ({ ...opened, shell }));
};
const shown = (list: RegExp | string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => jest.useRealTimers());

describe('races in order of departure', () => {
  it('stand across meetings, each with its racecourse and bets; those that have started below', async () => {
    await open();
    expect(shown('À partir')).toEqual(['/Course/21', '/Course/22', '/Course/12']);
    expect(screen.getByText('Une course déjà partie')).toBeVisible();
    expect(screen.getByRole('link', { name: /14h05/ })).toHaveTextContent(/R2 C1.*AUTEUIL · Trio.*Haies/);
    expect(screen.getByRole('link', { name: /15h10/ })).toHaveTextContent(/Quinté\+ \(cagnotte\) · Multi/);
  });

  it('are chosen by the next half hour, an hour, a discipline and a bet, in the address', async () => {
    const { router, shell } = await open();
    await userEvent.click(screen.getByRole('button', { name: /Moins de 30/ }));
    await waitFor(() => expect(shown('À partir')).toEqual(['/Course/21']));
    expect(router.state.location.search).toBe('?vue=departs&quand=30');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await userEvent.selectOptions(screen.getByLabelText('Pari'), 'Multi');
    await waitFor(() => expect(shown('À partir')).toEqual(['/Course/12']));
    // One right after the other.
    await userEvent.selectOptions(screen.getByLabelText('Pari'), '');
    await userEvent.selectOptions(screen.getByLabelText('Heure'), '14');
    await waitFor(() => expect(shown('À partir')).toEqual(['/Course/21', '/Course/22']));
    expect(router.state.location.search).toBe('?vue=departs&heure=14');
    // Nothing is asked for again by another choice.
    expect(shell.calls.filter(({ name }) => name === '/apin/bets')).toHaveLength(1);
    expect(shell.calls.filter(({ name }) => name === '/caractrap')).toHaveLength(1);
  });

  it('say what a choice leaves nothing of, and keep what was chosen among the choices', async () => {
    await open('&discipline=plat&pari=pick5');
    expect(screen.getByText('Aucun départ ne correspond à ces filtres.')).toBeVisible();
    expect(screen.getByLabelText('Discipline')).toHaveDisplayValue('Plat');
    expect(screen.getByLabelText('Pari')).toHaveDisplayValue('Pick5');
  });

  it('are there without bets when these cannot be had, and say so', async () => {
    await open('', () => {
      throw httpError(503);
    });
    expect(shown('À partir')).toHaveLength(3);
    expect(screen.getByText(/paris proposés n’ont pas pu être chargés/)).toBeVisible();
    expect(screen.queryByLabelText('Pari')).toBeNull();
  });

  it('move below once they have started', async () => {
    jest.useFakeTimers();
    let now = at('13:45');
    await open('', () => BETS, { now: () => now });
    now = at('14:06');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(shown('À partir')).toEqual(['/Course/22', '/Course/12']);
    expect(screen.getByText('2 courses déjà parties')).toBeVisible();
  });
});
