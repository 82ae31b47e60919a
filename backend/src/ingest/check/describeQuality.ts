import Table from 'cli-table3';
import type { CheckResult, DayFindings, QualityReport } from './runChecks';

const SHOWN_DAYS = 30;
const SHOWN_EXAMPLES = 3;
const STYLE = { style: { head: [], border: [], compact: true } };

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function describePeriod({ from, until }: QualityReport): string {
  if (from === null && until === null) return 'all days';
  return [from === null ? '' : `from ${from}`, until === null ? '' : `to ${until}`].join(' ').trim();
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

const sum = (days: readonly DayFindings[]) => days.reduce((total, { findings }) => total + findings, 0);

function ruleTable(checks: readonly CheckResult[]): string {
  const table = new Table({
    head: ['rule', 'source', 'findings', 'days', 'first', 'last'],
    colAligns: ['left', 'left', 'right', 'right', 'left', 'left'],
    ...STYLE,
  });
  for (const check of checks) {
    for (const [source, days] of groupBy(check.days, ({ source }) => source)) {
      table.push([check.title, source, sum(days), days.length, days[0]?.jour ?? '', days.at(-1)?.jour ?? '']);
    }
  }
  return table.toString();
}

function dayTable(checks: readonly CheckResult[]): string[] {
  const all = checks.flatMap((check) => check.days.map((day) => ({ ...day, code: check.code })));
  const days = [...groupBy(all, ({ jour, source }) => `${jour} ${source}`)].toSorted(([left], [right]) =>
    left.localeCompare(right),
  );
  const table = new Table({
    head: ['day', 'source', 'findings', 'of which'],
    colAligns: ['left', 'left', 'right', 'left'],
    ...STYLE,
  });
  for (const [, found] of days.slice(-SHOWN_DAYS)) {
    const parts = found.map(({ code, findings }) => `${code} ${findings}`).join('\n');
    table.push([found[0]?.jour ?? '', found[0]?.source ?? '', sum(found), parts]);
  }
  const hidden = days.length - SHOWN_DAYS;
  return [
    table.toString(),
    ...(hidden > 0 ? [`… and ${plural(hidden, 'earlier day')}; --json has them all.`] : []),
  ];
}

function examples({ title, days }: CheckResult): string[] {
  const shown = days
    .toReversed()
    .flatMap(({ jour, source, examples: found }) => found.map((example) => ({ jour, source, ...example })));
  return [
    `${title}, for example:`,
    ...shown
      .slice(0, SHOWN_EXAMPLES)
      .map(({ jour, source, subject, detail }) => `  ${jour} ${source}  ${subject}: ${detail}`),
  ];
}

/** The lines that tell a person what the checks found: by rule and source, by day and source, and examples. */
export function describeQuality(report: QualityReport): string[] {
  const found = report.checks.filter(({ findings }) => findings > 0);
  const total = found.reduce((all, { findings }) => all + findings, 0);
  const heading = `${describePeriod(report)}: ${plural(total, 'finding')} by ${plural(report.checks.length, 'rule')}`;
  if (total === 0) return [`${heading}.`];
  return [
    `${heading}, ${found.length} of them not kept.`,
    ruleTable(found),
    ...dayTable(found),
    ...found.flatMap(examples),
  ];
}
