import type { Today } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShell,
} from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { dividend, resultRow, todayAnswer } from '../testing/resultFixtures';
import { page } from './home';

const RACES = [
  raceRow({ id: 11, prix: '1', heure: '13:30:00', prixnom: 'PRIX PASSÉ', arriv: '4-2-9' }),
  raceRow({ id: 12, prix: '2', heure: '14:10:00', prixnom: 'PRIX DU QUINTÉ', quinte: 1 }),
  raceRow({ id: 21, reun: '2', hippo: 'PAU', prix: '1', heure: '13:55:00', prixnom: 'PRIX DE PAU' }),
];
const {
  gagnants: _winners,
  rapports: _paid,
  ...quinteRace
} = resultRow({
  id: 12,
  prix: 2,
  heure: '14:10',
  prixnom: 'PRIX DU QUINTÉ',
  quinte: 1,
  arriv: '',
});
const QUINTE: Today['quinte'] = {
  race: quinteRace,
  runners: [
    { numero: 7, cheval: 'ARDENT', cote: 3.4, casaque: null },
    { numero: 2, cheval: 'BEAU SIRE', cote: 6, casaque: null },
  ],
  tip: { selection: [7, 2, 11], locked: false },
};
const ANSWER = todayAnswer({
  quinte: QUINTE,
  lastQuinte: resultRow({
    id: 1,
    jour: '2022-12-03',
    arriv: '3-1-2-5-4',
    rapports: [
      dividend({
        pari: 'QUINTE_PLUS',
        libelle: 'Quinté+ Ordre',
        combinaison: '3-1-2-5-4',
        mise: 200,
        pourMise: 900_000,
      }),
    ],
  }),
  winners: [{ raceId: 11, numero: 4, cheval: 'GALION', gagnant: 430 }],
  record: {
    ...todayAnswer().record,
    tips: 20,
    winners: { hits: 12, count: 20 },
    baseWins: { hits: 5, count: 20 },
    basePlaces: { hits: 11, count: 20 },
  },
});

