import type { LockedTip, PressOfDay, Tip, TipsOfDay } from '@galopin/shared/contracts';
import { demoPress, demoTips, type DemoDay } from '@galopin/demo/world';

const OPEN_TIPS = 1;

function lock({ raceId, meeting, race, racecourse, raceName, quinte }: Tip, day: DemoDay): LockedTip {
  const heure = day.races.find((one) => one.race.id === raceId)?.race.heure;
  return { raceId, meeting, race, racecourse, raceName, quinte, time: heure?.slice(0, 5) ?? null };
}

/** The answer of the cloud function `tipsOfDay`; none of a day outside the world. */
export function tipsOfDay(day: DemoDay | undefined, unlocked: boolean): TipsOfDay {
  if (day === undefined) return { tips: [], locked: [], total: 0, unlocked };
  const all = demoTips(day);
  const open = unlocked ? all.length : OPEN_TIPS;
  return {
    tips: all.slice(0, open),
    locked: all.slice(open).map((tip) => lock(tip, day)),
    total: all.length,
    unlocked,
  };
}

/** The answer of the cloud function `pressOfDay`. */
export function pressOfDay(day: DemoDay | undefined): PressOfDay {
  const press = day === undefined ? null : demoPress(day);
  return { press: press === null ? [] : [press] };
}
