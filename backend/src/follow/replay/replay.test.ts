import { afternoonFaults } from './afternoonFaults';
import { createReplayDay } from './createReplayDay';
import { createReplayTime } from './createReplayTime';
import { startReplayServer, type ReplayServer } from './startReplayServer';

const JOUR = '2026-11-21';
const START = Date.parse('2026-11-21T13:00:00Z');
const MINUTE = 60_000;
const RACE = '/programme/21112026/R1/C1';

interface Race {
  readonly heureDepart: number;
  readonly statut: string;
  readonly ordreArrivee?: readonly (readonly number[])[];
}

describe('a replayed day', () => {
  const day = createReplayDay({ jour: JOUR, firstStart: START, speed: 6 });
  const raceAt = (race: number, minutes: number) =>
    day.documentAt(`/programme/21112026/R1/C${race}`, START + minutes * MINUTE) as Race;

  it('passes as fast as it is told to', () => {
    expect([1, 2, 3].map((race) => (raceAt(race, 0).heureDepart - START) / MINUTE)).toEqual([0, 5, 10]);
    expect(raceAt(1, 0.4).ordreArrivee).toBeUndefined();
    expect(raceAt(1, 0.5).ordreArrivee).toEqual([[3], [1], [4]]);
    expect(raceAt(1, 1).ordreArrivee).toEqual([[1], [3], [4]]);
    expect(raceAt(2, 2).statut).toBe('COURSE_ANNULEE');
  });

  it('moves odds every two of its minutes until the start', () => {
    const odds = (minutes: number) =>
      JSON.stringify(day.documentAt('/programme/21112026/R1/C2/participants', START + minutes * MINUTE));
    expect(odds(1)).toBe(odds(1.1));
    expect(odds(1)).not.toBe(odds(1.4));
    expect(odds(5)).toBe(odds(9));
  });
});

describe('a replay that stands until it is told to go on', () => {
  let server: ReplayServer;

  beforeEach(async () => {
    const time = createReplayTime(() => START);
    server = await startReplayServer({ day: createReplayDay({ jour: JOUR, firstStart: START }), ...time });
  });
  afterEach(() => server.stop());

  const order = async () => ((await (await fetch(`${server.url}${RACE}`)).json()) as Race).ordreArrivee;
  const command = (path: string) => fetch(`${server.url}${path}`, { method: 'POST' });

  it('goes on by as many seconds', async () => {
    expect(await order()).toBeUndefined();
    expect((await command('/_replay/forward?seconds=180')).status).toBe(204);
    expect(await order()).toEqual([[3], [1], [4]]);
  });

  it.each([
    ['/_replay/forward', 400, 'seconds=: a number above 0 is wanted'],
    ['/_replay/forward?seconds=-1', 400, 'seconds=-1'],
    ['/_replay/back?seconds=1', 404, '/_replay/back is no command'],
  ])('refuses %s', async (path, status, why) => {
    const answer = await command(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(why);
  });

  it('refuses to be told where it goes by its own clock', async () => {
    const other = await startReplayServer({
      day: createReplayDay({ jour: JOUR, firstStart: START }),
      now: () => START,
    });
    expect((await fetch(`${other.url}/_replay/forward?seconds=1`, { method: 'POST' })).status).toBe(409);
    await other.stop();
  });

  it('refuses a port that is taken', async () => {
    const port = Number(new URL(server.url).port);
    const day = createReplayDay({ jour: JOUR, firstStart: START });
    await expect(startReplayServer({ day, now: () => START, port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('a bad afternoon', () => {
  it('has faults that pass, also when the day passes faster', () => {
    const faults = afternoonFaults(START, 6);
    expect(faults.every(({ from, until }) => from < until)).toBe(true);
    expect(Math.max(...faults.map(({ until }) => until))).toBeLessThan(START + 11 * MINUTE);
  });
});
