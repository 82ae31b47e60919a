import { httpError, renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@galopin/shared/testing/fetch';
import { raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { page } from './race';

const field = Array.from({ length: 7 }, (_, index) =>
  runnerRow(index + 1, { cotedirect: 4 + index, ...(index === 6 && { indicateurInedit: 1 }) }),
);
const counts = (starts: number, wins: number, places: number) => ({ starts, wins, places });
const none = counts(0, 0, 0);
const rows = (numero: number, all = counts(200, 50, 100)) => ({
  numero,
  all,
  distance: counts(8, 2, 4),
  surface: none,
  ground: none,
  turn: none,
  draw: none,
  racecourse: none,
  rider: none,
});
const race = (raceId: number, ...finishes: readonly (readonly [number, number | null, string])[]) => ({
  raceId,
  jour: '2026-10-01',
  racecourse: 'Caen',
  raceName: `Prix ${raceId}`,
  discipline: 'Attelé',
  distance: 2700,
  finishes: finishes.map(([numero, rank, result]) => ({ numero, rank, result })),
});
const compare = {
  ground: '',
  runners: [rows(1), rows(2), rows(7, none)],
  meetings: {
    total: 40,
    races: [race(1, [1, 1, '1'], [2, null, 'DAI']), race(2, [1, 2, '2'], [2, 5, '5'])],
  },
};

async function show(query: Readonly<Record<string, string>> = {}, answers: EntityAnswers = {}) {
  const shell = shellWith({ races: [raceRow()], runners: field, compare, ...answers });
  const shown = await renderPage(page, { params: { id: '77' }, query, shell });
  await act(async () => {});
  return shown;
}
const open = async (chevaux?: string, answers: EntityAnswers = {}) => {
  const shown = await show({ onglet: 'comparer', ...(chevaux !== undefined && { chevaux }) }, answers);
  await screen.findByRole('group', { name: /Chevaux à comparer/ });
  return shown;
};
const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`Cheval ${number}$`) });
const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('runners side by side', () => {
  it('are chosen by ticks that stand in the address, and asked for once there are two', async () => {
    const { shell } = await open();
    const asked = () => shell.calls.filter(({ name }) => name === '/apin/races/77/compare');
    await userEvent.click(box(2));
    expect(screen.getByText('Cochez un autre cheval')).toBeVisible();
    expect(asked()).toEqual([]);
    await userEvent.click(box(1));
    expect(await screen.findByRole('region', { name: 'Les chevaux côte à côte' })).toBeVisible();
    expect(window.location.search).toBe('?onglet=comparer&chevaux=2,1');
    expect(asked().map(({ query }) => query)).toEqual([{ numeros: '1,2' }]);
  });

  it('have no rate without its count, and none of nothing', async () => {
    await open('1,2,7');
    expect(await row(/^Toutes courses/)).toMatch(/25.%.\(50\/200\)placé.50.%.\(100\/200\)/);
    expect(await row(/^Toutes courses/)).toMatch(/aucune course$/);
    expect(await row(/^Distance/)).toMatch(/2.850.m, à 100.m près/);
    expect(await row(/^Avec le driver du jour/)).not.toContain('%');
    expect(within(screen.getByRole('columnheader', { name: /Cheval 7/ })).getByText('Inédit')).toBeVisible();
  });

  it('are compared by nothing that is not known of the race', async () => {
    await open('1,2');
    await screen.findByRole('row', { name: /^Surface/ });
    expect(screen.queryByRole('row', { name: /^Terrain/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^N° de corde/ })).not.toBeInTheDocument();
  });

  it('have met: who finished before whom, with the races', async () => {
    await open('1,2,7');
    const duels = within(await screen.findByRole('list', { name: 'Confrontations' }));
    expect(duels.getByRole('listitem')).toHaveTextContent('Cheval 1 devant Cheval 2 2 à 0 (2 courses)');
    const races = within(screen.getByRole('list', { name: 'Courses communes' })).getAllByRole('listitem');
    expect(races[0]).toHaveTextContent(/1er.Cheval 1, DAI.Cheval 2/);
    expect(screen.getByText('Les 2 plus récentes sur 40.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prix 1' })).toHaveAttribute('href', '/Course/1');
  });

  it('may never have met', async () => {
    await open('1,7', { compare: { ...compare, meetings: { total: 0, races: [] } } });
    expect(await screen.findByText(/pas encore couru ensemble/)).toBeVisible();
  });

  it('are five at most', async () => {
    await open('1,2,3,4,5,6');
    expect(screen.getByText('6 chevaux demandés, 5 au plus : les 5 premiers sont comparés.')).toBeVisible();
    expect(box(6)).toBeDisabled();
    await userEvent.click(box(5));
    expect(box(6)).toBeEnabled();
    expect(window.location.search).toContain('chevaux=1,2,3,4');
    expect(screen.queryByText(/chevaux demandés/)).not.toBeInTheDocument();
  });

  it('say what the address asks for in vain', async () => {
    await open('1,2,88,x');
    expect(screen.getByText(/N° 88 : aucun partant ne le porte/)).toBeVisible();
    expect(screen.getByText(/« x » : ce ne sont pas des numéros/)).toBeVisible();
  });

  it('say when they could not be read, and are read again', async () => {
    const answers = { races: [raceRow()], runners: field, compare: httpError(503) as unknown };
    const query = { onglet: 'comparer', chevaux: '1,2' };
    await renderPage(page, { params: { id: '77' }, query, shell: shellWith(answers) });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    answers.compare = compare;
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'Confrontations' })).toBeVisible();
  });

  it('wait for the runners of a race', async () => {
    await show({ onglet: 'comparer' }, { runners: [] });
    expect(await screen.findByText('Les partants ne sont pas encore connus')).toBeVisible();
  });

  it('are reached from the runners, and from what is known of one beside those ticked before', async () => {
    await show({ onglet: 'partants', chevaux: '3' });
    expect(screen.getByRole('link', { name: 'Comparer' })).toHaveAttribute(
      'href',
      '/?onglet=comparer#onglets',
    );
    await userEvent.click(screen.getByRole('button', { name: /Détails.*Cheval 1/i }));
    expect(await screen.findByRole('link', { name: 'Comparer Cheval 1' })).toHaveAttribute(
      'href',
      '/?onglet=comparer&chevaux=3,1#onglets',
    );
  });
});
