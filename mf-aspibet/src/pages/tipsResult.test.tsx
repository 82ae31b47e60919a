import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decidedRow, EMPTY_RECORD, NOON, periodRow, raceRow, tipRow } from '../testing/tipFixtures';
import { page } from './tips';

const YESTERDAY = '2026-11-20';

interface World extends FakeShellOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly arrivals?: () => unknown;
  readonly record?: () => unknown;
  readonly tips?: () => unknown;
  readonly races?: () => unknown;
}

async function open({
  query = {},
  arrivals = () => ({ arrivals: {} }),
  record = () => EMPTY_RECORD,
  tips = () => ({ tips: [tipRow()], total: 1, unlocked: true }),
  races = () => [raceRow()],
  ...options
}: World = {}) {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/caractrap': races,
    '/apin/arrivals': arrivals,
    '/apin/tips/record': record,
    tipsOfDay: tips,
    pressOfDay: () => ({ press: [] }),
  };
  const shell = createFakeShell({
    now: NOON,
    session: fakeSessions.subscriber,
    answer: ({ name }) => answers[name]?.(),
    ...options,
  });
  const rendered = await renderPage(page, { shell, query });
  await act(() => Promise.resolve());
  return rendered;
}

const card = () => within(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' }));
const heard = (ordre: unknown, arriveeDefinitive = true) => ({
  arrivals: { 1: { 4: { ordre, arriveeDefinitive } } },
});

describe('the days of /Aspibet', () => {
  it('are yesterday, today and tomorrow, today without a date', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Journées' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hier', '/Aspibet?jour=2026-11-20'],
      ['Aujourd’hui', '/Aspibet'],
      ['Demain', '/Aspibet?jour=2026-11-22'],
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'date');
  });

  it('can be any other, in the address', async () => {
    const { shell, title } = await open({ query: { jour: '2026-11-02' } });
    expect(title).toBe('Pronostics du lundi 2 novembre 2026');
    expect(screen.getByRole('heading', { level: 1, name: 'Pronostics' })).toBeInTheDocument();
    expect(shell.calls.find(({ name }) => name === 'tipsOfDay')?.body).toEqual({ day: '2026-11-02' });
    expect(screen.getByRole('link', { name: 'lun. 2 nov.' })).toHaveAttribute('aria-current', 'date');
  });

  it('are chosen by date, and only whole ones', async () => {
    const { shell } = await open();
    const field = screen.getByLabelText('Autre journée');
    fireEvent.change(field, { target: { value: '0002-11-02' } });
    fireEvent.change(field, { target: { value: '2026-12-24' } });
    expect(shell.visited).toEqual([]);
    fireEvent.change(field, { target: { value: '2026-11-02' } });
    expect(shell.visited).toEqual(['/Aspibet?jour=2026-11-02']);
  });

  it('say of a day gone by that it has no tips', async () => {
    await open({ query: { jour: YESTERDAY }, tips: () => ({ tips: [], total: 0, unlocked: true }) });
    expect(screen.getByText('Aucun pronostic pour cette journée')).toBeInTheDocument();
    expect(screen.getByText('Pas de pronostic pour cette course')).toBeInTheDocument();
  });

  it('leave out the other races of a day gone by', async () => {
    const races = () => [raceRow(), raceRow({ id: 105, prix: 5 })];
    await open({ query: { jour: YESTERDAY }, races });
    expect(screen.queryByRole('link', { name: /^C5/ })).not.toBeInTheDocument();
  });

  it('ask for no arrivals of a day to come', async () => {
    const { shell } = await open({ query: { jour: '2026-11-22' } });
    expect(shell.calls.map(({ name }) => name)).not.toContain('/apin/arrivals');
  });
});

describe('the result beside a tip', () => {
  it('counts which of the selection came in and marks them', async () => {
    await open({ query: { jour: YESTERDAY }, arrivals: () => heard('8-4-3-2-16-9') });
    expect(card().getByText('8 - 4 - 3 - 2 - 16')).toBeInTheDocument();
    expect(card().getByText('3 des 5 premiers dans nos 6')).toBeInTheDocument();
    const selection = within(card().getByRole('list', { name: 'Notre sélection' })).getAllByRole('listitem');
    expect(selection.map((item) => item.textContent?.match(/gagnant|dans les 5 premiers/)?.[0])).toEqual([
      'dans les 5 premiers',
      'gagnant',
      undefined,
      'dans les 5 premiers',
      undefined,
      undefined,
    ]);
  });

  it('says of a provisional arrival that it is', async () => {
    await open({ arrivals: () => heard('8-4-3-2-16', false) });
    expect(card().getByText(/Arrivée provisoire/)).toBeInTheDocument();
  });

  it('says that a race was called off', async () => {
    await open({ arrivals: () => ({ arrivals: { 1: { 4: { categorieStatut: 'ANNULEE' } } } }) });
    expect(card().getByText('Course annulée')).toBeInTheDocument();
  });

  it('is left out where arrivals cannot be had', async () => {
    await open({
      arrivals: () => {
        throw httpError(503, '/apin/arrivals');
      },
    });
    expect(card().queryByText(/Arrivée/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the record of past tips', () => {
  const record = () => ({
    periods: [
      periodRow({
        baseWins: { hits: 1, count: 3 },
        winReturn: { count: 3, returned: 310 },
      }),
      periodRow({ days: 90, tips: 1 }),
      periodRow({ days: 365, tips: 1200 }),
    ],
    latest: [decidedRow(), decidedRow({ raceId: 105, basePlace: null, found: 0, quinte: false })],
  });
  const cells = async (row: RegExp) => {
    const table = within(await screen.findByRole('table', { name: 'Réussite des pronostics par période' }));
    return within(table.getByRole('row', { name: row }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  };

  it('shows rates with their counts, and a dash where nothing can be said', async () => {
    await open({ record });
    expect(await cells(/^Base gagnante/)).toEqual(['33,3 % 1 sur 3', '–', '–']);
    expect(await cells(/^Quinté\+/)).toEqual(['–', '–', '–']);
  });

  it('shows what 1 € brought back on average', async () => {
    await open({ record });
    expect(await cells(/Simple gagnant/)).toEqual(['1,03 € 3 mises', '–', '–']);
  });

  it('lists the latest with their result, each leading to its race', async () => {
    await open({ record });
    const list = await screen.findByRole('list', { name: 'Les 2 derniers pronostics courus' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/Course/104');
    expect(first).toHaveTextContent(/3 des 5 premiers · base 4\s: 2e/);
    expect(first).toHaveTextContent('Arrivée 8 - 4 - 3 - 2 - 16');
    expect(second).toHaveTextContent(/base 4\s: non classée/);
  });

  it('says that there is none yet', async () => {
    await open({ record: () => ({ periods: [periodRow({ tips: 0 })], latest: [] }) });
    expect(await screen.findByText('Pas encore de pronostic couru')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    [
      'fails',
      () => {
        throw httpError(503, '/apin/tips/record');
      },
    ],
    ['makes no sense', () => ({ periods: 'many' })],
  ])('leaves the tips when it %s, and can be asked for again', async (_, broken) => {
    const revalidate = jest.fn();
    await open({ record: broken, revalidate });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Nos résultats n’ont pas pu être chargés')).toBeInTheDocument();
    expect(card().getByText('Notre sélection')).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});
