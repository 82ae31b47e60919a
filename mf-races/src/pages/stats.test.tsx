import { AppError, type QuinteStats, type StatsRow, type StatsTable } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './stats';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const FILTERS = {
  firstDay: '2025-11-22',
  lastDay: '2026-11-21',
  years: [2026, 2025],
  racecourses: ['Craon', 'Vincennes'],
};
const row = (given: Partial<StatsRow>): StatsRow => ({
  id: 7,
  label: 'A. Jockey',
  starts: 40,
  wins: 10,
  places: 20,
  prize: 12_345_600,
  bets: 40,
  returned: 3480,
  ...given,
});
const table = (given: Partial<StatsTable> = {}): StatsTable => ({
  from: '2025-11-22',
  to: '2026-11-21',
  pendingDays: 0,
  limited: false,
  total: 1,
  page: 1,
  rows: [row({})],
  ...given,
});
const quinte = (given: Partial<QuinteStats> = {}): QuinteStats => ({
  from: '2025-11-22',
  to: '2026-11-21',
  pendingDays: 0,
  limited: false,
  races: 365,
  numbersTotal: 2,
  numbers: [
    {
      number: 1,
      starts: 360,
      hits: 120,
      expected: 112.5,
      gap: 2,
      longestGap: 14,
      lastRace: { id: 9, jour: '2026-11-19' },
    },
    { number: 20, starts: 2, hits: 0, expected: 0.5, gap: null, longestGap: 365, lastRace: null },
  ],
  order: [
    {
      raceId: 5,
      jour: '2026-10-01',
      racecourse: 'Vincennes',
      name: 'Prix de Vesoul',
      combination: '1-2-3-4-5',
      dividend: 112_380_560,
      winners: 1,
    },
  ],
  anyOrder: [],
  ...given,
});

interface Answers {
  readonly table?: unknown;
  readonly quinte?: unknown;
  readonly filters?: unknown;
  readonly csv?: unknown;
}
function show(query: Readonly<Record<string, string>>, answers: Answers) {
  const answer = ({ name }: RecordedCall) => {
    const body = { filters: FILTERS, ...answers }[name.split('/').at(-1) as keyof Answers];
    if (body instanceof Error) throw body;
    return body;
  };
  return renderPage(page, {
    shell: createFakeShell({ session: fakeSessions.member, now: NOW, answer }),
    query,
  });
}
const cells = (rowElement: HTMLElement | undefined) =>
  [...(rowElement?.querySelectorAll('th,td') ?? [])].map((cell) => cell.textContent?.replaceAll(/\s/g, ' '));

