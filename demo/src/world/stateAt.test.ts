import { parisDay } from './calendar';
import { createWorld } from './createWorld';
import { oddsBetween } from './oddsBetween';
import type { DemoRace } from './types';
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

  it('is the bets on offer, which are sold until the start', () => {
    const offered = (minutes: number) => stateAt(quinte, quinte.startsAt - minutes * MINUTE).offered;
    expect(offered(60)).toContainEqual({ typePari: 'QUINTE_PLUS', miseBase: 200, enVente: true });
    for (const minutes of [0, -5, -60]) expect(offered(minutes).some(({ enVente }) => enVente)).toBe(false);
    expect(offered(-60).map(({ typePari }) => typePari)).toEqual(offered(60).map(({ typePari }) => typePari));
  });

  it('is a provisional arrival of five from some three minutes after the start', () => {
    const { provisional } = arrivalDelays(quinte);
    expect(stateAt(quinte, quinte.startsAt + provisional - 1).arrival).toBeNull();
    const state = stateAt(quinte, quinte.startsAt + provisional);
    expect(state.arrival).toMatchObject({ statut: 'ARRIVEE_PROVISOIRE', definitive: false });
    expect(state.arrival?.ordre.flat().length).toBeGreaterThanOrEqual(5);
    expect(state.runners.every((runner) => runner.cl === '' || runner.cl === 'NP')).toBe(true);
  });

  it('tells of those who are not classed once the arrival is final, in the words of PMU', () => {
    const words = { NP: 'NON_PARTANT', DAI: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE', ARR: 'ARRETE' };
    const told = new Set<string>();
    for (const race of day.races) {
      expect(stateAt(race, race.startsAt + arrivalDelays(race).provisional).incidents).toEqual([]);
      const { runners, incidents } = stateAt(race, race.startsAt + arrivalDelays(race).final);
      for (const { numero, type } of incidents) {
        told.add(type);
        const cl = runners.find((runner) => runner.numero === numero)?.cl ?? '';
        expect(type).toBe(words[cl as keyof typeof words] ?? 'TOMBE');
      }
      const unplaced = runners.filter(({ cl }) => cl !== '' && !/^\d+$/.test(cl));
      expect(incidents.map(({ numero }) => numero)).toEqual(unplaced.map(({ numero }) => numero));
    }
    expect([...told]).toEqual(expect.arrayContaining(Object.values(words)));
  });

  it('is all of it from some eight minutes after the start', () => {
    const state = stateAt(quinte, quinte.startsAt + arrivalDelays(quinte).final);
    const { race, runners, arrival, payouts } = quinte;
    expect(state).toMatchObject({ race, runners, arrival, payouts });
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

  it('pays when it is final and not before', () => {
    const { final } = arrivalDelays(quinte);
    expect(stateAt(quinte, quinte.startsAt + final - 1).payouts).toEqual([]);
    const bets = stateAt(quinte, quinte.startsAt + final).payouts.map((bet) => bet.typePari);
    expect(bets).toEqual(expect.arrayContaining(['SIMPLE_GAGNANT', 'TIERCE', 'QUARTE_PLUS', 'QUINTE_PLUS']));
  });

  it('withdraws late non-runners in the last minutes only', () => {
    const late = quinte.runners.find((runner) => runner.cl !== 'NP')!;
    const race: DemoRace = {
      ...quinte,
      lateNonRunners: [late.numero],
      runners: quinte.runners.map((runner) =>
        runner === late ? { ...late, cl: 'NP', cotedirect: 0 } : runner,
      ),
    };
    const at = (minutes: number) =>
      stateAt(race, race.startsAt - minutes * MINUTE).runners.find(({ numero }) => numero === late.numero)!;
    expect(at(60).cl).toBe('');
    expect(at(60).cotedirect).toBeGreaterThan(1);
    expect([at(10).cl, at(10).cotedirect]).toEqual(['NP', 0]);
  });

  it('announces an arrival that is corrected before it is final', () => {
    const { ordre } = quinte.arrival;
    const race: DemoRace = { ...quinte, announced: [ordre[1]!, ordre[0]!, ...ordre.slice(2)] };
    const { provisional, corrected } = arrivalDelays(race);
    const first = stateAt(race, race.startsAt + provisional);
    const second = stateAt(race, race.startsAt + corrected);
    expect(first.arrival?.ordre.slice(0, 2)).toEqual([ordre[1], ordre[0]]);
    expect(second.arrival?.ordre.slice(0, 2)).toEqual(ordre.slice(0, 2));
    expect([first, second].map(({ arrival }) => arrival?.definitive)).toEqual([false, false]);
  });

  it('is over three quarters of an hour before the start when it is called off', () => {
    const race: DemoRace = {
      ...quinte,
      arrival: {
        ...quinte.arrival,
        ordre: [],
        statut: 'COURSE_ANNULEE',
        categorieStatut: 'ANNULEE',
        definitive: false,
      },
    };
    expect(stateAt(race, race.startsAt - 46 * MINUTE).arrival).toBeNull();
    expect(stateAt(race, race.startsAt - 45 * MINUTE).arrival).toMatchObject({ statut: 'COURSE_ANNULEE' });
  });

  it('has a history of odds that ends with the final ones and comes the same in pieces', () => {
    const { startsAt } = quinte;
    const all = oddsBetween(quinte, 0, startsAt + MINUTE);
    const last = new Map(all.map((point) => [point.numero, point.cote]));
    for (const runner of quinte.runners.filter(({ cotedirect }) => cotedirect > 0))
      expect(last.get(runner.numero)).toBe(runner.cotedirect);
    const middle = startsAt - 25 * MINUTE;
    expect([...oddsBetween(quinte, 0, middle), ...oddsBetween(quinte, middle, startsAt + MINUTE)]).toEqual(
      all,
    );
    expect(all.length).toBeGreaterThan(quinte.runners.length * 5);
  });

  it('starts at the time of its row in Paris', () => {
    const shown = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' }).format(
      quinte.startsAt,
    );
    expect([parisDay(quinte.startsAt), shown]).toEqual(['2026-07-01', quinte.race.heure]);
  });
});

