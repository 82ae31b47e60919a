import { createWorld } from './createWorld';
import { demoTips } from './demoTips';

const day = createWorld({ seed: 'state', firstDay: '2026-07-01', warmUpDays: 5 }).day('2026-07-01');
const tips = demoTips(day);

describe('demo tips', () => {
  it('cover every numbered meeting and the Quinté+, by meeting, then race', () => {
    const quinte = day.races.find(({ race }) => race.quinte === 1)!;
    expect(tips.filter((tip) => tip.quinte).map(({ raceId }) => raceId)).toEqual([quinte.race.id]);
    const numbered = new Set(day.races.map(({ arrival }) => arrival.reun).filter((reun) => reun !== null));
    expect(new Set(tips.map((tip) => tip.meeting))).toEqual(numbered);
    const order = tips.map((tip) => tip.meeting * 100 + tip.race);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('say which race they are on', () => {
    for (const tip of tips) {
      const { race } = day.races.find((one) => one.race.id === tip.raceId)!;
      expect(tip).toMatchObject({ jour: race.jour, racecourse: race.hippo, raceName: race.prixnom });
      expect([String(tip.meeting), tip.race]).toEqual([race.reun, race.prix]);
      expect(tip.title).toBe(
        tip.quinte ? `Quinté+ – ${race.hippo}` : `R${tip.meeting}C${tip.race} – ${race.hippo}`,
      );
    }
  });

  it('name runners of their race, each once', () => {
    for (const tip of tips) {
      const race = day.races.find((one) => one.race.id === tip.raceId)!;
      const expected = race.runners.filter((runner) => runner.coteprob > 0).map((runner) => runner.numero);
      expect(new Set(tip.selection).size).toBe(tip.selection.length);
      for (const numero of tip.selection) expect(expected).toContain(numero);
      expect(tip.selection).toContain(tip.favourite);
      expect(tip.selection).not.toContain(tip.regret);
      expect(tip.notes?.length).toBeGreaterThan(0);
      for (const { number } of tip.notes ?? []) expect(tip.selection).toContain(number);
      expect([...tip.base, ...tip.regular, ...tip.outsiders]).toEqual(tip.selection);
    }
  });
});
