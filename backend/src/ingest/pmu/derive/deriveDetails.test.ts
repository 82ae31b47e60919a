import type { Fields } from '../fields';
import { mergeDocuments } from '../mergeDocuments';
import { NO_DOCUMENTS, type RaceDocuments, type RacePart } from '../RaceDocuments';
import { runner, trot } from '../testing/documents';
import { deriveDetails } from './deriveDetails';
import { derivePayouts } from './derivePayouts';

const KEY = { jour: '2026-11-21', reun: 1, prix: 8 };
const documents = (part: RacePart): RaceDocuments => ({ ...NO_DOCUMENTS, ...part });
const details = (part: RacePart) => deriveDetails(KEY, documents(part));
const bet = (codePari: string, given: Fields = {}): Fields => ({
  codePari,
  typePari: codePari,
  miseBase: 200,
  ...given,
});

describe('what PMU says beside a race’s columns', () => {
  it('is country, nature, prize split and ground', () => {
    const race = {
      montantOffert1er: 15_550,
      montantOffert2eme: 5909,
      montantOffert3eme: 4354,
      montantOffert4eme: 0,
      penetrometre: {
        valeurMesure: '3,2',
        heureMesure: '2026-07-07T10:00',
        intitule: 'Bon',
        commentaire: 'Arrosé',
      },
    };
    expect(details({ race, meeting: { nature: 'SEMINOCTURNE', pays: { code: 'SWE' } } })).toMatchObject({
      pays: 'SE',
      nature: 'SEMINOCTURNE',
      details: {
        allocations: [15_550, 5909, 4354],
        terrain: { intitule: 'Bon', valeur: 3.2, heure: '10:00', commentaire: 'Arrosé' },
      },
    });
  });

  it('is nothing where PMU says nothing', () =>
    expect(details({})).toEqual({
      ...KEY,
      pays: null,
      nature: null,
      payable: null,
      details: { allocations: [], terrain: null, paris: [], cagnottes: [], partants: [] },
    }));

  it('is each bet on offer with its stake in cents, and jackpots, whose unit only a bet’s own amount tells', () => {
    const race = {
      paris: [
        bet('QUINTE_PLUS', { cagnotte: 50_000_000, enVente: true }),
        bet('E_TRIO', { cagnotte: 0 }),
        bet('EB5', { miseBase: undefined }),
      ],
      cagnottes: [{ numCourse: 8, typePari: 'QUINTE_PLUS', montant: 500_000 }],
    };
    const meeting = {
      cagnottes: [
        { numCourse: 8, typePari: 'E_TRIO', montant: 9000, cagnotteInternet: true },
        { numCourse: 3, typePari: 'TRIO', montant: 9000 },
      ],
    };
    expect(details({ race, meeting }).details).toMatchObject({
      paris: [
        { typePari: 'QUINTE_PLUS', miseBase: 200, enVente: true },
        { typePari: 'E_TRIO', miseBase: 200, enVente: false },
        { typePari: 'EB5', miseBase: null },
      ],
      cagnottes: [
        { typePari: 'QUINTE_PLUS', montant: 50_000_000 },
        { typePari: 'E_TRIO', montant: null },
      ],
    });
  });

  it('is who breeds, trains and rides a runner, and what is thought of it', () => {
    const given = {
      race: 'TROTTEUR FRANCAIS',
      eleveur: 'M. JEAN QUINTON',
      paysEntrainement: 'France',
      avisEntraineur: 'POSITIF',
      nombrePlaces: 15,
      driverChange: false,
      dernierRapportReference: { rapport: 4, indicateurTendance: '+', favoris: false },
      dernierRapportDirect: { rapport: 3, indicateurTendance: '-', favoris: true },
    };
    expect(details({ runners: { 1: runner(1, given) } }).details.partants).toEqual([
      {
        numero: 1,
        changement: false,
        ancien: '',
        eleveur: 'M. Jean Quinton',
        race: 'TROTTEUR FRANCAIS',
        entrainement: 'France',
        avis: 'POSITIF',
        placesPayees: 15,
        favori: true,
        tendance: '-',
      },
    ]);
  });

  it('names who was to ride before a change, in whatever order the documents come', () => {
    const before = { runners: { 1: runner(1, { driver: 'A.AVANT', driverChange: false }) } };
    const odds = { rapport: 2, dateRapport: Date.UTC(2026, 10, 21, 13) };
    const after = {
      runners: { 1: runner(1, { driver: 'B.APRES', driverChange: true, dernierRapportDirect: odds }) },
    };
    for (const [first, second] of [
      [before, after],
      [after, before],
    ] as const) {
      const merged = mergeDocuments(mergeDocuments(NO_DOCUMENTS, first), second);
      expect(deriveDetails(KEY, merged).details.partants).toMatchObject([
        { changement: true, ancien: 'A. Avant' },
      ]);
    }
    expect(details(after).details.partants).toMatchObject([{ changement: true, ancien: '' }]);
  });

  it('says whether there are payouts only of a race that is over, or whose list came', () => {
    const payable = (race: Fields, part: RacePart = {}) => details({ race, ...part }).payable;
    expect(payable({ ...trot, rapportsDefinitifsDisponibles: true })).toBe(true);
    expect(payable({ ...trot, rapportsDefinitifsDisponibles: false })).toBe(false);
    expect(payable({ rapportsDefinitifsDisponibles: false })).toBeNull();
    expect(payable(trot)).toBeNull();
    expect(payable(trot, { hasNoPayouts: true })).toBe(false);
    expect(payable(trot, { hasNoPayouts: true, payouts: { TRIO: bet('TRIO') } })).toBe(true);
  });
});

describe('a dividend', () => {
  const paid = (line: Fields, given: Fields = {}, race: Fields = {}) =>
    derivePayouts(
      KEY,
      documents({ race, payouts: { TRIO: { typePari: 'TRIO', miseBase: 200, rapports: [line], ...given } } }),
    )[0];

  it('is what PMU says of both stakes', () =>
    expect(
      paid({ dividende: 1, dividendePourUnEuro: 310, dividendePourUneMiseDeBase: 620 })?.lines,
    ).toMatchObject([{ dividendeEuro: 310, dividendeBase: 620 }]));

  it.each([
    ['PourUnEuro', 310, 310, 620],
    ['PourUneMiseDeBase', 620, 310, 620],
    ['', 620, null, null],
  ])(
    'for %s tells the other one where it is missing',
    (dividendeUnite, dividende, dividendeEuro, dividendeBase) =>
      expect(paid({ dividende, dividendeUnite })?.lines).toMatchObject([{ dividendeEuro, dividendeBase }]),
  );

  it('has the base stake of the bet on offer where the payouts leave it out', () => {
    const race = { paris: [bet('TRIO', { miseBase: 150 })] };
    expect(
      paid({ dividende: 300, dividendeUnite: 'PourUneMiseDeBase' }, { miseBase: undefined }, race),
    ).toMatchObject({
      miseBase: 150,
      lines: [{ dividendeEuro: 200, dividendeBase: 300 }],
    });
  });
});