describe('what changes of a demo race before its start', () => {
  const all = day.races.flatMap((race) =>
    stateAt(race, race.startsAt).changes.map((change) => ({ race, change })),
  );

  it('is withdrawals, shoes that come off and races called off, none of it before its time', () => {
    expect(new Set(all.map(({ change }) => change.kind))).toEqual(new Set(['non-runner', 'shoeing']));
    for (const { race, change } of all) {
      expect(stateAt(race, change.at - 1).changes).not.toContainEqual(change);
      expect(stateAt(race, change.at).changes).toContainEqual(change);
    }
  });

  it('is what the rows say before and after', () => {
    const shoes = all.filter(({ change }) => change.kind === 'shoeing');
    expect(shoes.length).toBeGreaterThan(2);
    for (const { race, change } of shoes) {
      const at = (time: number) => stateAt(race, time).runners.find(({ numero }) => numero === change.numero);
      expect(at(change.at - 1)).toMatchObject({ defoeil: 'FF', defFirstTime: 0 });
      expect(at(change.at)?.defoeil).toBe(change.after);
      expect(change.after).toContain('D');
    }
  });

  it('ends with the race when it is called off', () => {
    const { arrival } = quinte;
    const race: DemoRace = { ...quinte, arrival: { ...arrival, categorieStatut: 'ANNULEE', ordre: [] } };
    const { changes } = stateAt(race, race.startsAt);
    expect(changes.at(-1)).toMatchObject({
      kind: 'called-off',
      numero: null,
      at: race.startsAt - 45 * MINUTE,
    });
  });
});
