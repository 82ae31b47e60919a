import { parisDay } from './calendar';
import { createWorld } from './createWorld';
import { demoTips } from './demoTips';
import { arrivalDelays, dayAt, stageAt, stateAt } from './stateAt';

const MINUTE = 60_000;
const day = createWorld({ seed: 'state', firstDay: '2026-07-01', warmUpDays: 5 }).day('2026-07-01');
const quinte = day.races.find(({ race }) => race.quinte === 1)!;

describe('what is public of a demo race', () => {
  it('is declared runners with probable odds and nothing of the result the evening before', () => {
    const { race, runners, arrival } = stateAt(quinte, quinte.startsAt - 20 * 60 * MINUTE);
    expect(arrival).toBeNull();
    expect([race.arriv, race.tempscourse]).toEqual(['', '']);
    for (const runner of runners) {
      expect([runner.cl, runner.tempstot, runner.redkm, runner.ecar, runner.cotedirect]).toEqual([
        '',
        '',
        '',
        '',
        0,
      ]);
    }
    expect(runners.filter((runner) => runner.coteprob > 0).length).toBeGreaterThan(10);
  });

  it('has odds that move towards the final ones', () => {
    const odds = (minutes: number) =>
      stateAt(quinte, quinte.startsAt - minutes * MINUTE).runners.map((runner) => runner.cotedirect);
    expect(odds(120)).not.toEqual(odds(60));
    expect(odds(0)).toEqual(quinte.runners.map((runner) => runner.cotedirect));
    expect(odds(30)).toEqual(odds(30));
  });

  it('is a provisional arrival of five from some three minutes after the start', () => {
    const { provisional } = arrivalDelays(quinte);
    expect(stateAt(quinte, quinte.startsAt + provisional - 1).arrival).toBeNull();
    const state = stateAt(quinte, quinte.startsAt + provisional);
    expect(state.arrival).toMatchObject({ statut: 'ARRIVEE_PROVISOIRE', definitive: false });
    expect(state.arrival?.ordre.flat().length).toBeGreaterThanOrEqual(5);
    expect(state.runners.every((runner) => runner.cl === '' || runner.cl === 'NP')).toBe(true);
  });

  it('is all of it from some eight minutes after the start', () => {
    const state = stateAt(quinte, quinte.startsAt + arrivalDelays(quinte).final);
    expect(state).toEqual(quinte);
    expect(state.arrival).toMatchObject({ statut: 'ARRIVEE_DEFINITIVE_COMPLETE', definitive: true });
  });

  it('has all races of a past day final', () => {
    const later = dayAt(day, quinte.startsAt + 24 * 60 * MINUTE);
    expect(later.every(({ arrival }) => arrival?.definitive === true)).toBe(true);
  });

  it('stays the same while its stage does', () => {
    const seen = new Map<string, string>();
    for (let minutes = -300; minutes <= 12; minutes += 0.5) {
      const now = quinte.startsAt + minutes * MINUTE;
      const state = JSON.stringify(stateAt(quinte, now));
      expect(seen.get(stageAt(quinte, now)) ?? state).toBe(state);
      seen.set(stageAt(quinte, now), state);
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  it('starts at the time of its row in Paris', () => {
    const shown = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' }).format(
      quinte.startsAt,
    );
    expect([parisDay(quinte.startsAt), shown]).toEqual(['2026-07-01', quinte.race.heure]);
  });
});

describe('demo tips', () => {
  const tips = demoTips(day);

  it('begin with the Quinté+ and cover every numbered meeting', () => {
    expect(tips[0]).toMatchObject({ raceId: quinte.race.id, quinte: true });
    const numbered = new Set(day.races.map(({ arrival }) => arrival.reun).filter((reun) => reun !== null));
    expect(new Set(tips.map((tip) => tip.reun))).toEqual(numbered);
  });

  it('name runners of their race, each once', () => {
    for (const tip of tips) {
      const race = day.races.find((one) => one.race.id === tip.raceId)!;
      const running = race.runners.filter((runner) => runner.cl !== 'NP').map((runner) => runner.numero);
      expect(new Set(tip.selection).size).toBe(tip.selection.length);
      for (const numero of tip.selection) expect(running).toContain(numero);
      expect(tip.selection).toContain(tip.coupDeCoeur);
      expect([...tip.base, ...tip.chancesRegulieres, ...tip.outsiders]).toEqual(tip.selection);
    }
  });
});
