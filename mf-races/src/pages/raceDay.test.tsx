import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, renderPage, type FakeShellOptions } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { page } from './raceDay';

const RACES = [
  raceRow({ id: 21, reun: '10', hippo: 'PAU' }),
  raceRow({ id: 22, reun: 'Wolverhampton', hippo: 'WOLVERHAMPTON' }),
  raceRow({ id: 23, reun: '2', hippo: 'VINCENNES' }),
  raceRow({ id: 24, reun: '4', hippo: 'VINCENNES' }),
];
const createShell = (options: FakeShellOptions = {}) =>
  createFakeShell({
    session: fakeSessions.member,
    now: at('13:45'),
    headers: () => ({ 'x-meetings-total': '4' }),
    answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : RACES),
    ...options,
  });
const racesCall = ({ calls }: ReturnType<typeof createShell>) =>
  calls.find(({ name }) => name === '/caractrap');
const show = (query: Readonly<Record<string, string>>, shell = createShell()) =>
  act(() => renderPage(page, { shell, query }));

describe('the day’s page', () => {
  it('shows a member every meeting, 2 before 10, named ones last', async () => {
    await show({});
    expect(
      screen
        .getAllByRole('region')
        .map((section) => within(section).getByRole('heading').textContent?.trim()),
    ).toEqual(['R2 VINCENNES', 'R10 PAU', 'WOLVERHAMPTON']);
    expect(screen.queryByText(/Connectez-vous/)).toBeNull();
  });

  it('shows the day of the address, and names it in the title', async () => {
    const { shell, title } = await show({ jour: '2022-11-30' });
    expect(racesCall(shell)?.query).toMatchObject({ jour: '2022-11-30', reun: undefined });
    expect(title).toBe('Courses du mercredi 30 novembre 2022');
  });

  it.each([
    ['2022-12-03', /Aucune course n’est enregistrée/],
    ['2022-12-04', /aujourd’hui n’est pas encore arrivé/],
    ['2022-12-05', /demain n’est pas encore publié/],
    ['2022-12-06', /publiés la veille/],
  ])('says of %s without races what there is to say of that day', async (jour, words) => {
    await show({ jour }, createShell({ now: at('13:45'), answer: () => [] }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows today in UTC without one', async () => {
    const { shell } = await show({}, createShell({ now: Date.parse('2022-12-04T23:30:00Z') }));
    expect(racesCall(shell)?.query).toMatchObject({ jour: DAY });
  });

  it('waits for a returning member instead of showing meeting 1 first', async () => {
    const shell = createShell({ session: { status: 'unknown', expected: 'member' } });
    const settled = jest.fn(async () => fakeSessions.member);
    await show({}, { ...shell, session: { ...shell.session, settled } });
    expect(settled).toHaveBeenCalled();
    expect(racesCall(shell)?.query['reun']).toBeUndefined();
  });

  it('is anonymous until the contrary is known for whom nobody expects', async () => {
    const shell = createShell({ session: { status: 'unknown', expected: 'anonymous' } });
    await show({}, shell);
    expect(racesCall(shell)?.query['reun']).toBe(1);
  });

  it.each([
    [{}, 1],
    [{ jour: DAY }, 0],
  ])('with %j follows the calendar %i times past midnight', async (query, times) => {
    jest.useFakeTimers();
    let now = at('13:45');
    const revalidate = jest.fn();
    await show(query, createShell({ now: () => now, revalidate }));
    now += 24 * 60 * 60_000;
    act(() => jest.advanceTimersByTime(15_000));
    expect(revalidate).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  it('gives up without a page when the visitor has left', async () => {
    const shell = createShell({ answer: () => Promise.reject(new AppError('aborted', 'left')) });
    await expect(renderPage(page, { shell })).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('choosing a day', () => {
  it('offers yesterday, today and tomorrow, the current one marked', async () => {
    await show({});
    const days = within(screen.getByRole('navigation', { name: 'Choisir une journée' }));
    expect(days.getByRole('link', { name: 'Hier' })).toHaveAttribute('href', '/Jour?jour=2022-12-03');
    expect(days.getByRole('link', { name: 'Demain' })).toHaveAttribute('href', '/Jour?jour=2022-12-05');
    expect(days.getByRole('link', { current: 'date' })).toHaveTextContent('Aujourd’hui');
  });

  it('adds the day shown when it is none of them', async () => {
    await show({ jour: '2022-11-30' });
    const days = within(screen.getByRole('navigation', { name: 'Choisir une journée' }));
    expect(days.getAllByRole('link')).toHaveLength(4);
    expect(days.getByRole('link', { current: 'date' })).toHaveAttribute('href', '/Jour?jour=2022-11-30');
  });

  it('keeps the filters on the way to another day', async () => {
    await show({ discipline: 'plat', quinte: '1' });
    const days = within(screen.getByRole('navigation', { name: 'Choisir une journée' }));
    expect(days.getByRole('link', { name: 'Demain' })).toHaveAttribute(
      'href',
      '/Jour?jour=2022-12-05&discipline=plat&quinte=1',
    );
  });
});
