import type { Calibration, CalibrationBin } from './calibrate';

const SIZE = 420;
const PAD = 52;
const LEAST = 0.5;
const MOST = 80;
const TICKS = [0.5, 1, 2, 5, 10, 20, 40, 80] as const;

const span = SIZE - 2 * PAD;
const along = (percent: number) =>
  (Math.log(Math.min(MOST, Math.max(LEAST, percent)) / LEAST) / Math.log(MOST / LEAST)) * span;
const x = (percent: number) => (PAD + along(percent)).toFixed(1);
const y = (percent: number) => (SIZE - PAD - along(percent)).toFixed(1);

function point({ said, won, margin }: CalibrationBin, colour: string): string {
  return [
    `<line x1="${x(said)}" x2="${x(said)}" y1="${y(said - margin)}" y2="${y(said + margin)}" stroke="${colour}" stroke-opacity="0.35" stroke-width="6"/>`,
    `<circle cx="${x(said)}" cy="${y(won)}" r="4" fill="${colour}"/>`,
  ].join('');
}

function grid(percent: number): string {
  return [
    `<line x1="${x(percent)}" x2="${x(percent)}" y1="${PAD}" y2="${SIZE - PAD}" stroke="#ddd"/>`,
    `<line x1="${PAD}" x2="${SIZE - PAD}" y1="${y(percent)}" y2="${y(percent)}" stroke="#ddd"/>`,
    `<text x="${x(percent)}" y="${SIZE - PAD + 16}" text-anchor="middle">${percent}</text>`,
    `<text x="${PAD - 8}" y="${Number(y(percent)) + 4}" text-anchor="end">${percent}</text>`,
  ].join('');
}

/**
 * A plot as SVG, both axes logarithmic: chance said by the odds across, share of winners up. Bars are the 95 % range
 * around what the odds say; the red point is the favourites.
 */
export function drawCalibration({ all, favourites }: Calibration): string {
  const middle = SIZE / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="11" fill="#333">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>`,
    ...TICKS.map(grid),
    `<line x1="${x(LEAST)}" y1="${y(LEAST)}" x2="${x(MOST)}" y2="${y(MOST)}" stroke="#888" stroke-dasharray="4 3"/>`,
    ...all.map((bin) => point(bin, '#14532d')),
    point(favourites, '#b91c1c'),
    `<text x="${middle}" y="${SIZE - 10}" text-anchor="middle">chance said by the final odds, %</text>`,
    `<text x="14" y="${middle}" text-anchor="middle" transform="rotate(-90 14 ${middle})">winners, %</text>`,
    `<text x="${middle}" y="24" text-anchor="middle" font-size="13">Do runners win as often as their odds say?</text>`,
    '</svg>\n',
  ].join('\n');
}
