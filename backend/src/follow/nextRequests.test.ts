import { feedAddress, followProgramme, type FollowedDay, type FollowedRace, type Stage } from './FollowedDay';
import { followedDays } from './followedDays';
import { nextRequests } from './nextRequests';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE = SECOND;
const JOUR = '2026-11-21';
const START = Date.parse('2026-11-21T13:00:00Z');
const KEY = { jour: JOUR, reun: 1, prix: 1 };

function race(given: Partial<FollowedRace> = {}): FollowedRace {
  const stage: Stage = given.stage ?? 'coming';
  return {
    key: KEY,
    startsAt: START,
    stage,
    outcome: stage,
    since: START,
    paysSince: null,
    hasPress: false,
    ...given,
  };
}

const day = (races: readonly FollowedRace[], asked: Record<string, number> = {}): FollowedDay => ({
  jour: JOUR,
  races,
  asked: new Map(Object.entries(asked)),
  postponed: new Map(),
});

const PROGRAMME = feedAddress(JOUR, null, 'programme');
const RACE = feedAddress(JOUR, KEY, 'race');
const RUNNERS = feedAddress(JOUR, KEY, 'participants');
const PAST = feedAddress(JOUR, KEY, 'performances-detaillees/pretty');
const PAYOUTS = feedAddress(JOUR, KEY, 'rapports-definitifs');
/** All that can be had of the race, had at a moment. */
const had = (at: number) => ({ [PROGRAMME]: at, [RACE]: at, [RUNNERS]: at, [PAST]: at, [PAYOUTS]: at });

describe('what to ask next', () => {
  it('is the programme, as long as nothing else is known', () => {
    expect(nextRequests(day([]), LIVE).map(({ address }) => address)).toEqual([PROGRAMME]);
    expect(PROGRAMME).toBe('programme/21112026');
  });

  it('is the programme every five minutes while it has no races', () => {
    const [request] = nextRequests(day([], { [PROGRAMME]: START }), LIVE);
    expect(request?.due).toBe(START + 5 * MINUTE);
  });

  it.each<[string, number, Partial<FollowedRace>, Record<string, number>]>([
    ['five hours before', -300, {}, { [PROGRAMME]: 15, [RUNNERS]: 30 }],
    ['ninety minutes before', -90, {}, { [PROGRAMME]: 3, [RUNNERS]: 5 }],
    ['ten minutes before', -10, {}, { [PROGRAMME]: 1, [RUNNERS]: 1, [RACE]: 7 }],
    ['two minutes before', -2, {}, { [PROGRAMME]: 1, [RUNNERS]: 1 / 3, [RACE]: 1 / 3 }],
    ['at the start', 0.5, {}, { [PROGRAMME]: 1, [RACE]: 1 / 4, [RUNNERS]: 1 / 3 }],
    ['while it is run', 2, {}, { [PROGRAMME]: 1, [RACE]: 1 / 60 }],
    ['when it is late', 40, {}, { [PROGRAMME]: 1, [RACE]: 1 / 3 }],
    ['when it is very late', 90, {}, { [PROGRAMME]: 1, [RACE]: 1 }],
    ['after three hours without arrival', 200, {}, { [PROGRAMME]: 15 }],
    ['while provisional', 6, { stage: 'provisional' }, { [PROGRAMME]: 1, [RACE]: 1 / 60, [RUNNERS]: -1 }],
    ['while provisional for long', 40, { stage: 'provisional' }, { [PROGRAMME]: 1, [RACE]: 1 / 4 }],
    ['once final', 6, { stage: 'final' }, { [PROGRAMME]: 1, [RUNNERS]: -1 }],
    ['when it is called off', 6, { stage: 'cancelled' }, { [PROGRAMME]: 1 }],
    ['without a time', 0, { startsAt: null }, { [PROGRAMME]: 15, [RUNNERS]: 30 }],
  ])('comes at its pace %s', (_, minutes, given, pace) => {
    const now = START + minutes * MINUTE;
    const requests = nextRequests(day([race(given)], had(now)), LIVE);
    const expected = new Map(Object.entries(pace));
    // Runners of a race that is over are asked for at fixed times, five minutes after the arrival for one.
    if (expected.get(RUNNERS) === -1) expected.set(RUNNERS, (START + 20 * MINUTE - now) / MINUTE);
    const within = requests.filter(
      ({ due, document }) => due - now <= 31 * MINUTE && document !== 'performances-detaillees/pretty',
    );
    const soon = new Map(within.map(({ address, due }) => [address, (due - now) / MINUTE]));
    expect(soon).toEqual(expected);
  });

  it('changes pace in time: a slow interval ends where a quick one begins', () => {
    const [next] = nextRequests(day([race()], had(START - 31 * MINUTE)), LIVE).filter(
      ({ address }) => address === RUNNERS,
    );
    expect(next?.due).toBe(START - 30 * MINUTE);
  });

  it('is the payouts once they are said to be there, later twice again, anew after a correction', () => {
    const dueOf = (given: Partial<FollowedRace>, asked: number) =>
      nextRequests(day([race({ stage: 'final', ...given })], had(asked)), LIVE).find(
        ({ address }) => address === PAYOUTS,
      )?.due;
    expect(dueOf({}, START)).toBeUndefined();
    const paysSince = START + 15 * MINUTE;
    expect(dueOf({ paysSince }, START)).toBe(paysSince);
    expect(dueOf({ paysSince }, paysSince)).toBe(paysSince + 10 * MINUTE);
    expect(dueOf({ paysSince }, paysSince + 10 * MINUTE)).toBe(paysSince + 60 * MINUTE);
    expect(dueOf({ paysSince }, paysSince + 60 * MINUTE)).toBeUndefined();
    const since = paysSince + 90 * MINUTE;
    expect(dueOf({ paysSince, since }, paysSince + 60 * MINUTE)).toBe(since);
  });

  it('is what the press says before the race, where it says something', () => {
    const isAsked = (given: Partial<FollowedRace>) =>
      nextRequests(day([race(given)]), LIVE).some(({ document }) => document === 'pronostics-detailles');
    expect(isAsked({})).toBe(false);
    expect(isAsked({ hasPress: true })).toBe(true);
    expect(isAsked({ hasPress: true, stage: 'final' })).toBe(false);
  });

  it('leaves a document that failed alone for its time', () => {
    const followed = { ...day([race()]), postponed: new Map([[PROGRAMME, START + MINUTE]]) };
    const programme = nextRequests(followed, LIVE).find(({ address }) => address === PROGRAMME);
    expect(programme?.due).toBe(START + MINUTE);
  });
});

