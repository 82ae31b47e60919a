import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Recorded documents of PMU, which are not part of the project: tests that use them run where they are. */
export const SAMPLES = path.resolve(__dirname, '../../../../../../shared/data/samples');
export const hasSamples = existsSync(SAMPLES);

export const CHANTILLY = '2026-07-07/R1/C1';
export const NANTES = '2025-11-05/R1/C1';
export const PROGRAMME = 'pmu-turfia/pmu_programme_echantillon.json';

/** Every file, with the race of those that name none. */
export const SAMPLE_FILES: readonly (readonly [file: string, race: string | null])[] = [
  [PROGRAMME, null],
  ['pmu-excerpts/course_2025-11-05_R1C1.json', null],
  ['pmu-turfia/pmu_participants_echantillon.json', CHANTILLY],
  ['pmu-turfia/pmu_rapports_definitifs_echantillon.json', CHANTILLY],
  ['pmu-turfia/pmu_rapports_couple_2sur4_echantillon.json', '2026-07-07/R1/C8'],
  ['pmu-turfia/pmu_rapports_quinte_echantillon.json', '2026-07-07/R1/C8'],
  ['pmu-excerpts/participant_2025-11-05_R1C1_num1.json', NANTES],
  ['pmu-excerpts/participant_2022-03-21_R2C1_num1.json', '2022-03-21/R2/C1'],
  ['pmu-excerpts/performances_2025-11-05_R1C1_one_past_race.json', NANTES],
  ['pmu-excerpts/rapports_2025-11-05_R1C1_simple_gagnant.json', NANTES],
];

export const readSample = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(SAMPLES, file), 'utf8'));