interface Given {
  readonly today?: unknown;
  readonly races?: unknown;
  readonly session?: keyof typeof fakeSessions;
  readonly meetings?: number;
}
function createShell({
  today = ANSWER,
  races = RACES,
  session = 'member',
  meetings = 2,
}: Given = {}): FakeShell {
  return createFakeShell({
    session: fakeSessions[session],
    now: at('13:45'),
    headers: () => ({ 'x-meetings-total': String(meetings) }),
    answer: ({ name }) => {
      const answers: Readonly<Record<string, unknown>> = {
        '/apin/arrivals': { arrivals: {} },
        '/apin/today': today,
      };
      const answer = answers[name] ?? races;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
}
const show = (shell: FakeShell) => act(() => renderPage(page, { shell }));
const section = (name: string) => within(screen.getByRole('region', { name }));
const links = (name: string) =>
  section(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => jest.useRealTimers());

describe('the home page', () => {
  it('has the Quinté+ of the day: when it starts, its favourites and the tip', async () => {
    await show(createShell());
    const quinte = section('Le Quinté+ du jour');
    expect(quinte.getByRole('heading', { level: 3 })).toHaveTextContent('R1 C2 PRIX DU QUINTÉ');
    expect(quinte.getByText(/À partir dans 25/)).toBeVisible();
    expect(quinte.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/7ARDENT3,4$/), expect.stringMatching(/2BEAU SIRE6,0$/)]),
    );
    expect(quinte.getByText('7 - 2 - 11')).toBeVisible();
    expect(quinte.getByRole('link', { name: 'Voir la course' })).toHaveAttribute('href', '/Course/12');
  });

  it('has what the last one brought', async () => {
    await show(createShell());
    const quinte = section('Le Quinté+ du jour');
    expect(quinte.getByRole('link', { name: /samedi 3 décembre 2022/ })).toHaveAttribute('href', '/Course/1');
    expect(quinte.getByText(/9.000,00/)).toBeVisible();
  });

  it('says that a tip is for subscribers, and nothing of it', async () => {
    await show(
      createShell({ today: { ...ANSWER, quinte: { ...QUINTE, tip: { selection: [], locked: true } } } }),
    );
    expect(section('Le Quinté+ du jour').getByText(/réservé aux abonnés/)).toBeVisible();
  });

  it('tells an anonymous visitor of the Quinté+ even where its meeting is not in the list', async () => {
    await show(createShell({ session: 'anonymous', races: [RACES[0]] }));
    expect(section('Le Quinté+ du jour').getByText('PRIX DU QUINTÉ')).toBeVisible();
    expect(screen.getByText('Connectez-vous pour voir l’autre réunion')).toBeVisible();
  });

  it('has the next departures across meetings, and moves on with the clock', async () => {
    jest.useFakeTimers();
    let now = at('13:45');
    await show({ ...createShell(), now: () => now });
    expect(links('Prochains départs').filter((href) => href?.startsWith('/Course'))).toEqual([
      '/Course/21',
      '/Course/12',
    ]);
    now = at('13:56');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(links('Prochains départs').filter((href) => href?.startsWith('/Course'))).toEqual(['/Course/12']);
  });

  it('has the latest arrivals, each with its winner and what it paid', async () => {
    await show(createShell());
    const arrival = section('Dernières arrivées').getByRole('link', { name: /4 - 2 - 9/ });
    expect(arrival).toHaveAttribute('href', '/Course/11');
    expect(arrival).toHaveTextContent(/Gagnant GALION, 4,30.€ pour 1.€/);
  });

  it('has the record of tips, each rate with its count', async () => {
    await show(createShell());
    const record = section('Nos pronostics sur 30 jours');
    expect(record.getByText('12 sur 20')).toBeVisible();
    expect(record.getByText(/^60.%$/)).toBeVisible();
  });

  it('has every race in sight, and the ways to the views', async () => {
    await show(createShell());
    expect(links('Le programme')).toEqual(['/?vue=reunions', '/Course/11', '/Course/12', '/Course/21']);
    const views = screen.getByRole('navigation', { name: 'Les courses, vue par vue' });
    expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('À la une');
    expect(within(views).getByRole('link', { name: 'Arrivées' })).toHaveAttribute('href', '/?vue=arrivees');
  });

  it('is there without the Quinté+ and the winners when these cannot be had, and asks again on demand', async () => {
    const today = { current: httpError(503) as unknown };
    const shell = createFakeShell({
      session: fakeSessions.member,
      now: at('13:45'),
      answer: ({ name }) => {
        if (name === '/apin/arrivals') return { arrivals: {} };
        if (name !== '/apin/today') return RACES;
        if (today.current instanceof Error) throw today.current;
        return today.current;
      },
    });
    await show(shell);
    expect(section('Prochains départs').getByText('PRIX DE PAU')).toBeVisible();
    expect(await screen.findByText(/n’ont pas pu être chargés/)).toBeVisible();
    today.current = ANSWER;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('7 - 2 - 11')).toBeVisible();
  });

  it('says so on a day without races, and keeps what the last Quinté+ brought', async () => {
    await show(createShell({ races: [], today: { ...ANSWER, quinte: null } }));
    expect(screen.getByText('Aucune réunion pour cette journée')).toBeVisible();
    expect(section('Le Quinté+ du jour').getByText(/Pas de Quinté/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Prochains départs' })).toBeNull();
  });

  it('reads winners anew when an arrival is announced', async () => {
    const shell = createShell();
    await show(shell);
    const asked = () => shell.calls.filter(({ name }) => name === '/apin/today').length;
    expect(asked()).toBe(1);
    const meta = { type: 'arrival', jour: DAY, raceId: 21 };
    await act(async () =>
      shell.push({ message: 'Arrivée R2 C1', status: 'info', snackbar: false, timeout: 6000, meta }),
    );
    await waitFor(() => expect(asked()).toBe(2), { timeout: 5000 });
  });
});
