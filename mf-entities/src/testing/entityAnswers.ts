import type {
  EntityAnswer,
  EntityEntry,
  EntityKind,
  EntityPerformance,
  HorseIdentity,
  PerformancePage,
  Tally,
} from '@galopin/shared/contracts';
import {
  createFakeShell,
  httpError,
  type FakeShell,
  type FakeShellOptions,
  type RecordedCall,
} from '@galopin/shared/testing';

/** The moment the pages are looked at: 13:00 in Paris. */
export const ENTITY_NOW = Date.parse('2026-11-21T12:00:00Z');

export const tally = (starts: number, wins: number, places: number): Tally => ({ starts, wins, places });

const people = {
  horse: { id: 101, name: 'Ibis du Gîte' },
  jockey: { id: 201, name: 'A. Martin' },
  trainer: { id: 301, name: 'C. Petit' },
};

/** A trot race, run second. */
export function performance(raceId: number, over: Partial<EntityPerformance> = {}): EntityPerformance {
  return {
    raceId,
    jour: '2026-11-10',
    time: '14:00',
    racecourse: 'Paris-Vincennes',
    meeting: '1',
    raceNumber: 4,
    raceName: `Prix n° ${raceId}`,
    discipline: 'Attelé',
    distance: 2850,
    number: 3,
    ...people,
    odds: 4.5,
    ground: 'bon',
    outcome: 'start',
    rank: 2,
    result: '2',
    declared: 14,
    prize: 50_000,
    currency: 'EUR',
    weight: null,
    draw: null,
    startHandicap: null,
    shoeing: 'DD',
    kilometreTime: `1'12"5`,
    margin: '',
    ...over,
  };
}

export function entry(raceId: number, over: Partial<EntityEntry> = {}): EntityEntry {
  return {
    raceId,
    jour: '2026-11-21',
    time: '15:15',
    racecourse: 'Enghien',
    meeting: '2',
    raceNumber: 5,
    raceName: 'Prix de Demain',
    discipline: 'Attelé',
    distance: 2150,
    number: 7,
    ...people,
    odds: null,
    ...over,
  };
}

const horseIdentity: HorseIdentity = {
  kind: 'horse',
  sex: 'F',
  birthYear: 2021,
  coat: 'AL',
  country: 'FR',
  sire: 'SULKY D’OR',
  dam: 'PETITE SIRÈNE',
  damSire: '',
  trainer: people.trainer,
  owner: 'Écurie Belle',
  silks: null,
  record: `1'11"4`,
  earnings: {
    currency: 'EUR',
    career: 299_900,
    thisYear: 12_000_000,
    lastYear: null,
    before: '2026-11-10',
  },
};

const IDENTITIES = {
  horse: horseIdentity,
  jockey: { kind: 'jockey', weight: { usual: 57.5, least: 54, most: 60 } },
  trainer: { kind: 'trainer', string: 24 },
} as const satisfies Readonly<Record<EntityKind, EntityAnswer['identity']>>;

const part = (key: string, all: Tally, year: Tally = all) => ({ key, all, year });

/** The answer for one of each kind: ten starts in all, four of them within a year. */
export function entityAnswer(kind: EntityKind, over: Partial<EntityAnswer> = {}): EntityAnswer {
  const periods = { all: tally(10, 3, 6), year: tally(4, 1, 2) };
  return {
    id: people[kind].id,
    name: people[kind].name,
    today: '2026-11-21',
    since: '2025-03-01',
    identity: IDENTITIES[kind],
    hasOtherRole: false,
    form: '2a 1a Da (25) 3a',
    totals: periods,
    gap: 2,
    leftOut: { nonRunners: 0, unknown: 0, cancelled: 0 },
    source: null,
    starts:
      kind === 'horse'
        ? [
            {
              raceId: 1,
              jour: '2026-11-01',
              racecourse: 'Enghien',
              discipline: 'Attelé',
              rank: null,
              result: 'DAI',
              declared: 12,
            },
            {
              raceId: 2,
              jour: '2026-11-10',
              racecourse: 'Paris-Vincennes',
              discipline: 'Attelé',
              rank: 2,
              result: '2',
              declared: 14,
            },
          ]
        : [],
    months:
      kind === 'horse'
        ? []
        : [
            { month: '2026-09', ...tally(3, 1, 1) },
            { month: '2026-11', ...tally(1, 0, 1) },
          ],
    splits: {
      discipline: [
        part('Attelé', tally(7, 2, 4), tally(4, 1, 2)),
        part('Monté', tally(3, 1, 2), tally(0, 0, 0)),
      ],
      distance: [part('1800', tally(4, 2, 3), tally(1, 0, 0)), part('2600', tally(6, 1, 3), tally(3, 1, 2))],
      racecourse: [part('Paris-Vincennes', tally(10, 3, 6), tally(4, 1, 2))],
      draw: [part('mobile-10', tally(2, 0, 1), tally(0, 0, 0))],
      surface: [part('DUR', tally(10, 3, 6), tally(4, 1, 2))],
      ground: [],
    },
    pairs: [
      {
        with: kind === 'jockey' ? 'trainer' : 'jockey',
        minimum: kind === 'horse' ? 2 : 5,
        all: [{ id: 202, name: 'B. Durand', ...tally(5, 2, 3) }],
        year: [],
      },
    ],
    entries: [],
    performances: { total: 1, rows: [performance(2)] },
    ...over,
  };
}

export interface EntityAnswers {
  /** The whole page; an Error is thrown. */
  readonly entity: unknown;
  /** The answer to a call for further performances; an Error is thrown. */
  readonly performances?: PerformancePage | Error;
}

/** A fake shell whose API has these answers, and none for anything else. */
export function entityShell(
  { entity, performances }: EntityAnswers,
  options: FakeShellOptions = {},
): FakeShell {
  const answer = ({ name }: RecordedCall) => {
    const found = name.endsWith('/performances') ? performances : entity;
    if (found === undefined) throw httpError(404, name);
    if (found instanceof Error) throw found;
    return found;
  };
  return createFakeShell({ now: ENTITY_NOW, ...options, answer });
}
