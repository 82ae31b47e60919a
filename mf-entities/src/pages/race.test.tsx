import { AppError } from '@galopin/shared/contracts';
import { fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AFTER_RACE, raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { page } from './race';

const field = [
  runnerRow(1, { coteprob: 5.2 }),
  runnerRow(2, { coteprob: 2.1, dist: 2875 }),
  runnerRow(3, { cl: 'NP', idJockey: 0 }),
];
const result = [
  runnerRow(1, { cl: '2', redkm: `1'12"5`, cotedirect: 11.8 }),
  runnerRow(2, { cl: 'DAI', cotedirect: 2.1 }),
  runnerRow(3, { cl: '1', redkm: `1'12"3`, cotedirect: 4 }),
];

const show = async (
  answers: EntityAnswers = {},
  options: Parameters<typeof shellWith>[1] = {},
  query = {},
) => {
  const shown = await renderPage(page, {
    params: { id: '77' },
    query,
    shell: shellWith({ races: [raceRow()], runners: field, ...answers }, options),
  });
  // What comes after the page: odds over time, payouts, code.
  await act(async () => {});
  return shown;
};

const horses = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link', { name: /^Cheval/ })
    .map(({ textContent }) => textContent);
const rowOf = (horse: string) => screen.getByRole('row', { name: new RegExp(horse) });

describe('the race card', () => {
  it('shows the race under its one heading', async () => {
    const { title } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('R1 C4 – Prix de Vesoul');
    expect(title).toBe('R1\u00a0C4 – Prix de Vesoul, Paris-Vincennes, 21/11/2026');
    expect(screen.getByText('Quinté+')).toBeVisible();
    expect(screen.getByText('À venir')).toBeVisible();
    expect(screen.getByText('Autostart')).toBeVisible();
    expect(screen.getByText('Pour 5 à 10 ans inclus.')).toBeInTheDocument();
  });

  it('asks for the race, its runners and its arrival', async () => {
    const { shell } = await show();
    expect(shell.calls.map(({ name, query }) => ({ name, query }))).toEqual([
      { name: '/caractrap', query: { id: 77 } },
      { name: '/cachedate', query: { numcourse: 77, limit: 100 } },
      { name: '/apin/races/77', query: {} },
      { name: '/apin/arrivals', query: { date: '2026-11-21', reun: 1, prix: 4 } },
      { name: '/apin/races/77/odds', query: {} },
    ]);
    expect(shell.tracked).toEqual([{ name: 'race_opened', payload: { raceId: 77 } }]);
  });

  it('asks for all arrivals of the day for a member, who is given every meeting', async () => {
    const { shell } = await show({}, { session: fakeSessions.member });
    expect(shell.calls.find(({ name }) => name === '/apin/arrivals')?.query).toEqual({ date: '2026-11-21' });
  });

  it('lists the runners of a trot race, the non-runner last and marked', async () => {
    await show();
    expect(horses()).toEqual(['Cheval 1', 'Cheval 2', 'Cheval 3']);
    expect(screen.getByRole('columnheader', { name: 'Driver' })).toBeVisible();
    expect(rowOf('Cheval 1')).toHaveTextContent('D4');
    expect(rowOf('Cheval 1')).toHaveTextContent('H7');
    expect(rowOf('Cheval 2')).toHaveTextContent('+25');
    expect(within(rowOf('Cheval 2')).getByText('Favori')).toBeVisible();
    expect(within(rowOf('Cheval 3')).getByText(/non-partant/)).toBeInTheDocument();
  });

  it('counts who starts, and beside them who does not', async () => {
    await show();
    expect(screen.getByText(/^2\spartants, 1 non-partant$/)).toBeVisible();
    expect(screen.getByText('2, 1 non-partant')).toBeVisible();
  });

  it('shows odds of 0 as a dash', async () => {
    await show({ runners: [runnerRow(1)] });
    expect(within(rowOf('Cheval 1')).getAllByText('–')).toHaveLength(2);
  });

  it('links horses and people that have a page, and the day of the race', async () => {
    await show({}, { session: fakeSessions.member });
    expect(screen.getByRole('link', { name: 'Cheval 1' })).toHaveAttribute('href', '/Cheval/101');
    expect(screen.getByRole('link', { name: 'Driver 1' })).toHaveAttribute('href', '/Jockey/201');
    expect(screen.getByRole('link', { name: 'Entraîneur 1' })).toHaveAttribute('href', '/Trainer/301');
    expect(screen.queryByRole('link', { name: 'Driver 3' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /R1.Paris-Vincennes/ })).toHaveAttribute(
      'href',
      '/Jour?jour=2026-11-21',
    );
  });

  it('leads an anonymous visitor back to the front page, which has today', async () => {
    await show();
    expect(screen.getByRole('link', { name: /R1.Paris-Vincennes/ })).toHaveAttribute('href', '/');
  });

  it('sorts by a column and leaves the non-runner at the end both ways', async () => {
    const { shell } = await show();
    const button = screen.getByRole('button', { name: /N°|Numéro/ });
    await userEvent.click(button);
    expect(horses()).toEqual(['Cheval 2', 'Cheval 1', 'Cheval 3']);
    expect(shell.tracked).toContainEqual({
      name: 'table_sorted',
      payload: { table: 'runners', column: 'number', direction: 'desc' },
    });
  });

  it('has the columns of galop for a flat race', async () => {
    await show({
      races: [raceRow({ typec: 'Plat' })],
      runners: [runnerRow(1, { typec: 'Plat', poidmont: '58.5', corde: 12, vha: '30', oeil: 'A' })],
    });
    for (const name of ['Œil.', 'Poids', 'Corde', 'Jockey', 'Valeur']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(rowOf('Cheval 1')).toHaveTextContent('58,5');
  });
});

describe('a race that is run', () => {
  const arrivals = (arrival: unknown) => ({ arrivals: { '1': { '4': arrival } } });

  it('comes in the order of the result, with times and what the codes mean', async () => {
    await show({ runners: result }, { now: AFTER_RACE });
    expect(horses()).toEqual(['Cheval 3', 'Cheval 1', 'Cheval 2']);
    expect(rowOf('Cheval 3')).toHaveTextContent('1er');
    expect(rowOf('Cheval 3')).toHaveTextContent(`1'12"3`);
    expect(screen.getByText(/DAI, disqualifié pour allure irrégulière/)).toBeVisible();
    expect(screen.getByText('3 - 1')).toBeVisible();
  });

  it('has the first ones in their colours, as many as share the first three places', async () => {
    const design = { jacket: 'red', pattern: 'star', mark: 'white', sleeves: 'red', cap: 'white' };
    const four = ['1', '1', '3', '4'].map((cl, index) => runnerRow(index + 1, { cl }));
    const silks = [{ numero: 2, ...design }];
    await show({ runners: four, around: { meeting: [], incidents: [], silks } }, { now: AFTER_RACE });
    const podium = within(screen.getByRole('list', { name: 'Les trois premiers' }));
    expect(podium.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Cheval 1',
      'Cheval 2',
      'Cheval 3',
    ]);
    expect(podium.getAllByRole('img')).toHaveLength(1);
  });

  it('says plainly that an arrival is provisional, and ranks by it', async () => {
    await show(
      { runners: [runnerRow(1), runnerRow(2)], arrivals: arrivals({ ordre: '2 - 1' }) },
      { now: AFTER_RACE },
    );
    expect(screen.getByRole('heading', { name: 'Arrivée provisoire' })).toBeVisible();
    expect(screen.getByText(/L’ordre peut encore changer/)).toBeVisible();
    expect(horses()).toEqual(['Cheval 2', 'Cheval 1']);
  });

  it('says that an arrival is final', async () => {
    await show({ arrivals: arrivals({ ordre: '2-1', arriveeDefinitive: true }) }, { now: AFTER_RACE });
    expect(screen.getByRole('heading', { name: 'Arrivée définitive' })).toBeVisible();
  });

  it('says that it was cancelled', async () => {
    await show({ arrivals: arrivals({ categorieStatut: 'ANNULEE' }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Course annulée');
  });
});

describe('a race card that lacks something', () => {
  it('is not found without the race', async () => {
    await expect(show({ races: [] })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([401, 503])('fails as a whole when the race is answered %p', async (status) => {
    await expect(show({ races: httpError(status) })).rejects.toMatchObject({
      message: `HTTP error! status: ${status}`,
    });
  });

  it.each([httpError(503), httpError(401), new AppError('malformed', 'no list')])(
    'has an empty list and a way to try again when the runners fail (%p)',
    async (failure) => {
      const revalidate = jest.fn();
      await show({ runners: failure }, { revalidate });
      expect(screen.getByRole('alert')).toHaveTextContent('Les partants n’ont pas pu être chargés');
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    },
  );

  it('passes on that the visitor has left', async () => {
    const aborted = new AppError('aborted', 'gone');
    await expect(show({ runners: aborted })).rejects.toBe(aborted);
    await expect(show({ arrivals: aborted })).rejects.toBe(aborted);
  });

  it('says that the runners are not known yet', async () => {
    await show({ runners: [] });
    expect(screen.getByText('Les partants ne sont pas encore connus')).toBeVisible();
  });

  it('says of a past race that its runners are not known, and shows no card without facts', async () => {
    const bare = raceRow();
    const nothing = Object.fromEntries(
      Object.entries(bare).map(([name, value]) => [
        name,
        ['id', 'comp', 'jour', 'reun', 'prix'].includes(name) ? value : typeof value === 'number' ? 0 : '',
      ]),
    );
    await show(
      { races: [{ ...bare, ...nothing, heure: null }], runners: [] },
      { now: AFTER_RACE + 5 * 86_400_000 },
    );
    expect(screen.getByText('Les partants de cette course ne sont pas connus')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'La course en bref' })).toBeNull();
    expect(screen.queryByText('Départ')).toBeNull();
  });

  it('stands without the arrivals', async () => {
    await show({ arrivals: httpError(500) });
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('asks for no arrivals of a meeting without number, and says when no result was told', async () => {
    const { shell } = await show({ races: [raceRow({ reun: 'Vire', jour: '2026-11-10' })] });
    expect(shell.calls.map(({ name }) => name)).not.toContain('/apin/arrivals');
    expect(screen.getByText('Résultat non communiqué')).toBeVisible();
  });

  it('says that the source is late once an arrival is awaited for ninety minutes', async () => {
    const start = Date.parse('2026-11-21T14:10:00Z');
    await show({ races: [raceRow({ heure: '15:10' })] }, { now: start + 95 * 60_000 });
    expect(screen.getByText('Arrivée attendue, source en retard')).toBeVisible();
  });

  it('shows a huge field on pages of 25', async () => {
    await show({ runners: Array.from({ length: 100 }, (_, place) => runnerRow(place + 1)) });
    expect(horses()).toHaveLength(25);
    expect(screen.getByText('Page 1 sur 4')).toBeVisible();
  });
});

describe('the race card on a phone', () => {
  beforeEach(() => {
    window.matchMedia = ((media: string) => ({
      media,
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('shows runners as cards with all that the table has', async () => {
    await show();
    const card = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Cheval 2'));
    expect(card).toHaveTextContent('H7 · D4 · 2 875 m · recul 25 m');
    expect(card).toHaveTextContent('Driver Driver 2');
    expect(card).toHaveTextContent('Da 3a 5a 4a Da 5a 7a');
    expect(card).toHaveTextContent('299 900 €');
    expect(card).toHaveTextContent('Cote de référence 2,1');
  });

  it('draws the course with its turn, and who starts from where', async () => {
    await show({
      races: [raceRow({ corde: 'droite' })],
      runners: [runnerRow(1, { corde: 3 }), runnerRow(2, { corde: 1 })],
    });
    expect(
      screen.getByRole('img', { name: /^Piste vue d’en haut, corde à droite, \d.\d+.m$/ }),
    ).toBeVisible();
    const places = within(screen.getByRole('list', { name: /^Places / })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent?.replaceAll(/\D+/g, ' ').trim())).toEqual([
      '1 22 2',
      '3 11 1',
    ]);
  });

  it('unfolds the conditions', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Conditions de la course' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
