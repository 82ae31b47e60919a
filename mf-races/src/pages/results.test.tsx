import type { DayResults } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShell,
} from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { at, DAY } from '../testing/raceFixtures';
import { dividend, resultRow } from '../testing/resultFixtures';
import { page } from './home';

const RESULTS: DayResults = {
  jour: DAY,
  hiddenMeetings: 0,
  races: [
    resultRow({
      id: 11,
      rapports: [
        dividend(),
        dividend({
          pari: 'QUINTE_PLUS',
          libelle: 'Quinté+ Ordre',
          combinaison: '4-2-9-1-3',
          mise: 200,
          pourMise: 120_000,
        }),
      ],
    }),
    resultRow({ id: 12, prix: 2, heure: '14:10', gagnants: [], rapports: [dividend({ combinaison: '' })] }),
    resultRow({ id: 21, reun: '2', hippo: 'AUTEUIL', heure: '14:00', arriv: '' }),
  ],
  arrivals: { 2: { 1: { ordre: '8-3', statut: 'ARRIVEE_PROVISOIRE', arriveeDefinitive: false } } },
};
const createShell = (answer: () => unknown, now = at('18:00')): FakeShell =>
  createFakeShell({ session: fakeSessions.anonymous, now, answer });
const show = (query: Readonly<Record<string, string>>, shell: FakeShell) =>
  act(() => renderPage(page, { shell, query }));
const ids = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link'))
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/Course/'));

describe('results of a day', () => {
  const query = { vue: 'arrivees', jour: DAY };

  it('stand by meeting, each with order, winner and dividends', async () => {
    const shell = createShell(() => RESULTS);
    await show(query, shell);
    expect(shell.calls).toMatchObject([{ name: '/apin/results', query: { jour: DAY } }]);
    expect(ids()).toEqual(['/Course/11', '/Course/12', '/Course/21']);
    const first = within(screen.getByRole('region', { name: /VINCENNES/ })).getAllByRole(
      'listitem',
    )[0] as HTMLElement;
    expect(first).toHaveTextContent(/Arrivée.*4 - 2 - 9.*Gagnant GALION DU BOIS \(M. MARTIN\)/);
    expect(first).toHaveTextContent(
      /Simple gagnant 4 4,30.€Quinté\+ Ordre 4 - 2 - 9 - 1 - 3 1.200,00.€ pour 2,00.€/,
    );
    expect(within(screen.getByRole('region', { name: /AUTEUIL/ })).getByText('Provisoire')).toBeVisible();
    expect(screen.getByText(/remboursé/)).toBeVisible();
    expect(screen.getByText('Rapports attendus.')).toBeVisible();
  });

  it('stand by time, the last first, where the address says so', async () => {
    await show(
      { ...query, tri: 'heure' },
      createShell(() => RESULTS),
    );
    expect(ids()).toEqual(['/Course/12', '/Course/21', '/Course/11']);
  });

  it('say what is kept for members of a day that is not over', async () => {
    await show(
      query,
      createShell(() => ({ ...RESULTS, hiddenMeetings: 3 })),
    );
    expect(screen.getByText(/3 autres réunions sont ouvertes aux membres/)).toBeVisible();
  });

  it.each([
    ['2022-12-04', 'Les arrivées paraissent ici dès qu’elles sont connues.'],
    ['2022-12-01', 'Aucune arrivée n’est enregistrée pour cette date.'],
    ['2022-12-09', 'Ces courses n’ont pas encore été courues.'],
  ])('of %s without any say « %s »', async (jour, words) => {
    await show(
      { vue: 'arrivees', jour },
      createShell(() => ({ jour, hiddenMeetings: 0, races: [], arrivals: {} })),
    );
    expect(screen.getByText(words)).toBeVisible();
  });

  it('that cannot be had say so', async () => {
    await show(
      query,
      createShell(() => {
        throw httpError(503);
      }),
    );
    expect(screen.getByText('Les arrivées n’ont pas pu être chargées')).toBeVisible();
  });

  it('lead to the days beside, and not beyond today', async () => {
    await show(
      query,
      createShell(() => RESULTS),
    );
    const days = within(screen.getByRole('navigation', { name: 'Choisir une journée' })).getAllByRole('link');
    expect(days.map((link) => link.getAttribute('href'))).toEqual(['/?vue=arrivees&jour=2022-12-03']);
  });
});

describe('the history of the Quinté+', () => {
  const history = {
    races: [
      resultRow({
        id: 5,
        jour: '2022-12-03',
        quinte: 1,
        rapports: [dividend({ pari: 'QUINTE_PLUS', libelle: 'Quinté+ Ordre' })],
      }),
      resultRow({ id: 4, jour: '2022-12-02', quinte: 1 }),
    ],
    firstDay: '2022-11-20',
    lastDay: DAY,
  };

  it('has a calendar that leads to each race of the month, and the months around it', async () => {
    const shell = createShell(() => history);
    await show({ vue: 'quinte' }, shell);
    expect(shell.calls[0]).toMatchObject({ name: '/apin/results/quinte', query: { mois: '2022-12' } });
    const calendar = screen.getByRole('table', { name: 'Les Quinté+ de décembre 2022' });
    const days = within(calendar).getAllByRole('link');
    expect(days.map((link) => link.getAttribute('href'))).toEqual([
      '#quinte-2022-12-02',
      '#quinte-2022-12-03',
    ]);
    expect(document.querySelector('#quinte-2022-12-03')).toHaveTextContent(/4 - 2 - 9.*Quinté\+ Ordre/);
    const months = within(screen.getByRole('navigation', { name: 'Choisir un mois' })).getAllByRole('link');
    expect(months.map((link) => link.getAttribute('href'))).toEqual(['/?vue=quinte&mois=2022-11']);
  });

  it.each(['2022-13', 'hier', ''])('takes this month for %j', async (mois) => {
    const shell = createShell(() => history);
    await show({ vue: 'quinte', mois }, shell);
    expect(shell.calls[0]?.query).toEqual({ mois: '2022-12' });
  });

  it('says so of a month without any', async () => {
    await show(
      { vue: 'quinte', mois: '2022-10' },
      createShell(() => ({ ...history, races: [] })),
    );
    expect(screen.getByText('Aucun Quinté+ enregistré pour ce mois')).toBeVisible();
  });
});
