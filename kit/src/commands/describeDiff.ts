import type { DiffAnswer } from '@galopin/shared/contracts';
import { describeTable } from './describeTable';

/** What differs between two builds, as lines for a terminal. */
export function describeDiff({ name, from, to, facts, files, brotli }: DiffAnswer): string[] {
  const head = `${name} ${from} → ${to}: ${sizeOf(brotli.before)} → ${sizeOf(brotli.after)} to load`;
  if (facts.length === 0 && files.length === 0) return [head, '  no difference'];
  return [
    head,
    ...describeTable(facts.map(({ fact, before, after }) => [`  ${fact}`, before ?? '–', '→', after ?? '–'])),
    ...describeTable(
      files.map(({ file, before, after }) => [
        `  ${signOf(before, after)} ${file}`,
        before === null ? '–' : `${before}`,
        '→',
        after === null ? '–' : `${after} bytes`,
      ]),
    ),
  ];
}

function signOf(before: number | null, after: number | null): string {
  if (before === null) return '+';
  return after === null ? '-' : '~';
}

const sizeOf = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
