import type { Fields } from '../fields';

/** A small day of our own in PMU's shape: one meeting, a trot with a dead heat, incidents and a coupled entry. */
export const DAY = '2026-11-21';
const MIDNIGHT = Date.UTC(2026, 10, 20, 23);
const START = Date.UTC(2026, 10, 21, 12, 38);

export const trot: Fields = {
  numReunion: 1,
  numOrdre: 1,
  heureDepart: START,
  timezoneOffset: 3_600_000,
  libelle: "PRIX DU MOULIN D'AVRIL",
  libelleCourt: 'MOULIN AVRIL',
  montantPrix: 21_000,
  montantTotalOffert: 21_000,
  parcours: '2850 M. GRANDE PISTE',
  distance: 2850,
  distanceUnit: 'METRE',
  corde: 'CORDE_GAUCHE',
  discipline: 'ATTELE',
  specialite: 'TROT_ATTELE',
  categorieParticularite: 'AUTOSTART',
  conditionAge: 'QUATRE_ANS_ET_PLUS',
  conditionSexe: 'FEMELLES',
  nombreDeclaresPartants: 5,
  conditions: 'Course F. Pour 4 ans et au-dessus.',
  paris: [{ codePari: 'QUINTE_PLUS', typePari: 'QUINTE_PLUS', miseBase: 200 }],
  statut: 'FIN_COURSE',
  categorieStatut: 'ARRIVEE',
  arriveeDefinitive: true,
  dureeCourse: 207_540,
  ordreArrivee: [[3], [1, 4]],
  incidents: [{ type: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE', numeroParticipants: [2] }],
};

export const cancelled: Fields = {
  numReunion: 1,
  numOrdre: 2,
  heureDepart: START + 1_800_000,
  libelle: 'PRIX DE LA BRUME',
  discipline: 'PLAT',
  specialite: 'PLAT',
  distance: 1600,
  nombreDeclaresPartants: 9,
  statut: 'COURSE_ANNULEE',
  categorieStatut: 'ANNULEE',
};

export const meeting: Fields = {
  dateReunion: MIDNIGHT,
  numOfficiel: 1,
  statut: 'PROGRAMMEE',
  hippodrome: {
    code: 'VAL',
    libelleCourt: 'VAL-LES-BRUYERES',
    libelleLong: 'HIPPODROME DE VAL-LES-BRUYERES',
  },
  meteo: {
    datePrevision: MIDNIGHT,
    nebulositeLibelleCourt: 'Peu Nuageux',
    nebulositeLibelleLong: 'Quelques nuages.',
    temperature: 9,
    forceVent: 12,
    directionVent: 'SO',
  },
};

export function programme(races: readonly Fields[] = [trot, cancelled], header: Fields = meeting): Fields {
  return { programme: { date: MIDNIGHT, reunions: [{ ...header, courses: races }] }, timestampPMU: START };
}

/** A runner of the trot. */
export function runner(numPmu: number, given: Fields = {}): Fields {
  return {
    numPmu,
    nom: `JUMENT ${'ABCDE'[numPmu - 1] ?? 'Z'}`,
    nomPere: 'GRAND PERE',
    nomMere: `MERE ${numPmu}`,
    age: 6,
    sexe: 'FEMELLES',
    statut: 'PARTANT',
    allure: 'TROT',
    driver: `A.COCHER${numPmu}`,
    entraineur: 'CH.MAITRE (S)',
    proprietaire: 'ECURIE DU MOULIN',
    musique: '1a3aDa(25)0a',
    nombreCourses: 10,
    nombreVictoires: 2,
    nombrePlaces: 7,
    nombrePlacesSecond: 1,
    nombrePlacesTroisieme: 1,
    gainsParticipant: { gainsCarriere: 1_403_550, gainsVictoires: 900_000, gainsPlace: 503_550 },
    handicapDistance: 2850,
    dernierRapportReference: {
      rapport: 10 + numPmu,
      typeRapport: 'REFERENCE',
      dateRapport: START - 3_600_000,
    },
    dernierRapportDirect: { rapport: 4.5 + numPmu, typeRapport: 'DIRECT', dateRapport: START },
    ...given,
  };
}

export const runners: Fields = {
  participants: [
    runner(1, {
      ordreArrivee: 2,
      tempsObtenu: 207_900,
      reductionKilometrique: 72_900,
      deferre: 'DEFERRE_POSTERIEURS',
    }),
    runner(2, { incident: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE', handicapDistance: 2875 }),
    runner(3, { ordreArrivee: 1, tempsObtenu: 207_540, reductionKilometrique: 72_800 }),
    runner(4, { ordreArrivee: 2, tempsObtenu: 207_900, reductionKilometrique: 72_900 }),
    runner(5, { statut: 'NON_PARTANT' }),
  ],
  ecuries: [{ nom: 'ECURIE DU MOULIN', numeroParticipants: [1, 2] }],
};

export const payouts: readonly Fields[] = [
  {
    typePari: 'SIMPLE_GAGNANT',
    miseBase: 200,
    rembourse: false,
    rapports: [
      {
        libelle: 'Simple gagnant',
        dividende: 750,
        dividendePourUnEuro: 750,
        dividendePourUneMiseDeBase: 1500,
        combinaison: '3',
        nombreGagnants: 1200.5,
      },
    ],
  },
];

export const performances: Fields = {
  participants: [
    {
      numPmu: 3,
      nomCheval: 'JUMENT C',
      coursesCourues: [
        {
          date: MIDNIGHT - 10 * 86_400_000,
          hippodrome: 'Pontchâteau',
          nomPrix: 'PRIX D',
          discipline: 'ATTELE',
          allocation: 15_500,
          distance: 2800,
          nbParticipants: 13,
          participants: [
            {
              place: { place: 6, statusArrivee: 'PLACE' },
              nomCheval: 'JUMENT C',
              nomJockey: 'CH. AUTRE',
              itsHim: true,
              reductionKilometrique: 7750,
              distanceParcourue: 2825,
            },
          ],
        },
      ],
    },
  ],
};