describe('a day that is followed', () => {
  const programme = (given: object) => ({
    races: [{ key: KEY, race: { numOrdre: 1, heureDepart: START, ...given }, meeting: {} }],
    unread: 0,
  });
  const stagesOf = (followed: FollowedDay) => followed.races.map(({ stage, since }) => [stage, since]);

  it('takes the stage of each race and when it was first seen', () => {
    const first = followProgramme(day([]), programme({ statut: 'PROGRAMMEE' }), 1);
    const arrived = followProgramme(first, programme({ categorieStatut: 'ARRIVEE', ordreArrivee: [[1]] }), 2);
    const same = followProgramme(arrived, programme({ categorieStatut: 'ARRIVEE', ordreArrivee: [[1]] }), 3);
    const corrected = followProgramme(
      same,
      programme({ categorieStatut: 'ARRIVEE', ordreArrivee: [[2]] }),
      4,
    );
    const older = followProgramme(corrected, programme({ statut: 'PROGRAMMEE' }), 5);
    expect([first, arrived, same, corrected, older].flatMap(stagesOf)).toEqual([
      ['coming', 1],
      ['provisional', 2],
      ['provisional', 2],
      ['provisional', 4],
      ['provisional', 4],
    ]);
  });

  it.each([
    ['2026-11-21T12:59:59Z', ['2026-11-21', '2026-11-22']],
    ['2026-11-21T23:30:00Z', ['2026-11-22', '2026-11-21']],
    ['2026-11-22T02:59:59Z', ['2026-11-22', '2026-11-21']],
    ['2026-11-22T03:00:00Z', ['2026-11-22', '2026-11-23']],
    ['2026-07-01T22:30:00Z', ['2026-07-02', '2026-07-01']],
  ])(
    'at %s is Paris time, with the day before in the small hours and from then on the next',
    (moment, days) => {
      expect(followedDays(Date.parse(moment))).toEqual(days);
    },
  );
});
