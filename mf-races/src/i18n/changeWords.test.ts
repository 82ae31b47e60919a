import { changeWords } from './changeWords';

it.each([
  ['non-runner', null, null, ''],
  ['called-off', null, null, ''],
  ['rider', 'M. DURAND', 'E. RAFFIN', 'M. DURAND → E. RAFFIN'],
  ['rider', null, 'E. RAFFIN', 'E. RAFFIN'],
  ['shoeing', 'FF', 'DD', 'F → D4'],
  ['blinkers', null, 'A', 'sans œillères → œillères australiennes'],
  ['start-time', '15:10', '15:25', '15h10 → 15h25'],
  ['odds-fall', '12.5', '6.2', '12,5 → 6,2'],
  ['ground', 'souple', 'collant', 'souple → collant'],
] as const)('a change of %s from %s to %s is « %s »', (kind, before, after, words) =>
  expect(changeWords({ kind, before, after })).toBe(words),
);
