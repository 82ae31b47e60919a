import { dateOf, inFigures, monthOf, shortMonthOf, shortWeekdayOf, weekdayOf } from './frenchCalendar';
import { NONE } from './frenchNumber';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|T)/;

/** A calendar day has no time zone: read in UTC it stays the same everywhere. */
function readDay(day: string | null | undefined): Date | undefined {
  const [, written] = DAY.exec(day?.trim() ?? '') ?? [];
  if (written === undefined) return undefined;
  const date = new Date(`${written}T00:00:00Z`);
  // `2026-02-30` is read as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? date : undefined;
}

function createDayFormat(write: (date: Date) => string) {
  return (day: string | null | undefined): string => {
    const date = readDay(day);
    return date === undefined ? NONE : write(date);
  };
}

/** A calendar day `YYYY-MM-DD` in full: « samedi 21 novembre 2026 ». « – » for none or no such day. */
export const formatDay = createDayFormat((date) =>
  [weekdayOf(date), dateOf(date), monthOf(date), date.getUTCFullYear()].join(' '),
);

/** A month `YYYY-MM` in full: « novembre 2026 ». « – » for none or no such month. */
export const formatMonth = (month: string | null | undefined): string =>
  formatWholeMonth(month && `${month}-01`);

const formatWholeMonth = createDayFormat((date) => `${monthOf(date)} ${date.getUTCFullYear()}`);

/** A calendar day `YYYY-MM-DD` in short: « sam. 21 nov. ». « – » for none or no such day. */
export const formatShortDay = createDayFormat((date) =>
  [shortWeekdayOf(date), dateOf(date), shortMonthOf(date)].join(' '),
);

/** A calendar day `YYYY-MM-DD` in figures: « 21/11/2026 ». « – » for none or no such day. */
export const formatNumericDay = createDayFormat(inFigures);
