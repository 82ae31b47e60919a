import { wholeDaysUntil } from './wholeDaysUntil';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:01Z', 1],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 2],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('until %s %d days are left', (moment, days) => expect(wholeDaysUntil(moment, NOW)).toBe(days));
