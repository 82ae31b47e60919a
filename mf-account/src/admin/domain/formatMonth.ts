import { atFirstUse } from '@galopin/shared/lib';

const format = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** A calendar month `YYYY-MM` in short: « nov. 2026 »; as it came where it is none. */
export function formatMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(first.getTime()) ? month : format().format(first);
}
