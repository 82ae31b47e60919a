import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayNumber, isoDay } from '../calendar';
import { createWorld } from '../createWorld';
import { createCalibration, type CalibrationBin } from './calibrate';
import { drawCalibration } from './drawCalibration';

const FIRST_DAY = '2025-07-01';
const DAYS = 365;
const PICTURE = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../docs/pictures/demo-calibration.svg',
);

const row = (name: string, { runners, said, won, margin }: CalibrationBin) =>
  `| ${name} | ${runners} | ${said.toFixed(2)} | ${won.toFixed(2)} | ± ${margin.toFixed(2)} |`;

const started = Date.now();
const calibration = createCalibration();
const world = createWorld({ seed: 'calibration', firstDay: FIRST_DAY, warmUpDays: 0 });
const counts = { races: 0, runners: 0 };
for (let day = 0; day < DAYS; day += 1) {
  for (const race of world.day(isoDay(dayNumber(FIRST_DAY) + day)).races) {
    calibration.add(race);
    counts.races += 1;
    counts.runners += race.runners.length;
  }
}
const result = calibration.result();
mkdirSync(path.dirname(PICTURE), { recursive: true });
writeFileSync(PICTURE, drawCalibration(result));
const seconds = (Date.now() - started) / 1000;
console.log(`${counts.races} races, ${counts.runners} runners generated in ${seconds.toFixed(1)} s.\n`);
console.log('| odds | runners | said, % | won, % | 95 % range |\n|---|---|---|---|---|');
console.log(row('favourites', result.favourites));
result.all.forEach((bin, index) => {
  const next = result.all[index + 1];
  console.log(row(next === undefined ? `from ${bin.from}` : `${bin.from} to ${next.from}`, bin));
});
