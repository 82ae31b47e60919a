import { httpError, renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHiddenColumns } from '../features/race-card/useHiddenColumns';
import { AFTER_RACE, raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { performance } from '../testing/entityAnswers';
import { page } from './race';

const field = [
  runnerRow(1, { cotedirect: 4, coteprob: 8, musiqueche: 'Da 3a (25) 1m' }),
  runnerRow(2, { cotedirect: 6, coteprob: 6 }),
];
const odds = {
  odds: [
    {
      numero: 1,
      points: [
        { kind: 'reference', at: 1_000, odds: 8 },
        { kind: 'direct', at: 60_000, odds: 4 },
      ],
    },
    { numero: 2, points: [{ kind: 'reference', at: 1_000, odds: 6 }] },
  ],
};

async function show(answers: EntityAnswers = {}, now?: number) {
  const shell = shellWith(
    { races: [raceRow()], runners: field, ...answers },
    now === undefined ? {} : { now },
  );
  const shown = await renderPage(page, { params: { id: '77' }, shell });
  await act(async () => {});
  return shown;
}
const rowOf = (horse: string) => screen.getByRole('row', { name: new RegExp(horse) });

describe('odds', () => {
  it('say where they went, in an arrow and in words', async () => {
    await show({ odds });
    expect(rowOf('Cheval 1')).toHaveTextContent('4,0▼, en baisse, de 8,0 à 4,0');
    expect(rowOf('Cheval 2')).not.toHaveTextContent(/[▲▼]/);
  });

  it('are drawn over time when asked for, with all of them in a table', async () => {
    await show({ odds });
    await userEvent.click(screen.getByText('Évolution des cotes'));
    const table = await screen.findByRole('table', { name: /Cotes relevées/ });
    expect(within(table).getByRole('row', { name: /Cheval 1/ })).toHaveTextContent('8,04,04,08,0');
    expect(screen.getByRole('button', { name: '1 Cheval 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('have no history where they were taken once at most', async () => {
    await show();
    expect(screen.queryByText('Évolution des cotes')).not.toBeInTheDocument();
  });
});

describe('a runner that is unfolded', () => {
  const before = { jour: '2026-11-11', jockey: { id: 7, name: 'B. Goop' }, ground: 'bon souple' };
  const past = { total: 2, rows: [performance(8, before), performance(7, { jour: '2026-10-02' })] };
  const unfold = () => userEvent.click(screen.getByRole('button', { name: 'Détails : Cheval 1' }));

  it('is asked for only then, and tells its last races and what has changed', async () => {
    const { shell } = await show({ past });
    const asked = () => shell.calls.filter(({ name }) => name.includes('/performances'));
    expect(asked()).toEqual([]);
    await unfold();
    const runs = await screen.findByRole('list', { name: 'Cinq dernières courses' });
    expect(within(runs).getAllByRole('listitem')).toHaveLength(2);
    expect(within(runs).getAllByRole('listitem')[0]).toHaveTextContent(
      /2e.*11\/11\/2026.*Prix n° 8.*Paris-Vincennes · 2.850 m · bon souple.*B\. Goop.*4,5/,
    );
    expect(screen.getByText('Dernière course 10 jours avant')).toBeVisible();
    expect(screen.getByText('Changement de driver : B. Goop la dernière fois')).toBeVisible();
    expect(asked()).toHaveLength(1);
  });

  it('says so where it has not run, or where that could not be had', async () => {
    const { unmount } = await show();
    await unfold();
    expect(await screen.findByText('Aucune course courue n’est enregistrée.')).toBeVisible();
    unmount();
    await show({ past: httpError(503) });
    await unfold();
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’ont pas pu être chargées \(erreur\s503\)/);
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('says so where the source does not tell which horse it is', async () => {
    await show({ runners: [runnerRow(1, { idChe: 0 })] });
    await unfold();
    expect(await screen.findByText(/ne dit pas de quel cheval/)).toBeVisible();
  });
});

describe('form', () => {
  it('is explained when its button is pressed', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /^Da 3a \(25\) 1m/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Musique de Cheval 1' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Da disqualifié, trot attelé',
      '3a 3e, trot attelé',
      expect.stringContaining('Courses de 2025'),
      '1m 1er, trot monté',
    ]);
  });
});

describe('columns', () => {
  beforeEach(() => {
    localStorage.clear();
    useHiddenColumns.setState(useHiddenColumns.getInitialState());
  });

  it('are hidden and shown by their boxes, and kept on this device', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Entraîneur' }));
    expect(screen.queryByRole('columnheader', { name: /Entraîneur/, hidden: true })).not.toBeInTheDocument();
    expect(localStorage.getItem('galopin.race-card.hidden-columns')).toContain('"trot":["trainer"]');
    await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(screen.getByRole('columnheader', { name: /Entraîneur/, hidden: true })).toBeInTheDocument();
  });

  it('cannot lose the horse, its number and its odds', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Colonnes' }));
    await screen.findByRole('checkbox', { name: 'Ferrure' });
    for (const name of ['Cheval', 'Numéro', 'Dernière cote'])
      expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });

  it('are all there when what was kept cannot be read', async () => {
    localStorage.setItem('galopin.race-card.hidden-columns', '{"state":{"trot":"trainer"},"version":0}');
    await useHiddenColumns.persist.rehydrate();
    expect(useHiddenColumns.getState().trot).toEqual([]);
  });
});

describe('silks', () => {
  const design = { jacket: 'red', pattern: 'plain', mark: 'white', sleeves: 'red', cap: 'blue' };

  it('stand beside the number where they are known', async () => {
    await show({ around: { meeting: [], incidents: [], silks: [{ numero: 1, ...design }] } });
    expect(within(rowOf('Cheval 1')).getByRole('img', { name: /^Casaque rouge/ })).toBeVisible();
    expect(within(rowOf('Cheval 2')).queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('printing', () => {
  it('prints from its button', async () => {
    window.print = jest.fn();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('puts a sheet with all runners into the page while printing, and only then', async () => {
    const runners = [...field, runnerRow(3, { cl: 'NP' })];
    const { container } = await show({ runners });
    const sheet = () => container.querySelector('article');
    expect(sheet()).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sheet()).toHaveTextContent('R1 C4 – Prix de Vesoul');
    expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(sheet()?.querySelector('[data-out="true"]')).toHaveTextContent('Cheval 3');
    expect(sheet()).toHaveTextContent('Imprimé le 21 nov. 2026 à 13h00');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  it('prints the result of a race that is run', async () => {
    const runners = [runnerRow(1, { cl: '2' }), runnerRow(2, { cl: '1', redkm: `1'12"5` })];
    const { container } = await show({ runners }, AFTER_RACE);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const rows = [...container.querySelectorAll('article tbody tr')];
    expect(rows.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['1er', '2e1']);
    expect(container.querySelector('article')).toHaveTextContent(/Arrivée définitive : 2 - 1/);
  });
});