describe('the rankings', () => {
  it('show counts with their rates, estimated earnings and what 1 € brought back', async () => {
    const { shell, title } = await show({}, { table: table() });
    expect(title).toBe('Jockeys · Statistiques');
    expect(shell.calls).toContainEqual(
      expect.objectContaining({
        name: '/apin/stats/table',
        query: expect.objectContaining({
          view: 'jockeys',
          period: '365',
          minimum: 10,
          sort: 'wins',
          page: 1,
        }),
      }),
    );
    const [, first] = within(screen.getByRole('table', { name: 'Classement des jockeys' })).getAllByRole(
      'row',
    );
    expect(cells(first)).toEqual(['1', 'A. Jockey', '40', '10', '25 %', '20', '50 %', '123 456 €', '0,87 €']);
    expect(screen.getAllByRole('link', { name: /A\.\sJockey/ })[0]).toHaveAttribute('href', '/Jockey/7');
    expect(screen.getByText(/Au moins 10 courses\./)).toBeVisible();
    expect(screen.getByText(/Du 22\/11\/2025 au 21\/11\/2026/)).toBeVisible();
  });

  it('have no rate of nothing', async () => {
    await show(
      { vue: 'hippodromes' },
      {
        table: table({
          rows: [
            row({ label: 'Craon', races: 2, favourites: 0, favouriteWins: 0, favouritePlaces: 0, starts: 9 }),
          ],
        }),
      },
    );
    const [, first] = within(
      screen.getByRole('table', { name: 'Réussite des favoris par hippodrome' }),
    ).getAllByRole('row');
    expect(cells(first)).toEqual(['Craon', '2', '9', '4,5', '0', '–', '0', '–']);
  });

  it('invite members to the rest, with how much it is', async () => {
    await show({}, { table: table({ limited: true, total: 1480 }) });
    expect(screen.getByText('Encore 1479 lignes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/Profile');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('lead subscribers from page to page, the choice kept', async () => {
    await show({ vue: 'chevaux', periode: '90', page: '2' }, { table: table({ total: 60, page: 2 }) });
    expect(screen.getByText('Page 2 sur 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute(
      'href',
      '/?vue=chevaux&periode=90&page=3',
    );
    expect(screen.getByRole('link', { name: 'Page précédente' })).toHaveAttribute(
      'href',
      '/?vue=chevaux&periode=90',
    );
  });

  it('keep the period in another view', async () => {
    await show({ periode: '2025' }, { table: table() });
    expect(screen.getByRole('link', { name: 'Hippodromes' })).toHaveAttribute(
      'href',
      '/?vue=hippodromes&periode=2025',
    );
    expect(screen.getByRole('link', { name: 'Jockeys' })).toHaveAttribute('aria-current', 'page');
  });

  it('say when days are still being counted', async () => {
    await show({}, { table: table({ pendingDays: 83 }) });
    expect(screen.getByText(/83 journées de cette période/)).toBeVisible();
  });

  it('say that nothing fits, and how to get out', async () => {
    await show({ vue: 'chevaux', min: '500' }, { table: table({ rows: [], total: 0 }) });
    expect(screen.getByText('Aucune course ne correspond')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retirer les filtres' })).toHaveAttribute(
      'href',
      '/?vue=chevaux',
    );
  });

  it('say that a page is for subscribers', async () => {
    const denied = new AppError('http', 'HTTP error! status: 403', {
      details: { status: 403, refusal: 'subscription-required' },
    });
    await show({ page: '2' }, { table: denied });
    expect(screen.getByText('Cette page est réservée aux abonnés')).toBeVisible();
  });

  it('say that the depth of a sequence is for subscribers, and lead back to what is open', async () => {
    const denied = new AppError('http', 'HTTP error! status: 403', {
      details: { status: 403, refusal: 'subscription-required' },
    });
    await show({ vue: 'corde', periode: '2025' }, { table: denied });
    expect(screen.getByText('Cette profondeur est réservée aux abonnés')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir aux douze derniers mois' })).toHaveAttribute(
      'href',
      '/?vue=corde',
    );
  });

  it.each([httpError(500), {}])('say that they failed, filters staying: %p', async (failure) => {
    await show({}, { table: failure });
    expect(screen.getByText('Les statistiques n’ont pas pu être chargées')).toBeVisible();
    expect(screen.getByLabelText('Période')).toBeVisible();
  });

  it('are shown without the list of racecourses when only that fails', async () => {
    await show({ hippodrome: 'Craon' }, { table: table(), filters: httpError(500) });
    expect(screen.getByLabelText('Hippodrome')).toHaveValue('Craon');
    expect(screen.getByRole('table', { name: 'Classement des jockeys' })).toBeVisible();
  });
});

describe('the filters', () => {
  it('offer periods, years and racecourses with results', async () => {
    await show({}, { table: table() });
    const options = within(screen.getByLabelText('Période'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual([
      '30 jours',
      '90 jours',
      '365 jours',
      'Année 2026',
      'Année 2025',
      'Dates au choix',
    ]);
    expect(within(screen.getByLabelText('Hippodrome')).getAllByRole('option')).toHaveLength(3);
  });

  it('offer disciplines that fit the view only', async () => {
    await show({ vue: 'corde' }, { table: table() });
    const options = within(screen.getByLabelText('Discipline'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Plat', 'Trot attelé']);
    expect(screen.getByLabelText('Nombre de partants')).toBeVisible();
  });

  it('take a minimum when the field is left, and nothing that is none', async () => {
    await show({}, { table: table() });
    const field = screen.getByLabelText('Courses au minimum');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue(10);
  });
});

describe('the Quinté+', () => {
  it('shows hits beside what chance gives, gaps and their record, with the last race', async () => {
    await show({ vue: 'quinte' }, { quinte: quinte() });
    const [, one, twenty] = within(screen.getByRole('table', { name: 'Numéros et écarts' })).getAllByRole(
      'row',
    );
    expect(cells(one)?.slice(1)).toEqual(['360', '120', '33,3 %', '112,5', '2', '14', '19/11/2026']);
    expect(cells(twenty)?.slice(1)).toEqual(['2', '0', '0 %', '0,5', 'jamais', '365', '–']);
    expect(screen.getByRole('link', { name: '19/11/2026' })).toHaveAttribute('href', '/Course/9');
  });

  it('shows members every number, and what subscribers have beyond', async () => {
    await show({ vue: 'quinte' }, { quinte: quinte({ limited: true }) });
    const numbers = screen.getByRole('table', { name: 'Numéros et écarts' });
    expect(within(numbers).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText(/^Encore/)).toBeNull();
    expect(screen.getByText('Les autres années, hippodrome par hippodrome')).toBeVisible();
  });

  it('lists the best dividends with their races, and says where there are none', async () => {
    await show({ vue: 'quinte' }, { quinte: quinte() });
    const order = screen.getByRole('table', { name: 'Meilleurs rapports dans l’ordre' });
    expect(within(order).getByRole('link', { name: 'Prix de Vesoul' })).toHaveAttribute('href', '/Course/5');
    expect(order).toHaveTextContent('1 123 805,60 €');
    expect(screen.getByText('Aucun rapport enregistré pour cette période')).toBeVisible();
  });
});

describe('the file', () => {
  it('is asked for with the same choice', async () => {
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { shell } = await show(
      { vue: 'chevaux', periode: '30' },
      {
        table: table(),
        csv: { url: '/apin/downloads/stats.csv?link=x', expiresAt: '2026-11-21T12:02:00.000Z', rows: 12 },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }));
    await waitFor(() => expect(clicked).toEqual(['/apin/downloads/stats.csv?link=x']));
    expect(shell.calls.at(-1)).toMatchObject({
      kind: 'post',
      query: { file: 'horses', period: '30', minimum: 3 },
    });
    jest.restoreAllMocks();
  });

  it.each([httpError(500), { url: 'https://elsewhere.test/x' }])(
    'says that it could not be prepared: %p',
    async (csv) => {
      const { shell } = await show({}, { table: table(), csv });
      await userEvent.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }));
      await waitFor(() => expect(shell.notified).toMatchObject([{ status: 'error' }]));
    },
  );
});
