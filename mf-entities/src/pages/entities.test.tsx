import type { EntityAnswer, EntityKind, PageModule } from '@galopin/shared/contracts';
import { httpError, renderPage, type FakeShell } from '@galopin/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ENTITY_NOW,
  entityAnswer,
  entityShell,
  entry,
  performance,
  tally,
  type EntityAnswers,
} from '../testing/entityAnswers';
import { page as horse } from './horse';
import { page as jockey } from './jockey';
import { page as trainer } from './trainer';

const PAGES: Readonly<Record<EntityKind, PageModule>> = { horse, jockey, trainer };

type Query = Readonly<Record<string, string>>;

async function openWith(kind: EntityKind, shell: FakeShell, query: Query = {}) {
  const page = await renderPage(PAGES[kind], { params: { id: '101' }, query, shell });
  await waitFor(() => expect(screen.queryByText('Le graphique se charge.')).not.toBeInTheDocument());
  return page;
}
const open = (kind: EntityKind, answers: EntityAnswers, query: Query = {}) =>
  openWith(kind, entityShell(answers), query);
const show = (kind: EntityKind, over: Partial<EntityAnswer> = {}, query: Query = {}) =>
  open(kind, { entity: entityAnswer(kind, over) }, query);

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const tableOf = (name: RegExp) => within(screen.getByRole('table', { name }));

