import { renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import '@galopin/shared/testing/fetch';
import { raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { page } from './race';

const runner = (numero: number, over = {}) => ({
  numero,
  changement: false,
  ancien: '',
  eleveur: '',
  race: '',
  entrainement: '',
  avis: null,
  placesPayees: null,
  favori: false,
  tendance: null,
  ...over,
});
const bet = (typePari: string, miseBase: number | null, enVente = true) => ({ typePari, miseBase, enVente });
const details = {
  allocations: [8550, 4750, 2660],
  terrain: { intitule: 'Bon souple', valeur: 3.2, heure: '10:00', commentaire: '' },
  paris: [
    bet('E_TRIO', 100),
    bet('TRIO', 200, false),
    bet('QUINTE_PLUS', 200),
    bet('TIERCE', 150, false),
    bet('EB5', null),
  ],
  cagnottes: [
    { typePari: 'QUINTE_PLUS', montant: 50_000_000 },
    { typePari: 'EB5', montant: null },
    { typePari: 'E_TRIO', montant: null },
  ],
  partants: [
    runner(1, {
      changement: true,
      ancien: 'A. Avant',
      eleveur: 'M. J. Quinton',
      race: 'TROTTEUR FRANCAIS',
      entrainement: 'Suède',
      avis: 'POSITIF',
      placesPayees: 15,
      tendance: '-',
      casaque: 'https://www.pmu.fr/P1.png',
    }),
    runner(2, { favori: true, avis: 'NEGATIF', race: 'CHEVAL DE FEU' }),
    runner(3, { changement: true }),
  ],
};
const field = [
  runnerRow(1, { cotedirect: 4 }),
  runnerRow(2, { cotedirect: 6 }),
  runnerRow(3, { cotedirect: 8, idChe: 0 }),
];

async function show(answers: EntityAnswers = {}) {
  const shell = shellWith({
    races: [raceRow()],
    runners: field,
    around: { meeting: [], incidents: [], silks: [], details },
    ...answers,
  });
  const shown = await renderPage(page, { params: { id: '77' }, shell });
  await act(async () => {});
  return shown;
}
const rowOf = (horse: string) => screen.getByRole('row', { name: new RegExp(horse) });
const detail = (term: string) =>
  screen.getByText(term).nextElementSibling?.textContent?.replaceAll(/\s/g, ' ');

describe('what a source says of a race beside its columns', () => {
  it('is prize split, ground and bets with their stakes, each bet once', async () => {
    await show();
    expect(detail('Répartition de l’allocation')).toBe('1er 8 550 €, 2e 4 750 €, 3e 2 660 €');
    expect(detail('Terrain')).toBe('Bon souple, pénétromètre 3,2 à 10h00');
    expect(detail('Paris proposés')).toBe(
      'Quinté+ 2 € (tirelire 500 000 €) · Tiercé 1,50 € (fermé) · Trio 2 € (cagnotte) · Big 5 (cagnotte)',
    );
  });

  it('calls no bet closed once the race is run', async () => {
    await show({ races: [raceRow({ arriv: '1-2' })] });
    await act(async () => screen.getByRole('tab', { name: 'Partants' }).click());
    expect(detail('Paris proposés')).toContain('Tiercé 1,50 € · Trio 2 €');
  });

  it('leaves no trace where nothing is said', async () => {
    await show({ around: { meeting: [], incidents: [], silks: [] } });
    for (const term of ['Répartition de l’allocation', 'Terrain', 'Paris proposés'])
      expect(screen.queryByText(term)).not.toBeInTheDocument();
    expect(within(rowOf('Cheval 1')).getByText('Favori')).toBeVisible();
  });

  it('is nothing where it could not be had, beside a card that stands', async () => {
    await show({ around: new Error('no answer') });
    expect(rowOf('Cheval 1')).toBeVisible();
    expect(screen.queryByText('Paris proposés')).not.toBeInTheDocument();
  });
});

describe('what a source says of a runner', () => {
  it('marks its own favourite, a change of driver and the way of the odds', async () => {
    await show();
    expect(within(rowOf('Cheval 2')).getByText('Favori')).toBeVisible();
    expect(within(rowOf('Cheval 1')).queryByText('Favori')).not.toBeInTheDocument();
    expect(within(rowOf('Cheval 1')).getByText('Chgt de driver')).toBeVisible();
    expect(rowOf('Cheval 1')).toHaveTextContent('4,0▼, en baisse');
    expect(rowOf('Cheval 2')).not.toHaveTextContent(/[▲▼]/);
  });

  it('has its picture of the silks where there are no colours to draw', async () => {
    const { container } = await show();
    const [picture, ...others] = container.querySelectorAll('img');
    expect(picture).toHaveAttribute('src', 'https://www.pmu.fr/P1.png');
    expect(others).toEqual([]);
    expect(picture).toBeVisible();
    // One that does not come leaves its place empty.
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(picture).not.toBeVisible();
  });

  it('is told when it is unfolded', async () => {
    await show();
    const unfold = async (horse: string) => {
      await act(async () =>
        within(rowOf(horse))
          .getByRole('button', { name: /Détails|détails/ })
          .click(),
      );
      return screen.queryAllByRole('list', { name: 'Le cheval' }).map(({ textContent }) => textContent);
    };
    expect(await unfold('Cheval 1')).toEqual([
      'Avis de l’entraîneur\u202f: favorableRemplace le driver A. AvantTrotteur françaisÉleveur\u202f: M. J. Quinton' +
        'Pays d’entraînement\u202f: Suède15 places payées',
    ]);
    expect(await unfold('Cheval 2')).toContain('Avis de l’entraîneur\u202f: défavorableCheval de feu');
    expect(await unfold('Cheval 3')).toContain('Changement de driver');
  });
});

describe('a card that is left open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('follows the source’s favourite with the odds', async () => {
    const partants = (favourite: number) =>
      [1, 2, 3].map((numero) => runner(numero, { favori: numero === favourite }));
    const around = (favourite: number) => ({
      meeting: [],
      incidents: [],
      silks: [],
      details: { ...details, partants: partants(favourite) },
    });
    const answers = { races: [raceRow()], runners: field, around: around(2) };
    const shell = shellWith(answers);
    await act(() => renderPage(page, { params: { id: '77' }, shell }));
    expect(within(rowOf('Cheval 2')).getByText('Favori')).toBeVisible();
    answers.around = around(3);
    const meta = { type: 'change', of: 'runners', jour: '2026-11-21', raceId: 77 };
    await act(async () =>
      shell.push({ message: 'Cotes', status: 'info', snackbar: false, timeout: 6000, meta }),
    );
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(within(rowOf('Cheval 3')).getByText('Favori')).toBeVisible();
    expect(within(rowOf('Cheval 2')).queryByText('Favori')).not.toBeInTheDocument();
  });
});
