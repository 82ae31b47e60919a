/** Which of the two runner tables a race has. */
export type DisciplineKind = 'trot' | 'galop';

/** Trot for Attelé and Monté, galop for everything else. */
export function disciplineKind(discipline: string): DisciplineKind {
  return isHarness(discipline) || /mont[eé]/i.test(discipline) ? 'trot' : 'galop';
}

/** Driven from a sulky: the rider is then a driver. */
export function isHarness(discipline: string): boolean {
  return /attel[eé]/i.test(discipline);
}
