import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import { betCopy } from '../i18n/betCopy';
import type { BetId } from '@galopin/shared/racing';
import { NOON, raceRow } from '../testing/tipFixtures';
import { page } from './guide';

const QUINTE = raceRow({ quinte: 1, arriv: '8-4-15-2-11-9-7-1' });
const paid = (libelle: string, combinaison: string, euro: number | null, base: number | null = null) => ({
  libelle,
  combinaison,
  dividendePourUnEuro: euro,
  dividendePourUneMiseDeBase: base,
  nombreGagnants: null,
});
const bet = (typePari: string, ...rapports: readonly ReturnType<typeof paid>[]) => ({
  typePari,
  miseBase: null,
  rembourse: false,
  rapports,
});
const PAYOUTS = {
  payouts: [
    bet('SIMPLE_GAGNANT', paid('Simple gagnant', '8', 460)),
    bet('E_TRIO', paid('Trio', '8-4-15', 11_270)),
    bet(
      'QUINTE_PLUS',
      paid('Quinté+ Ordre', '8-4-15-2-11', 100, 8_287_570),
      paid('Bonus 3', '8-4-15', 920, 1840),
      paid('Bonus 4sur5', '8-4-15-2', 4230, 8460),
      paid('Bonus 4sur5', '8-4-15-11', 4230, 8460),
    ),
  ],
};

interface World {
  readonly races?: () => unknown;
  readonly payouts?: () => unknown;
  readonly runners?: () => unknown;
}

function open({ races = () => [], payouts = () => PAYOUTS, runners = () => [] }: World) {
  const answer = ({ name }: RecordedCall) => {
    if (name === 'guideArticles') return { articles: [] };
    if (name === '/caractrap') return races();
    return name === '/cachedate' ? runners() : payouts();
  };
  return renderPage(page, { shell: createFakeShell({ now: NOON, session: fakeSessions.member, answer }) });
}

const card = (id: BetId) => screen.getByRole('article', { name: betCopy.texts[id].name });
const words = (id: BetId) => (card(id).textContent ?? '').replace(/\s/g, ' ');

describe('the examples of the guide', () => {
  it('tell of the race of the day once it is run, with what it paid', async () => {
    await open({ races: () => [QUINTE] });
    expect(within(card('simpleGagnant')).getByRole('link')).toHaveAttribute('href', '/Course/104');
    expect(words('simpleGagnant')).toContain('R1 C4 Prix de Vesoul. Arrivée 8 - 4 - 15 - 2 - 11.');
    expect(words('simpleGagnant')).toContain('Vous jouez le 8 : il gagne, le pari est payé.');
    expect(words('simpleGagnant')).toContain('Simple gagnant 8 : 4,60 € pour 1 €');
    expect(words('trio')).toContain('Trio 8 - 4 - 15 : 112,70 € pour 1 €');
  });

  it('give what a bet paid for its base stake, lines that say the same once', async () => {
    await open({ races: () => [QUINTE] });
    const lines = within(card('quinte')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Quinté+ Ordre 8 - 4 - 15 - 2 - 11 : 82 875,70 € pour 2 €',
      'Bonus 3 8 - 4 - 15 : 18,40 € pour 2 €',
      'Bonus 4sur5 8 - 4 - 15 - 2 : 84,60 € pour 2 €',
    ]);
  });

  it('suppose the order of the odds before the race', async () => {
    const runner = (numero: number, cotedirect: number, more: object = {}) => ({
      numero,
      cotedirect,
      coteprob: 0,
      ...more,
    });
    const { shell } = await open({
      races: () => [raceRow({ quinte: 1 })],
      runners: () => [
        runner(1, 0, { coteprob: 9 }),
        runner(2, 3.2),
        runner(3, 2, { cl: 'NP' }),
        runner(4, 5),
        ...[5, 6, 7, 8].map((numero) => runner(numero, 10 + numero)),
      ],
    });
    expect(shell.calls.at(-1)).toMatchObject({ name: '/cachedate', query: { numcourse: 104 } });
    expect(words('simpleGagnant')).toContain('supposons l’arrivée 2 - 4 - 1 - 5 - 6, l’ordre des cotes.');
    expect(words('simpleGagnant')).toContain('Le 2 est à 3,2 : 1 € rapporterait environ 3,20 €.');
  });

  it('suppose a race where the day has none of the size', async () => {
    await open({ races: () => [QUINTE] });
    expect(words('super4')).toContain('6 partants, arrivée 4 - 2 - 5 - 1. « 4, 2, 5, 1 » est payé');
    expect(within(card('super4')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('take a small race for the bets of small fields, never for those that pay three places', async () => {
    await open({
      races: () => [raceRow({ partant: '7', arriv: '7-6-5-4-3-2-1' })],
      payouts: () => ({ payouts: [] }),
    });
    expect(words('coupleOrdre')).toContain('« 7 puis 6 » est payé');
    expect(words('simplePlace')).toContain('Vous jouez le 15, troisième');
  });

  it('do not tell of a dead heat', async () => {
    await open({ races: () => [raceRow({ quinte: 1, arriv: '8=4-15-2-11-9-7-1' })] });
    expect(words('trio')).toContain('Vous jouez 15, 4 et 8');
  });

  it.each([
    [
      'races',
      {
        races: () => {
          throw httpError(503, '/caractrap');
        },
      },
    ],
    [
      'payouts',
      {
        races: () => [QUINTE],
        payouts: () => {
          throw httpError(503, '/payouts');
        },
      },
    ],
    ['readable payouts', { races: () => [QUINTE], payouts: () => ({ payouts: 5 }) }],
  ])('are still told without %s', async (_, world) => {
    await open(world);
    expect(words('trio')).toContain('Vous jouez 15, 4 et 8');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
