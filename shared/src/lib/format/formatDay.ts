import { atFirstUse } from './atFirstUse';
import { NONE } from './frenchNumber';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|T)/;

function readDay(day: string | null | undefined): Date | undefined {
  const [, written] = DAY.exec(day?.trim() ?? '') ?? [];
  if (written === undefined) return undefined;
  const date = new Date(`${written}T00:00:00Z`);
  // `2026-02-30` is read as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? date : undefined;
}

function createDayFormat(options: Intl.DateTimeFormatOptions) {
  // A calendar day has no time zone: written and read in UTC it stays the same everywhere.
  const format = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }));
  return (day: string | null | undefined): string => {
    const date = readDay(day);
    if (date === undefined) return NONE;
    const isWordy = options.month !== '2-digit';
    return format()
      .formatToParts(date)
      .map(({ type, value }) => (isWordy && type === 'day' && value === '1' ? '1er' : value))
      .join('');
  };
}

/** A calendar day `YYYY-MM-DD` in full: « samedi 21 novembre 2026 ». « – » for none or no such day. */
export const formatDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar day `YYYY-MM-DD` in short: « sam. 21 nov. ». « – » for none or no such day. */
export const formatShortDay = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A calendar day `YYYY-MM-DD` in figures: « 21/11/2026 ». « – » for none or no such day. */
export const formatNumericDay = createDayFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
