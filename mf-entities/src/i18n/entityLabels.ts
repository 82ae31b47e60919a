import {
  DISTANCE_BANDS,
  DRAW_BANDS,
  type EntityKind,
  type EntitySplitName,
  type Tally,
} from '@galopin/shared/contracts';
import { formatDistance, formatNumber } from '@galopin/shared/lib';
import type { RiderLicence } from '../domain/riderLicence';
import { entityCopy } from './entityCopy';
import { disciplineLabel } from './raceLabels';

/** « Driver », « Jockey », « Cheval »: what stands above the name. */
export function roleLabel(kind: EntityKind, licence: RiderLicence): string {
  return kind === 'jockey' ? entityCopy.licence[licence] : entityCopy.kind[kind];
}

/** « Montes » of a jockey, « Partants » of a trainer, « Courses » of horses and drivers. */
export function startsLabel(kind: EntityKind, licence: RiderLicence): string {
  return entityCopy.starts[kind === 'jockey' && licence !== 'jockey' ? 'driver' : kind];
}

/** « 12 courses, 3 victoires, 5 places ». */
export function tallyLabel({ starts, wins, places }: Tally): string {
  const { raceCount, winCount, placeCount, tally } = entityCopy;
  return tally(
    raceCount(formatNumber(starts), starts < 2),
    winCount(formatNumber(wins), wins < 2),
    placeCount(formatNumber(places), places < 2),
  );
}

/** A part of a split in words: « 1 800 à 2 199 m », « Plat, corde 1 à 4 », « Sable fibré ». */
export function partLabel(split: EntitySplitName, key: string): string {
  switch (split) {
    case 'discipline':
      return disciplineLabel(key);
    case 'distance':
      return distanceBand(Number(key));
    case 'draw':
      return drawBand(key);
    case 'surface':
      return entityCopy.surfaces[key] ?? key;
    case 'ground':
      return key.charAt(0).toLocaleUpperCase('fr') + key.slice(1);
    case 'racecourse':
      return key;
  }
}

function distanceBand(from: number): string {
  const next = DISTANCE_BANDS.find((bound) => bound > from);
  if (next === undefined) return entityCopy.from(formatDistance(from));
  if (from === 0) return entityCopy.under(formatDistance(next));
  return entityCopy.between(formatNumber(from), formatDistance(next - 1));
}

function drawBand(key: string): string {
  const [start = '', bound = ''] = key.split('-');
  const isMobile = start === 'mobile';
  const from = Number(bound);
  const next = (isMobile ? DRAW_BANDS.mobile : DRAW_BANDS.flat).find((one) => one > from);
  const band =
    next === undefined ? entityCopy.from(String(from)) : entityCopy.between(String(from), String(next - 1));
  return isMobile ? entityCopy.mobileDraw(band, next === undefined) : entityCopy.flatDraw(band);
}
