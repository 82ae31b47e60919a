import { fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@galopin/shared/testing/fetch';
import { AFTER_RACE, raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { page } from './race';

const result = [
  runnerRow(1, { cl: '1', redkm: `1'12"5`, cotedirect: 11.8, coteprob: 9 }),
  runnerRow(2, { cl: 'DAI', cotedirect: 2.1, coteprob: 3 }),
  runnerRow(3, { cl: '1', redkm: `1'12"5`, cotedirect: 4, coteprob: 4 }),
  runnerRow(4, { cl: 'NP' }),
];
async function show(
  answers: EntityAnswers = {},
  query: Readonly<Record<string, string>> = {},
  options: Parameters<typeof shellWith>[1] = {},
) {
  const shell = shellWith(
    { races: [raceRow()], runners: result, ...answers },
    { now: AFTER_RACE, ...options },
  );
  const shown = await renderPage(page, { params: { id: '77' }, query, shell });
  await act(async () => {});
  return shown;
}
const tab = (name: string) => screen.getByRole('tab', { name });
const rowOf = (text: string) => screen.getByRole('row', { name: new RegExp(text) });
const named = (shell: { calls: readonly { name: string }[] }) => shell.calls.map(({ name }) => name);

describe('the tabs of a race card', () => {
  it('begin with the arrival of a race that is run', async () => {
    await show();
    expect(tab('Arrivée et rapports')).toHaveAttribute('aria-selected', 'true');
  });

  it('begin with the runners of a race to come, and of one that was called off', async () => {
    await show({
      runners: [runnerRow(1)],
      arrivals: { arrivals: { '1': { '4': { categorieStatut: 'ANNULEE' } } } },
    });
    expect(tab('Partants')).toHaveAttribute('aria-selected', 'true');
  });

  it('begin with the one the address names, unless there is none of that name', async () => {
    await show({}, { onglet: 'partants' });
    expect(tab('Partants')).toHaveAttribute('aria-selected', 'true');
    document.body.replaceChildren();
    await show({}, { onglet: 'rapports' });
    expect(tab('Arrivée et rapports')).toHaveAttribute('aria-selected', 'true');
  });

  it('ask for what they show when they are opened, by keyboard as well', async () => {
    const { shell } = await show({}, { onglet: 'partants' });
    expect(named(shell)).not.toContain('/apin/races/77/payouts');
    act(() => tab('Partants').focus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(tab('Arrivée et rapports')).toHaveAttribute('aria-selected', 'true');
    expect(named(shell)).toContain('/apin/races/77/payouts');
    expect(shell.tracked).toContainEqual({
      name: 'tab_selected',
      payload: { page: 'race', tab: 'arrivee' },
    });
  });
});

describe('the meeting’s other races', () => {
  const row = (id: number, prix: number, over = {}) => ({
    id,
    jour: '2026-11-21',
    heure: '15:00',
    prix,
    prixnom: `Prix ${prix}`,
    quinte: false,
    arriv: '',
    ...over,
  });

  it('are links with their start or where they stand, the announced arrival before the recorded one', async () => {
    await show({
      around: {
        meeting: [
          row(76, 3, { heure: '13:30', arriv: '2-1' }),
          row(77, 4),
          row(78, 5, { heure: '14:40' }),
          row(79, 6),
        ],
        incidents: [],
        silks: [],
      },
      arrivals: { arrivals: { '1': { '6': { ordre: '1-2', arriveeDefinitive: false } } } },
    });
    const links = within(screen.getByRole('navigation', { name: /Paris-Vincennes/ })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'C3Arrivée, Prix 3',
      expect.stringContaining('C4'),
      'C514h40, Prix 5',
      'C6Arr. prov., Prix 6',
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
    expect(links[2]).toHaveAttribute('href', '/Course/78');
  });

  it('keep the tab that was asked for, but not the arrival, which the next may not have', async () => {
    const around = { meeting: [row(77, 4), row(78, 5)], incidents: [], silks: [] };
    await show({ around }, { onglet: 'statistiques' });
    expect(screen.getByRole('link', { name: /C5/ })).toHaveAttribute(
      'href',
      '/Course/78?onglet=statistiques',
    );
    document.body.replaceChildren();
    await show({ around }, { onglet: 'arrivee' });
    expect(screen.getByRole('link', { name: /C5/ })).toHaveAttribute('href', '/Course/78');
  });

  it('are left out when they could not be had', async () => {
    await show({ around: httpError(500) });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toBeVisible();
  });
});

describe('the arrival', () => {
  it('has a dead heat’s runners on one rank, the disqualified and non-runners below', async () => {
    await show();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => /N° (\d)/.exec(textContent)?.[1])).toEqual(['1', '3', '2', '4']);
    expect(within(rowOf('Cheval 1')).getByText('Dead-heat')).toBeVisible();
    expect(within(rowOf('Cheval 3')).getByText('1er')).toBeVisible();
    expect(within(rowOf('Cheval 2')).getByText('DAI')).toBeVisible();
    expect(screen.getByText(/DAI, disqualifié pour allure irrégulière ; NP, non-partant/)).toBeVisible();
  });

  it('has weights and margins at galop instead of distances and times', async () => {
    await show({
      races: [raceRow({ typec: 'Plat', tempscourse: `2'24"53` })],
      runners: [
        runnerRow(1, { cl: '1', poidmont: '58.5' }),
        runnerRow(2, { cl: '2', poidmont: '56', ecar: '2 L 1/2' }),
      ],
    });
    expect(screen.getByRole('columnheader', { name: 'Poids' })).toBeVisible();
    expect(rowOf('Cheval 2')).toHaveTextContent('2 L 1/2');
    expect(screen.queryByRole('columnheader', { name: /Réd/ })).not.toBeInTheDocument();
    expect(screen.getByText(`Temps du vainqueur : 2'24"53`)).toBeVisible();
  });

  it('follows the announced order where the runners’ own results are older', async () => {
    await show({
      runners: [runnerRow(1, { cl: '1' }), runnerRow(2, { cl: '2' })],
      arrivals: { arrivals: { '1': { '4': { ordre: '2-1', arriveeDefinitive: true } } } },
    });
    expect(within(rowOf('Cheval 2')).getByText('1er')).toBeVisible();
  });

  it('tells incidents, one line a kind, in plain words where it knows no others', async () => {
    const incidents = [
      { numero: 2, type: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE' },
      { numero: 7, type: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE' },
      { numero: 9, type: 'PERTE_DE_FER' },
    ];
    await show({ around: { meeting: [], incidents, silks: [] } });
    expect(screen.getByText('N° 2, 7 : disqualifié pour allure irrégulière')).toBeVisible();
    expect(screen.getByText('N° 9 : perte de fer')).toBeVisible();
  });

  it('says when it will be known, and when it never was', async () => {
    await show({ runners: [runnerRow(1)] }, { onglet: 'arrivee' });
    expect(screen.getByText('L’arrivée n’est pas encore connue')).toBeVisible();
    document.body.replaceChildren();
    const races = [raceRow({ jour: '2026-10-01' })];
    await show({ races, runners: [runnerRow(1)] }, { onglet: 'arrivee' });
    expect(screen.getAllByText('Résultat non communiqué')).toHaveLength(2);
  });
});

describe('tips', () => {
  const tip = { raceId: 77, title: 'Le coup', text: 'Un texte.', base: [1], selection: [1, 3], favourite: 3 };
  const press = {
    press: [
      {
        raceId: 77,
        titles: [
          { title: 'Casaques', selection: [1, 4, 3] },
          { title: 'Sulky', selection: [1] },
        ],
      },
    ],
  };
  const open = { onglet: 'pronostics' };

  it('are ours, with names, and the press’s with its counts', async () => {
    await show({ tips: { tips: [tip], locked: [], total: 1, unlocked: true }, press }, open);
    expect(await screen.findByRole('list', { name: 'Sélection' })).toHaveTextContent('Cheval 1');
    expect(screen.getByRole('list', { name: 'Coup de cœur' })).toHaveTextContent('Cheval 3');
    const table = await screen.findByRole('table', { name: /presse/ });
    expect(within(table).getByRole('row', { name: /Sulky/ })).toHaveTextContent('1–');
    expect(screen.getByRole('list', { name: 'Chevaux les plus cités' })).toHaveTextContent(
      'Cheval 1 2 citations',
    );
  });

  it.each([
    ['a visitor', fakeSessions.anonymous, 'Se connecter', '/connec'],
    ['a member', fakeSessions.member, 'S’abonner', '/Profile'],
  ])('that are kept for subscribers are an invitation to %s', async (_, session, label, href) => {
    await show({ tips: { tips: [], locked: [{ raceId: 77 }], total: 1, unlocked: false } }, open, {
      session,
    });
    expect(await screen.findByText(/réservé aux abonnés/)).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it('that are kept for subscribers are no invitation to a member who comes back', async () => {
    await show({ tips: { tips: [], locked: [{ raceId: 77 }], total: 1, unlocked: false } }, open, {
      session: fakeSessions.returning,
    });
    expect(await screen.findByText('Votre session se rouvre')).toBeVisible();
    expect(screen.queryByText(/réservé aux abonnés/)).not.toBeInTheDocument();
  });

  it('stand without one another', async () => {
    await show({ tips: httpError(503), press }, open);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('table', { name: /presse/ })).toBeVisible();
  });

  it('may not be there', async () => {
    await show({}, open);
    expect(await screen.findByText('Pas de pronostic pour cette course')).toBeVisible();
    expect(await screen.findByText('Pas de synthèse de la presse pour cette course')).toBeVisible();
  });
});

describe('statistics', () => {
  const runners = [
    runnerRow(1, {
      coursescheval: 8,
      victoirescheval: 2,
      placescheval: 4,
      coteprob: 4,
      nbrCourseJockHippo: 13,
      pourcVictJockHippo: 23.08,
      coursesjockey: 20,
      victoiresjockey: 5,
    }),
    runnerRow(2, { coursescheval: 0, coteprob: 2, recordG: `1'12"9` }),
    runnerRow(3, { cl: 'NP', coteprob: 1.5 }),
  ];
  const none = { starts: 0, wins: 0, places: 0 };
  const aptitude = {
    numero: 1,
    all: none,
    distance: { starts: 3, wins: 1, places: 2 },
    surface: none,
    racecourse: none,
    turn: none,
    favourite: { starts: 4, wins: 1, places: 3 },
  };
  const open = (vue: string) =>
    show({ runners, aptitudes: { aptitudes: [aptitude] } }, { onglet: 'statistiques', vue });

  it('count careers, and have no rate without a start', async () => {
    await open('chevaux');
    const table = await screen.findByRole('table', { name: 'Chevaux' });
    expect(rowOf('Cheval 1')).toHaveTextContent(/8225.%450.%/);
    expect(rowOf('Cheval 2')).toHaveTextContent('00–0–');
    expect(within(table).queryByText('Cheval 3')).not.toBeInTheDocument();
  });

  it('count riders over the year and here', async () => {
    await open('jockeys');
    await screen.findByRole('table', { name: 'Drivers' });
    expect(rowOf('Driver 1')).toHaveTextContent(/20525.%/);
    expect(rowOf('Driver 1')).toHaveTextContent(/23,1.%.\(13 courses\)/);
  });

  it('count what suits a horse, with the counts in the cell', async () => {
    await open('aptitudes');
    await screen.findByRole('table', { name: 'Aptitudes' });
    expect(rowOf('Cheval 1')).toHaveTextContent(/33,3.%.\(1\/3\)–––/);
    expect(rowOf('Cheval 2')).toHaveTextContent('––––');
  });

  it('rank by odds and tell what horses did as favourites', async () => {
    await open('favoris');
    await screen.findByRole('table', { name: 'Favoris' });
    expect(rowOf('Cheval 2')).toHaveTextContent(/N° 22Cheval 2100–/);
    expect(rowOf('Cheval 1')).toHaveTextContent(/N° 11Cheval 12 ?4125.%/);
  });

  it('have records of those who have one', async () => {
    await open('records');
    const table = await screen.findByRole('table', { name: 'Records' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(rowOf('Cheval 2')).toHaveTextContent(`1'12"9`);
  });

  it('are chosen by a button that keeps the view in the address', async () => {
    await open('chevaux');
    await userEvent.click(await screen.findByRole('button', { name: 'Couples' }));
    expect(screen.getByRole('button', { name: 'Couples' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('table', { name: 'Couples' })).toBeVisible();
  });

  it('say that there is nothing to count without runners', async () => {
    await show({ runners: [] }, { onglet: 'statistiques' });
    expect(await screen.findByText(/les partants ne sont pas connus/)).toBeVisible();
  });
});
