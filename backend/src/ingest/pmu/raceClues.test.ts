import { NO_DOCUMENTS, type RaceDocuments, type RacePart } from './RaceDocuments';
import { raceOfSilks, refuseWrongRace, WrongRaceError } from './raceClues';
import { DAY, payouts, performances, runner, trot } from './testing/documents';

const KEY = { jour: DAY, reun: 1, prix: 1 };
const silks = (address: string) => ({
  urlCasaque: `https://example.test/back-assets/hippique/casaques/${address}/P1.png`,
});
const known: RaceDocuments = {
  ...NO_DOCUMENTS,
  race: trot,
  runners: { 1: runner(1), 2: runner(2), 3: runner(3), 4: runner(4), 5: runner(5) },
};
const pays = (typePari: string, combinaison: string): RacePart => ({
  payouts: { [typePari]: { typePari, rapports: [{ combinaison, dividendePourUnEuro: 150 }] } },
});
const refusal = (part: RacePart, stored = known) => {
  try {
    refuseWrongRace(KEY, stored, part);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(WrongRaceError);
    return (error as Error).message;
  }
};

describe('a document given for a race', () => {
  it('is taken where nothing in it says otherwise', () => {
    const bets = Object.fromEntries(payouts.map((bet) => [String(bet['typePari']), bet]));
    const past = { 3: (performances['participants'] as { coursesCourues: never[] }[])[0]!.coursesCourues };
    for (const part of [{ runners: known.runners }, { payouts: bets }, { performances: past }, {}])
      for (const stored of [known, NO_DOCUMENTS]) expect(refusal(part, stored)).toBeNull();
    expect(refusal({ runners: { 1: runner(1, silks('21112026/R1/C1')) } })).toBeNull();
  });

  it('is refused where its silks are of another race', () => {
    expect(refusal({ runners: { 1: runner(1, silks('21112026/R2/C3')) } })).toBe(
      'is not of 2026-11-21/R1/C1: its silks are of 2026-11-21/R2/C3',
    );
  });

  it('is refused where its odds are of another day, and not for those of the eve or after midnight', () => {
    const quoted = (day: number, hour: number) =>
      refusal({
        runners: {
          1: runner(1, {
            dernierRapportDirect: undefined,
            dernierRapportReference: { rapport: 4, dateRapport: Date.UTC(2026, 10, day, hour) },
          }),
        },
      });
    expect(quoted(17, 12)).toContain('its odds are of 2026-11-17');
    expect(quoted(23, 12)).toContain('its odds are of 2026-11-23');
    expect(quoted(20, 18)).toBeNull();
    expect(quoted(21, 23)).toBeNull();
  });

  it('is refused where it knows none of the runners, and not where their numbers are other ones', () => {
    expect(refusal({ runners: { 1: runner(1, { nom: 'INCONNU' }) } })).toContain(
      'none of its runners is known there, INCONNU among them',
    );
    expect(refusal({ runners: { 4: runner(4, { nom: 'JUMENT A' }) } })).toBeNull();
  });

  it('is refused where it pays a number nobody has, or a winner that did not win', () => {
    expect(refusal(pays('COUPLE_PLACE', '3-14'))).toContain('it pays number 14, of 5 declared runners');
    expect(refusal(pays('E_SIMPLE_GAGNANT', '5'))).toContain('it pays number 5 as the winner, where 3 won');
    expect(refusal(pays('SIMPLE_PLACE', '4-NP'))).toBeNull();
  });
});

describe('the silks of a list', () => {
  it('name its race where they agree', () => {
    expect(raceOfSilks([silks('21112026/R1/C1'), {}, silks('21112026/R1/C1')])).toEqual(KEY);
    expect(raceOfSilks([silks('21112026/R1/C1'), silks('21112026/R1/C2')])).toBeNull();
    expect(raceOfSilks([silks('31022026/R1/C1')])).toBeNull();
    expect(raceOfSilks([{ urlCasaque: 'x' }, {}])).toBeNull();
  });
});