describe.each([
  { kind: 'horse', heading: 'Ibis du Gîte', role: 'Cheval' },
  { kind: 'jockey', heading: 'A. Martin', role: 'Driver et jockey de trot' },
  { kind: 'trainer', heading: 'C. Petit', role: 'Entraîneur' },
] as const)('the page of a $kind', ({ kind, heading, role }) => {
  it('asks once, and shows who it is and what was run', async () => {
    const { shell, title } = await show(kind);
    expect(shell.calls).toEqual([{ kind: 'get', name: `/apin/entities/${kind}/101`, query: {} }]);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByText(role)[0]).toBeVisible();
    expect(title).toBe(heading);
    const row = tableOf(/^Performances.:/).getByRole('row', { name: /10\/11\/2026/ });
    expect(row).toHaveTextContent('2e');
    expect(within(row).getByRole('link', { name: 'Prix n° 2' })).toHaveAttribute('href', '/Course/2');
  });

  it('is not found where nothing is stored', async () => {
    await expect(open(kind, { entity: httpError(404) })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([401, 503])('fails when the API answers %p', async (status) => {
    await expect(open(kind, { entity: httpError(status) })).rejects.toMatchObject({ code: 'http' });
  });

  it('fails on an answer that is not as agreed', async () => {
    await expect(open(kind, { entity: [] })).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('totals', () => {
  it('are of all stored races for a horse, with rates and gap', async () => {
    await show('horse');
    expect(factOf('Courses')).toHaveTextContent('10');
    expect(factOf('Victoires')).toHaveTextContent('3');
    expect(factOf('Réussite à la gagne')).toHaveTextContent('30 %');
    expect(factOf('Réussite à la place')).toHaveTextContent('60 %');
    expect(factOf('Écart')).toHaveTextContent('2 courses');
    expect(screen.getAllByText(/enregistrées ici depuis le samedi 1er mars 2025/)[0]).toBeVisible();
  });

  it('are of a year for people, of all on demand', async () => {
    await show('trainer');
    expect(factOf('Partants')).toHaveTextContent('4');
    const choice = within(screen.getByRole('navigation', { name: 'Période' }));
    expect(choice.getByRole('link', { name: '365 derniers jours' })).toHaveAttribute('aria-current', 'true');
    expect(choice.getByRole('link', { name: 'Depuis le début' })).toHaveAttribute('href', '/?periode=tout');
  });

  it('follow the address', async () => {
    await show('horse', {}, { periode: '365j' });
    expect(factOf('Courses')).toHaveTextContent('4');
    expect(factOf('Réussite à la gagne')).toHaveTextContent('25 %');
  });

  it('have no rate without a start, and say so', async () => {
    await show('horse', { totals: { all: tally(0, 0, 0), year: tally(0, 0, 0) }, starts: [] });
    expect(screen.getByText('Aucune course courue sur cette période.')).toBeVisible();
    expect(screen.queryByText('Réussite à la gagne')).not.toBeInTheDocument();
    expect(screen.getByText(/paraîtra après la première course/)).toBeVisible();
  });

  it('say what is not counted', async () => {
    await show('horse', { leftOut: { nonRunners: 1, unknown: 2, cancelled: 0 } });
    expect(
      screen.getByText(/Non comptés depuis le début : 1 non-partant, 2 résultats non communiqués\./),
    ).toBeVisible();
  });

  it('show the source’s figures as well where they are others, and which of them are shown', async () => {
    const source = { before: '2026-11-10', told: tally(23, 1, 9), stored: tally(9, 3, 5) };
    await show('horse', { source });
    const note = screen.getByText(/La source annonce/);
    expect(note).toHaveTextContent('23 courses, 1 victoire, 9 places en carrière');
    expect(note).toHaveTextContent('9 courses, 3 victoires, 5 places sont enregistrées ici');
    expect(note).toHaveTextContent('Les chiffres affichés sont ceux des courses enregistrées.');
  });

  it('say that the source agrees', async () => {
    const source = { before: '2026-11-10', told: tally(9, 3, 5), stored: tally(9, 3, 5) };
    await show('jockey', { source });
    expect(screen.getByText(/La source annonce les mêmes totaux/)).toBeVisible();
  });
});

describe('the facts of a horse', () => {
  it('are those of its newest rows', async () => {
    await show('horse');
    expect(factOf('Sexe')).toHaveTextContent('Femelle');
    expect(factOf('Âge')).toHaveTextContent('5 ans');
    expect(factOf('Robe')).toHaveTextContent('Alezan');
    expect(factOf('Père')).toHaveTextContent('SULKY D’OR');
    expect(factOf('Gains en carrière')).toHaveTextContent('299 900 €');
    expect(factOf('Gains de l’année')).toHaveTextContent('120 000 €');
    expect(factOf('Record')).toHaveTextContent(`1'11"4`);
    expect(screen.getByText(/au départ de la course du mardi 10 novembre 2026/)).toBeVisible();
  });

  it('are left out where no source gives them', async () => {
    await show('horse');
    expect(screen.queryByText('Père de la mère')).not.toBeInTheDocument();
    expect(screen.queryByText('Gains de l’année précédente')).not.toBeInTheDocument();
  });
});

describe('the facts of people', () => {
  it('are a rider’s weight and a trainer’s string', async () => {
    const { unmount } = await show('jockey');
    expect(factOf('Poids habituel')).toHaveTextContent('57,5 kg (de 54 kg à 60 kg)');
    expect(factOf('Musique')).toHaveTextContent('2a 1a Da (25) 3a');
    unmount();
    await show('trainer');
    expect(factOf('Effectif en 365 jours')).toHaveTextContent('24 chevaux');
  });

  it('lead to the page in the other role where there is one', async () => {
    const { unmount } = await show('jockey', { hasOtherRole: true });
    const toTrainer = screen.getByRole('link', { name: 'Voir sa page d’entraîneur' });
    expect(toTrainer).toHaveAttribute('href', '/Trainer/201');
    unmount();
    await show('trainer');
    expect(screen.queryByRole('link', { name: /Voir sa page/ })).not.toBeInTheDocument();
  });
});

describe('entries', () => {
  it('are links with start and odds, those under way without', async () => {
    await show('horse', {
      entries: [entry(50, { time: '12:30' }), entry(51, { odds: 6.5 })],
    });
    const [running, next] = within(screen.getByRole('list', { name: /^Engagements/ })).getAllByRole('link');
    expect(running).toHaveTextContent('Résultat attendu');
    expect(next).toHaveAttribute('href', '/Course/51');
    expect(next).toHaveTextContent('15h15');
    expect(next).toHaveTextContent('R2 C5 – Prix de Demain');
    expect(next).toHaveTextContent('Cote 6,5');
  });

  it('may be none', async () => {
    await show('horse');
    expect(screen.getByText('Aucun engagement connu pour l’instant.')).toBeVisible();
  });

  it('make the page ask again when one of them has an arrival, and not for another race', async () => {
    const revalidate = jest.fn();
    const shell = entityShell(
      { entity: entityAnswer('horse', { entries: [entry(50)] }) },
      { revalidate, now: ENTITY_NOW },
    );
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await openWith('horse', shell);
    const arrival = (raceId: number) =>
      shell.push({
        message: 'Arrivée',
        status: 'info',
        snackbar: false,
        timeout: 6000,
        meta: { type: 'arrival', jour: '2026-11-21', reun: 2, prix: 5, raceId, definitive: true },
      });
    arrival(999);
    arrival(50);
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    jest.restoreAllMocks();
  });
});

describe('form over time', () => {
  it('is a chart of ranks for a horse, with its figures in a table', async () => {
    await show('horse');
    expect(await screen.findByRole('img', { name: /Ibis du Gîte.: place .* 2 dernières/ })).toBeVisible();
    await userEvent.click(screen.getByText('Voir les chiffres du graphique'));
    const rows = tableOf(/^Places course/)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/10\/11\/2026.*2e.*14/),
      expect.stringMatching(/01\/11\/2026.*DAI.*12/),
    ]);
  });

  it('is a chart of months for people, those without start included', async () => {
    await show('trainer');
    expect(await screen.findByRole('img', { name: /C. Petit.: pourcentage de victoires/ })).toBeVisible();
    await userEvent.click(screen.getByText('Voir les chiffres du graphique'));
    const rows = tableOf(/mois par mois/)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/11\/2026.*1.*0.*\(0/),
      expect.stringMatching(/10\/2026.*0.*–.*–/),
      expect.stringMatching(/09\/2026.*3.*1.*33,3/),
    ]);
  });
});

describe('splits and pairs', () => {
  it('split by what has starts in the period, with counts and rates', async () => {
    await show('horse', {}, { periode: '365j' });
    const row = tableOf(/^Distance.:/).getByRole('row', { name: /2.600 à 2.999/ });
    expect(row).toHaveTextContent('3');
    expect(row).toHaveTextContent('1 (33,3 %)');
    expect(screen.queryByText('Corde et place derrière l’autostart')).not.toBeInTheDocument();
    expect(tableOf(/^Discipline.:/).queryByText('Trot monté')).not.toBeInTheDocument();
  });

  it('name pairs with the least number of starts, also where none reaches it', async () => {
    const { unmount } = await show('horse');
    expect(screen.getByText('Au moins 2 courses ensemble.')).toBeVisible();
    const pairs = tableOf(/^Meilleures associations/);
    expect(pairs.getByRole('link', { name: /Durand/ })).toHaveAttribute('href', '/Jockey/202');
    expect(pairs.getByRole('row', { name: /Durand/ })).toHaveTextContent('2 (40 %)');
    unmount();
    await show('horse', {}, { periode: '365j' });
    expect(screen.getByText('Aucune association n’atteint 2 courses sur cette période.')).toBeVisible();
  });
});

describe('performances', () => {
  const many = { total: 60, rows: Array.from({ length: 25 }, (_, at) => performance(at + 1)) };

  it('say what became of each', async () => {
    const rows = [
      performance(1, { rank: 1, result: '1' }),
      performance(2, { rank: null, result: 'DAI' }),
      performance(3, { outcome: 'nonRunner', rank: null, result: 'NP' }),
      performance(4, { outcome: 'unknown', rank: null, result: '' }),
      performance(5, { outcome: 'cancelled', rank: null, result: '' }),
    ];
    await show('horse', { performances: { total: 5, rows } });
    const results = tableOf(/^Performances.:/)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(results).toEqual(['1er', 'DAI', 'NP', '–', 'Annulée']);
  });

  it('have the columns of the rows at hand', async () => {
    const { unmount } = await show('horse');
    expect(screen.getByTitle('Réduction kilométrique')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Poids' })).not.toBeInTheDocument();
    unmount();
    const flat = performance(1, {
      discipline: 'Plat',
      weight: 57.5,
      draw: 4,
      kilometreTime: '',
      shoeing: '',
      trainer: { id: 9, name: 'D. Autre' },
    });
    await show('horse', { performances: { total: 1, rows: [flat] } });
    expect(screen.getByRole('row', { name: /57,5/ })).toHaveTextContent('4');
    expect(screen.queryByTitle('Réduction kilométrique')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Autre/ })).toHaveAttribute('href', '/Trainer/9');
  });

  it('turn pages by addresses of their own', async () => {
    await show('horse', { performances: many });
    const pages = within(screen.getByRole('navigation', { name: 'Pages des performances' }));
    expect(pages.getByText('Page 1 sur 3')).toBeVisible();
    expect(pages.queryByRole('link', { name: 'Page précédente' })).not.toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/?page=2');
  });

  it('come by discipline, order and page as the address says, beside the rest of the page', async () => {
    const { shell } = await open(
      'horse',
      { entity: entityAnswer('horse'), performances: { ...many, rows: [performance(9)] } },
      { discipline: 'Attelé', tri: 'place', page: '3' },
    );
    expect(shell.calls).toContainEqual({
      kind: 'get',
      name: '/apin/entities/horse/101/performances',
      query: { discipline: 'Attelé', sort: 'rank', page: 3 },
    });
    expect(screen.getByRole('link', { name: 'Prix n° 9' })).toBeVisible();
    const choice = within(screen.getByRole('navigation', { name: 'Discipline' }));
    expect(choice.getByRole('link', { name: 'Trot attelé' })).toHaveAttribute('aria-current', 'true');
    expect(choice.getByRole('link', { name: 'Trot monté' })).toHaveAttribute(
      'href',
      '/?discipline=Mont%C3%A9&tri=place',
    );
    expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveValue('rank');
  });

  it('lead back from a page behind the last one', async () => {
    await open(
      'horse',
      { entity: entityAnswer('horse'), performances: { total: 60, rows: [] } },
      { page: '9' },
    );
    expect(screen.getByRole('link', { name: 'Revenir à la première page' })).toHaveAttribute('href', '/');
  });

  it('say that there are none of a discipline', async () => {
    await open(
      'horse',
      { entity: entityAnswer('horse'), performances: { total: 0, rows: [] } },
      { discipline: 'Cross' },
    );
    expect(screen.getByText('Aucune performance enregistrée pour ce choix.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Toutes' })).toHaveAttribute('href', '/');
  });

  it('fail alone, with a way to try again', async () => {
    const revalidate = jest.fn();
    const shell = entityShell(
      { entity: entityAnswer('horse'), performances: httpError(503) },
      { revalidate },
    );
    await openWith('horse', shell, { page: '2' });
    expect(screen.getByRole('alert')).toHaveTextContent('Les performances n’ont pas pu être chargées');
    expect(factOf('Courses')).toHaveTextContent('10');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});
