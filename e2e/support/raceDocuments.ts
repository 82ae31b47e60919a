/** A race of our own in PMU's shape, long past: a dead heat, a fall, a non-runner, odds that moved, and every kind of payout. */
export const RACE_KEY = '2021-05-06/R1/C1';

const MIDNIGHT = Date.UTC(2021, 4, 5, 22);
const START = Date.UTC(2021, 4, 6, 12, 38);
const HOUR = 3_600_000;

export const programme = {
  programme: {
    date: MIDNIGHT,
    reunions: [
      {
        dateReunion: MIDNIGHT,
        numOfficiel: 1,
        statut: 'PROGRAMMEE',
        hippodrome: { code: 'VAL', libelleCourt: 'VAL-LES-BRUYERES', libelleLong: 'VAL-LES-BRUYERES' },
        courses: [
          race(1, 'PRIX DU MOULIN', {
            statut: 'FIN_COURSE',
            categorieStatut: 'ARRIVEE',
            arriveeDefinitive: true,
            dureeCourse: 207_540,
            ordreArrivee: [[4], [3], [1, 6], [2]],
            incidents: [{ type: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE', numeroParticipants: [5] }],
          }),
          race(2, 'PRIX DE LA BRUME', { statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' }),
        ],
      },
    ],
  },
  timestampPMU: START,
};

function race(numOrdre: number, libelle: string, more: object) {
  return {
    numReunion: 1,
    numOrdre,
    heureDepart: START + numOrdre * 30 * 60_000,
    timezoneOffset: 7_200_000,
    libelle,
    libelleCourt: libelle,
    montantPrix: 21_000,
    montantTotalOffert: 21_000,
    parcours: '2850 M. GRANDE PISTE',
    distance: 2850,
    distanceUnit: 'METRE',
    corde: 'CORDE_GAUCHE',
    discipline: 'ATTELE',
    specialite: 'TROT_ATTELE',
    conditionSexe: 'FEMELLES',
    nombreDeclaresPartants: 7,
    conditions: 'Course F. Pour 4 ans et au-dessus.',
    ...more,
  };
}

const RANKS: Readonly<Record<number, number>> = { 4: 1, 3: 2, 1: 3, 6: 3, 2: 5 };

export const runners = {
  participants: [1, 2, 3, 4, 5, 6, 7].map((numPmu) => ({
    numPmu,
    nom: `JUMENT ${'ABCDEFG'[numPmu - 1]}`,
    nomPere: 'GRAND PERE',
    nomMere: `MERE ${numPmu}`,
    age: 6,
    sexe: 'FEMELLES',
    statut: numPmu === 7 ? 'NON_PARTANT' : 'PARTANT',
    allure: 'TROT',
    driver: `A.COCHER${numPmu}`,
    entraineur: 'CH.MAITRE (S)',
    proprietaire: 'ECURIE DU MOULIN',
    musique: '1a3aDa(20)0a',
    nombreCourses: 10,
    nombreVictoires: 2,
    nombrePlaces: 7,
    gainsParticipant: { gainsCarriere: 1_403_550 },
    handicapDistance: numPmu > 4 ? 2875 : 2850,
    ...(numPmu === 5 && { incident: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE' }),
    ...(RANKS[numPmu] !== undefined && {
      ordreArrivee: RANKS[numPmu],
      reductionKilometrique: 72_700 + 100 * RANKS[numPmu],
    }),
    dernierRapportReference: { rapport: 12, typeRapport: 'REFERENCE', dateRapport: START - 3 * HOUR },
    dernierRapportDirect: { rapport: 3.5 + 2 * numPmu, typeRapport: 'DIRECT', dateRapport: START },
  })),
};

type Line = readonly [libelle: string, combinaison: string, pourUnEuro: number];

function bet(typePari: string, miseBase: number, lines: readonly Line[], rembourse = false) {
  return {
    typePari,
    miseBase,
    rembourse,
    rapports: lines.map(([libelle, combinaison, pourUnEuro]) => ({
      libelle,
      combinaison,
      dividende: pourUnEuro,
      dividendePourUnEuro: pourUnEuro,
      dividendePourUneMiseDeBase: (pourUnEuro * miseBase) / 100,
      nombreGagnants: pourUnEuro === 0 ? 0 : 100_000 / pourUnEuro,
    })),
  };
}

export const payouts = [
  bet('QUINTE_PLUS', 200, [
    ['Quinté+ Ordre', '4-3-1-6-2', 1_235_060],
    ['Quinté+ Ordre', '4-3-6-1-2', 1_401_000],
    ['Quinté+ Désordre', '4-3-1-6-2', 12_340],
    ['Bonus 4sur5', '4-3-1-6', 980],
    ['Bonus 3', '4-3-1', 420],
  ]),
  bet('QUARTE_PLUS', 150, [
    ['Quarté+ Ordre', '4-3-1-6', 98_700],
    ['Quarté+ Désordre', '4-3-1-6', 9870],
    ['Bonus', '4-3-1', 760],
  ]),
  bet('TIERCE', 100, [
    ['Tiercé Ordre', '4-3-1', 24_510],
    ['Tiercé Désordre', '4-3-1', 4900],
  ]),
  bet('MULTI', 300, [
    ['Multi en 4', '4-3-1-6', 21_000],
    ['Multi en 5', '4-3-1-6', 4200],
    ['Multi en 6', '4-3-1-6', 1400],
    ['Multi en 7', '4-3-1-6', 600],
  ]),
  bet('DEUX_SUR_QUATRE', 300, [
    ['2sur4', '4-3', 410],
    ['2sur4 1 NP', '4-NP', 0],
  ]),
  bet('TRIO', 200, [['Trio', '4-3-1', 3310]]),
  bet('COUPLE_GAGNANT', 200, [['Couplé gagnant', '4-3', 1840]]),
  bet('COUPLE_PLACE', 200, [['Couplé placé', '4-3', 620]]),
  bet('COUPLE_ORDRE', 200, [['Couplé ordre', '', 100]], true),
  bet('SIMPLE_PLACE', 200, [
    ['Simple placé', '4', 210],
    ['Simple placé', '3', 180],
    ['Simple placé', '1', 150],
    ['Simple placé', '6', 260],
  ]),
  bet('SIMPLE_GAGNANT', 200, [['Simple gagnant', '4', 1150]]),
  bet('E_SIMPLE_GAGNANT', 200, [['Simple gagnant', '4', 1100]]),
];
