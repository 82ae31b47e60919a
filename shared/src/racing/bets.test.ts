import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BET_FAMILIES, bets, betsOf, isOffered, type Bet } from './bets';

const PROGRAMME = path.resolve(
  __dirname,
  '../../../../shared/data/samples/pmu-turfia/pmu_programme_echantillon.json',
);

interface SampleBet {
  readonly codePari: string;
  readonly miseBase?: number;
  readonly nbChevauxReglementaire: number;
  readonly ordre: boolean;
}

interface SampleRace {
  readonly nombreDeclaresPartants: number;
  readonly paris: readonly SampleBet[];
}

/** Every race in a sample, wherever it stands in it. */
function racesIn(node: unknown): readonly SampleRace[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('paris' in node && 'nombreDeclaresPartants' in node) return [node as SampleRace];
  return Object.values(node).flatMap(racesIn);
}

const fits = ({ runners: [from, upTo] }: Bet, field: number) =>
  field >= (from ?? 0) && field <= (upTo ?? Infinity);

describe('bets', () => {
  it('stand in families of which none is empty', () => {
    expect(BET_FAMILIES.flatMap((family) => betsOf(family).map(({ id }) => id))).toEqual(
      bets.map(({ id }) => id),
    );
    for (const family of BET_FAMILIES) expect(betsOf(family)).not.toHaveLength(0);
  });

  it('offer ordered bets in small fields and the others in larger ones, never both', () => {
    const offered = (field: number) => betsOf('couple').filter((bet) => fits(bet, field));
    expect(offered(7).map(({ id }) => id)).toEqual(['coupleOrdre']);
    expect(offered(8).map(({ id }) => id)).toEqual(['coupleGagnant', 'couplePlace']);
  });

  it('keep those of the Quinté+ to its race, and the Pick5 off it', () => {
    const sold = (isQuinte: boolean) =>
      bets.filter((bet) => isOffered(bet, { declared: 16, isQuinte })).map(({ id }) => id);
    expect(sold(true)).toEqual(expect.arrayContaining(['tierce', 'quarte', 'quinte', 'multi']));
    expect(sold(true)).not.toContain('pick5');
    expect(sold(false)).toContain('pick5');
    expect(sold(false)).not.toContain('quinte');
  });

  it('offer either the Multi or the Mini Multi from 10 runners', () => {
    for (let field = 10; field <= 20; field += 1) {
      expect(betsOf('multi').filter((bet) => fits(bet, field))).toHaveLength(1);
    }
  });
});

const describeSamples = existsSync(PROGRAMME) ? describe : describe.skip;

describeSamples('bets beside a recorded programme', () => {
  const sold = () =>
    racesIn(JSON.parse(readFileSync(PROGRAMME, 'utf8'))).flatMap(({ nombreDeclaresPartants, paris }) =>
      paris.map((definition) => ({ definition, field: nombreDeclaresPartants })),
    );

  it('agree with it in stake, number of horses, order and field', () => {
    expect(sold()).not.toHaveLength(0);
    for (const { definition, field } of sold()) {
      const code = definition.codePari;
      const bet: Bet | undefined = bets.find((one) => one.code === code.replace(/^E_/, ''));
      if (!bet) throw new Error(`The guide does not know ${code}`);
      const stake = code.startsWith('E_') ? bet.onlineStake : bet.shopStake;
      expect({ code, stake }).toEqual({ code, stake: definition.miseBase ?? null });
      expect({ code, offered: fits(bet, field) }).toEqual({ code, offered: true });
      expect(bet.horses?.[0] ?? 1).toBe(definition.nbChevauxReglementaire);
      expect(bet.order === 'exact').toBe(definition.ordre);
    }
  });
});
