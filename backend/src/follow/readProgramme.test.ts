import { programme } from '../ingest/pmu/testing/documents';
import { followProgramme, type FollowedDay } from './FollowedDay';
import { programmeFault, readProgramme, startOfRace } from './readProgramme';

const JOUR = '2026-11-21';
const START = Date.parse('2026-11-21T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-20T23:00:00Z');

/** Meetings by number with how many races they have. */
type Meetings = Readonly<Record<number, number>>;

function programmeOf(meetings: Meetings, change: (race: Record<string, unknown>) => object = (race) => race) {
  const reunions = Object.entries(meetings).map(([reun, count]) => ({
    numOfficiel: Number(reun),
    dateReunion: MIDNIGHT,
    courses: Array.from({ length: count }, (_, index) =>
      change({
        numReunion: Number(reun),
        numOrdre: index + 1,
        heureDepart: START + index * 1_800_000,
        statut: 'PROGRAMMEE',
      }),
    ),
  }));
  return { programme: { reunions } };
}

const read = (document: unknown) => {
  const found = readProgramme(document, JOUR);
  if (found === null) throw new Error('a programme is wanted');
  return found;
};
const NOTHING: FollowedDay = { jour: JOUR, races: [], asked: new Map(), postponed: new Map() };
const dayOf = (meetings: Meetings) => followProgramme(NOTHING, read(programmeOf(meetings)), START);
const faultOf = (known: Meetings, document: unknown) =>
  programmeFault(known === NONE ? [] : dayOf(known).races, read(document));
const NONE: Meetings = {};
const without =
  (...names: readonly string[]) =>
  (race: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(race).map(([name, value]) => [names.includes(name) ? `x${name}` : name, value]),
    );

describe('a programme', () => {
  it('is told from what is none', () => {
    expect(readProgramme({ programme: {} }, JOUR)).toBeNull();
    expect(readProgramme('<html>', JOUR)).toBeNull();
    expect(read(programme())).toMatchObject({ races: [{}, {}], unread: 0 });
  });

  it('counts races without number, meetings without a list, and races of another day as unread', () => {
    expect(read(programmeOf({ 1: 3 }, without('numOrdre')))).toMatchObject({ races: [], unread: 3 });
    expect(read({ programme: { reunions: [{ numOfficiel: 1, races: [] }] } }).unread).toBe(1);
    expect(readProgramme(programmeOf({ 1: 3 }), '2026-11-22')).toMatchObject({ races: [], unread: 3 });
  });

  it.each<[string, Meetings, unknown]>([
    ['is the first of its day', NONE, programmeOf({ 1: 8 })],
    [
      'is the first, with few races that can be read',
      NONE,
      programmeOf({ 1: 8 }, (race) => (race['numOrdre'] === 1 ? race : {})),
    ],
    ['names no races where none are known', NONE, programmeOf({})],
    ['has more races', { 1: 8 }, programmeOf({ 1: 9, 2: 7 })],
    ['drops one of two meetings', { 1: 4, 2: 8 }, programmeOf({ 1: 4 })],
    ['drops half of the meetings', { 1: 8, 2: 8, 3: 8, 4: 8 }, programmeOf({ 1: 8, 2: 8 })],
    ['drops a race of a meeting', { 1: 8 }, programmeOf({ 1: 7 })],
  ])('is plausible that %s', (_, known, document) => expect(faultOf(known, document)).toBeNull());

  it.each<[string, Meetings, unknown, string]>([
    [
      'cannot be read at all',
      NONE,
      programmeOf({ 1: 8 }, without('numOrdre')),
      'none of its 8 races could be read',
    ],
    [
      'has two keys renamed',
      { 1: 8, 2: 8 },
      programmeOf({ 1: 8, 2: 8 }, without('numOrdre', 'heureDepart')),
      'none of its 16 races could be read',
    ],
    ['is empty all of a sudden', { 1: 8 }, programmeOf({}), 'has no races, though 8 are known'],
    [
      'drops the only meeting for another',
      { 1: 8 },
      programmeOf({ 2: 8 }),
      'lacks 1 of the 1 meetings known',
    ],
    ['drops most meetings', { 1: 8, 2: 8, 3: 8 }, programmeOf({ 1: 8 }), 'lacks 2 of the 3 meetings known'],
    [
      'drops most races of a meeting',
      { 1: 8 },
      programmeOf({ 1: 3 }),
      'lacks 5 of 8 races known, or their starts',
    ],
    [
      'has lost the starts',
      { 1: 8 },
      programmeOf({ 1: 8 }, without('heureDepart')),
      'lacks 8 of 8 races known, or their starts',
    ],
    [
      'tells starts in seconds',
      { 1: 8 },
      programmeOf({ 1: 8 }, (race) => ({ ...race, heureDepart: START / 1000 })),
      'lacks 8 of 8 races known, or their starts',
    ],
  ])('is not plausible that %s', (_, known, document, why) => expect(faultOf(known, document)).toBe(why));
});

describe('the day after a programme', () => {
  it('follows what was dropped no more, unless some races could not be read', () => {
    const day = dayOf({ 1: 4, 2: 3 });
    expect(followProgramme(day, read(programmeOf({ 1: 4 })), START).races).toHaveLength(4);
    const half = programmeOf({ 1: 4, 2: 3 }, (race) => (race['numOrdre'] === 2 ? {} : race));
    expect(followProgramme(day, read(half), START).races).toHaveLength(7);
  });

  it('keeps a start that is told no more', () => {
    const [race] = followProgramme(
      dayOf({ 1: 1 }),
      read(programmeOf({ 1: 1 }, without('heureDepart'))),
      START,
    ).races;
    expect(race?.startsAt).toBe(START);
  });
});

describe('the start of a race', () => {
  it.each([
    ['after midnight, overseas', MIDNIGHT + 27 * 3_600_000, true],
    ['two days later', MIDNIGHT + 48 * 3_600_000, false],
    ['years ago', START / 1000, false],
    ['no time', 'soon', false],
  ])('%s', (_, heureDepart, isKept) =>
    expect(startOfRace({ heureDepart }, JOUR)).toBe(isKept ? heureDepart : null),
  );
});
