import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapRace } from './raceMapper';
import { mapRunners } from './runnerMapper';
import { disciplineKind } from '../domain/disciplineKind';

/** Real rows of 4 December 2022, kept outside of the project. */
const SAMPLES = path.resolve(__dirname, '../../../../shared/data/samples/pturf-prevision_horses');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(SAMPLES, file), 'utf8'));

(existsSync(SAMPLES) ? describe : describe.skip)('the rows of a real day', () => {
  it('are all races that can be shown', () => {
    const rows = read('caractrap_2022-12-04_derived.json') as unknown[];
    const races = rows.map((row) => mapRace([row]));
    expect(races).toHaveLength(130);
    expect(races.filter((race) => race?.isQuinte)).toHaveLength(1);
    expect(races.every((race) => (race?.distance ?? 0) > 0 && race?.number !== null)).toBe(true);
    expect(new Set(races.map((race) => disciplineKind(race?.discipline ?? '')))).toEqual(
      new Set(['trot', 'galop']),
    );
  });

  it.each([
    ['cachedate_1407183_quinte_vincennes_R1C8_trot_derived.json', 18],
    ['cachedate_1409547_craon_R3C5_plat_handicap_derived.json', 16],
  ])('are runners that can be shown (%s)', (file, count) => {
    const runners = mapRunners(read(file));
    expect(runners.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, place) => place + 1),
    );
    expect(runners.every(({ horse, jockey, trainer }) => horse.id && jockey.id && trainer.id)).toBe(true);
  });
});
