import { createWorld } from '../createWorld';
import type { CachedateRow } from '@galopin/shared/dictionary';
import { createCalibration } from './calibrate';
import { drawCalibration } from './drawCalibration';

const day = createWorld({ seed: 'calibration', firstDay: '2026-07-01', warmUpDays: 0 }).day('2026-07-01');
const [race] = day.races;
const runner = (cotedirect: number, cl: string): CachedateRow => ({ ...race!.runners[0]!, cotedirect, cl });

describe('the calibration', () => {
  it('compares what odds say with who won, favourites apart, non-runners left out', () => {
    const calibration = createCalibration();
    calibration.add({ runners: [runner(3, '1'), runner(3, '2'), runner(0, 'NP'), runner(1.5, '3')] });
    const { all, favourites } = calibration.result();
    expect(
      all.map(({ from, runners, said, won }) => [from, runners, Math.round(said), Math.round(won)]),
    ).toEqual([
      [1, 1, 50, 0],
      [2.8, 2, 25, 50],
    ]);
    expect(favourites).toMatchObject({ runners: 1, won: 0 });
  });

  it('is drawn as a whole picture', () => {
    const calibration = createCalibration();
    for (const one of day.races) calibration.add(one);
    const picture = drawCalibration(calibration.result());
    expect(picture).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(picture.match(/<circle/g)?.length).toBe(calibration.result().all.length + 1);
    expect(picture).not.toContain('NaN');
  });
});
