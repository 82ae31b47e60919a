const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const SHORT_MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

/** « novembre ». All functions here read a date in UTC. */
export const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';

/** « nov. » */
export const shortMonthOf = (date: Date): string => SHORT_MONTHS[date.getUTCMonth()] ?? '';

/** « samedi » */
export const weekdayOf = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? '';

/** « sam. » */
export const shortWeekdayOf = (date: Date): string => `${weekdayOf(date).slice(0, 3)}.`;

/** « 21 », and « 1er » for the first of a month. */
export const dateOf = (date: Date): string => {
  const day = date.getUTCDate();
  return day === 1 ? '1er' : String(day);
};

/** « 21/11/2026 » */
export const inFigures = (date: Date): string =>
  [twoDigits(date.getUTCDate()), twoDigits(date.getUTCMonth() + 1), date.getUTCFullYear()].join('/');

const twoDigits = (number: number): string => String(number).padStart(2, '0');
