import { formatKilometreTime } from '@galopin/shared/lib';

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The first and last moment taken for a racing date: 2000 to 2100. */
const isPlausible = (ms: number) => ms > 946_684_800_000 && ms < 4_102_444_800_000;

/** Day (`YYYY-MM-DD`) and time (`HH:MM:SS`) in Paris of epoch milliseconds; null for none. */
export function parisMoment(ms: number | null): { readonly jour: string; readonly heure: string } | null {
  if (ms === null || !isPlausible(ms)) return null;
  const [jour = '', heure = ''] = paris.format(ms).split(' ');
  return { jour, heure };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Total time `3'27"54` of milliseconds; empty for none. */
export function totalTime(ms: number | null): string {
  if (ms === null || ms <= 0) return '';
  const hundredths = Math.round(ms / 10);
  return `${Math.floor(hundredths / 6000)}'${two(Math.floor((hundredths % 6000) / 100))}"${two(hundredths % 100)}`;
}

/**
 * Kilometre rate `1'13"6` of milliseconds a kilometre, cut to tenths as everywhere on the site; empty for none.
 * @source samples of 2025-11-05: PMU sends whole tenths, so that cutting and rounding say the same of its rates
 */
export function kilometreRate(ms: number | null): string {
  return ms === null || ms <= 0 ? '' : formatKilometreTime(ms);
}

/** Days from one day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
