import type { CsvCount, CsvSeparator } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { CSV_COLUMNS } from './csvColumns';
import { csvLine, type CsvValue } from './csvLine';

/** Days of a file, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Runners with their races, as a file. */
export interface RunnerExport {
  count(span: DaySpan): Promise<CsvCount>;
  /** Text of the file, a day at a time, so that memory does not grow with its length. */
  lines(span: DaySpan, separator: CsvSeparator): AsyncGenerator<string>;
}

/** French spreadsheets take a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\uFEFF';
const SELECTED = sql.join(CSV_COLUMNS.map(({ table, column }) => sql.ref(`${table}.${column.name}`)));

export function createRunnerExport(db: Kysely<Database>): RunnerExport {
  const runnersOf = async (day: string) => {
    const { rows } = await sql<Readonly<Record<string, CsvValue>>>`
      select ${SELECTED} from cachedate as runner left join caractrap as race on race.id = runner.numcourse
      where runner.jour = ${day}
      order by race.reun_number, race.race_number, runner.numcourse, runner.numero, runner.id`.execute(db);
    return rows;
  };
  return {
    count: ({ from, to }) => {
      const races = db.fn.count<number>('numcourse').distinct().as('races');
      const runners = db.selectFrom('cachedate').where('jour', '>=', from).where('jour', '<=', to);
      return runners.select([db.fn.countAll<number>().as('rows'), races]).executeTakeFirstOrThrow();
    },
    lines: async function* ({ from, to }, separator) {
      const names = CSV_COLUMNS.map(({ column }) => column.name);
      yield (separator === ';' ? BYTE_ORDER_MARK : '') + csvLine(names, separator);
      for (let day = from; day <= to; day = addDays(day, 1)) {
        const runners = await runnersOf(day);
        const lines = runners.map((runner) =>
          csvLine(
            names.map((name) => runner[name] ?? null),
            separator,
          ),
        );
        if (lines.length > 0) yield lines.join('');
      }
    },
  };
}
