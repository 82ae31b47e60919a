import type { RaceKey } from '../races/store/RaceKey';
import type { Importer } from './Importer';
import { createPmuImporter } from './pmu/createPmuImporter';
import { createPressImporter, PRESS_COLUMNS } from './press/createPressImporter';
import { createPturfImporter, DUMP_START, JSON_START } from './pturf/createPturfImporter';
import { detectDelimiter } from './readCsvRows';
import { readText } from './readText';

/** A field that a row of pturf has and no document of PMU. */
const PTURF_FIELD = /"(?:numcourse|prixnom|comp)"\s*:/i;

/**
 * The importer of what a file holds, told from its start: exports of pturf (JSON, CSV, a dump), documents of PMU, what
 * the press selects; each also gzipped. A file that is none of them is refused by the importer that is given.
 * @param race of PMU's documents that name none; null to take it from the path
 * @throws UnusableFileError when it cannot be read, is empty or is not text
 */
export async function chooseImporter(file: string, race: RaceKey | null): Promise<Importer> {
  const { start, pieces } = await readText({ path: file });
  // Who reads only the start lets go of the file.
  for await (const _ of pieces) break;
  if (!DUMP_START.test(start)) {
    if (JSON_START.test(start) && !PTURF_FIELD.test(start)) return createPmuImporter(race);
    if (!JSON_START.test(start) && isPress(start)) return createPressImporter();
  }
  return createPturfImporter();
}

function isPress(start: string): boolean {
  const [header = ''] = start.trimStart().split('\n', 1);
  const names = header
    .split(detectDelimiter(start))
    .map((name) => name.replaceAll('"', '').trim().toLowerCase());
  return PRESS_COLUMNS.every((name) => names.includes(name));
}
