import { httpError, renderPage } from '@galopin/shared/testing';
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
const line = (libelle: string, combinaison: string, over = {}) => ({
  libelle,
  combinaison,
  dividendePourUnEuro: 250,
  dividendePourUneMiseDeBase: 500,
  nombreGagnants: 12.5,
  ...over,
});
const bet = (typePari: string, rapports: readonly unknown[], over = {}) => ({
  typePari,
  miseBase: 200,
  rembourse: false,
  rapports,
  ...over,
});

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
const named = (shell: { calls: readonly { name: string }[] }) => shell.calls.map(({ name }) => name);

describe('payouts', () => {
  const payouts = {
    payouts: [
      bet('QUINTE_PLUS', [
        line('Quinté+ Ordre', '1-3-5-6-7', { dividendePourUnEuro: 1_758_400 }),
        line('Quinté+ Désordre', '1-3-5-6-7'),
        line('Bonus 3', '1-3-5'),
      ]),
      bet('SIMPLE_GAGNANT', [line('Simple gagnant', '1', { nombreGagnants: null })]),
      bet('COUPLE_PLACE', [
        line('Couplé placé', '1-3'),
        line('Couplé Placé 1 NP', '1-NP', { dividendePourUnEuro: 0, dividendePourUneMiseDeBase: 0 }),
      ]),
      bet('TRIO', [], { rembourse: true }),
      bet('E_SIMPLE_GAGNANT', [line('e-Simple Gagnant', '1', { dividendePourUnEuro: 260 })]),
    ],
  };

  it('are a list a bet, the Quinté+ first, each line a sentence that can be copied', async () => {
    await show({ payouts });
    const quinte = screen.getByRole('region', { name: 'Quinté+' });
    expect(quinte).toHaveTextContent(/mise de base 2,00.€/);
    const lines = within(quinte)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^Ordre 1 - 3 - 5 - 6 - 7 5,00 € pour 2,00 €, soit 17 584,00 € pour 1 €, 12,5 mises gagnantes$/,
    );
    const rapports = screen.getByRole('region', { name: 'Rapports' });
    expect(
      within(rapports)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Quinté+', 'Simple gagnant', 'Couplé placé', 'Trio', 'Simple gagnant']);
  });

  it('leave out what nobody won, say what was given back, and fold the online pool away', async () => {
    await show({ payouts });
    expect(screen.queryByText(/NP/, { selector: 'li *' })).not.toBeInTheDocument();
    expect(screen.getByText(/Remboursé/)).toBeVisible();
    expect(screen.getByText('Rapports de la masse en ligne').closest('details')).not.toHaveAttribute('open');
  });

  it('say that they may change while the arrival is provisional, or are not known yet', async () => {
    const arrivals = { arrivals: { '1': { '4': { ordre: '1-3', arriveeDefinitive: false } } } };
    await show({ payouts, arrivals });
    expect(screen.getByText(/ces rapports peuvent changer/)).toBeVisible();
    document.body.replaceChildren();
    await show({ arrivals });
    expect(screen.getByText('Les rapports ne sont pas encore connus')).toBeVisible();
    document.body.replaceChildren();
    await show();
    expect(screen.getByText('Rapports pas encore importés')).toBeVisible();
  });

  it('are not given by the source, which is certain once the day is over', async () => {
    const answer = { payouts: { payouts: [], disponibles: false } };
    await show(answer);
    expect(screen.getByText('Rapports pas encore importés')).toBeVisible();
    document.body.replaceChildren();
    await show({ ...answer, races: [raceRow({ jour: '2026-11-20', arriv: '1-3' })] });
    expect(screen.getByText('La source de cette course n’en donne pas.')).toBeVisible();
    document.body.replaceChildren();
    await show({ races: [raceRow({ reun: 'Vire', arriv: '1-3' })] });
    expect(screen.getByText('La source de cette course n’en donne pas.')).toBeVisible();
  });

  it('show every bet where only one has another name than its online pool, the online ones said to be', async () => {
    const big = bet('EB5', [line('e-Big 5', '1-3-5-6-7')]);
    const bets = [
      big,
      bet('E_TRIO', [line('e-Trio', '1-3-5')]),
      bet('TIERCE', [line('Tiercé Ordre', '1-3-5')]),
    ];
    await show({ payouts: { payouts: bets } });
    const rapports = within(screen.getByRole('region', { name: 'Rapports' }));
    expect(rapports.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Tiercé',
      'Trio',
      'Big 5',
    ]);
    expect(rapports.getAllByText('en ligne')).toHaveLength(2);
    expect(rapports.queryByText(/e-Trio/)).not.toBeInTheDocument();
  });

  it('come with the card that opens on them, once', async () => {
    const { shell } = await show({ payouts });
    expect(screen.getByRole('region', { name: 'Quinté+' })).toBeVisible();
    expect(named(shell).filter((name) => name.endsWith('/payouts'))).toHaveLength(1);
  });

  it('can be asked for again when they fail, beside an arrival that stands', async () => {
    const answers = { payouts: httpError(503) as unknown };
    const shell = shellWith(
      {
        races: [raceRow()],
        runners: result,
        get payouts() {
          return answers.payouts;
        },
      },
      { now: AFTER_RACE },
    );
    await renderPage(page, { params: { id: '77' }, shell });
    expect(await screen.findByRole('alert')).toHaveTextContent(/\(erreur\s503\)/);
    expect(screen.getByRole('table')).toBeVisible();
    answers.payouts = payouts;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('region', { name: 'Quinté+' })).toBeVisible();
  });
});
