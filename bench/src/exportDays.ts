import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { createWorld, dayNumber, isoDay } from '@galopin/demo/world';

/** Files in the form of the field's exports, and what they hold. */
export interface Exported {
  readonly races: string;
  readonly runners: string;
  readonly raceRows: number;
  readonly runnerRows: number;
}

export interface ExportOptions {
  readonly folder: string;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly days: number;
}

/** A text is quoted, so that an empty one differs from none. */
const cell = (value: number | string | null) =>
  typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : (value ?? '');

class CsvFile {
  rows = 0;
  private readonly stream: WriteStream;

  constructor(
    readonly file: string,
    private readonly columns: readonly string[],
  ) {
    this.stream = createWriteStream(file);
    this.stream.write(`${columns.join()}\n`);
  }

  async add(rows: readonly object[]): Promise<void> {
    const lines = rows.map((row) => {
      const values = row as Readonly<Record<string, number | string | null>>;
      return `${this.columns.map((column) => cell(values[column] ?? null)).join()}\n`;
    });
    this.rows += rows.length;
    if (!this.stream.write(lines.join(''))) await once(this.stream, 'drain');
  }

  async close(): Promise<void> {
    this.stream.end();
    await once(this.stream, 'close');
  }
}

/** Writes days of the demo world as two CSV files, a row a race and a row a runner, with every column. */
export async function exportDays({ folder, from, days }: ExportOptions): Promise<Exported> {
  const world = createWorld({ seed: 'bench', firstDay: from, warmUpDays: 0 });
  const races = new CsvFile(
    path.join(folder, 'races.csv'),
    CARACTRAP_COLUMNS.map(({ name }) => name),
  );
  const runners = new CsvFile(
    path.join(folder, 'runners.csv'),
    CACHEDATE_COLUMNS.map(({ name }) => name),
  );
  for (let day = 0; day < days; day += 1) {
    const ran = world.day(isoDay(dayNumber(from) + day)).races;
    await races.add(ran.map(({ race }) => race));
    await runners.add(ran.flatMap((each) => each.runners));
  }
  await Promise.all([races.close(), runners.close()]);
  return { races: races.file, runners: runners.file, raceRows: races.rows, runnerRows: runners.rows };
}
