import type { FormItem } from '../stable/types';

/**
 * Form string, newest first: `1a 4a Da (25) 2a`. A year in brackets says that what follows was run in it.
 * @param items newest last
 * @param year year of the race the string is written for
 * @param limit most items shown
 */
export function formString(items: readonly FormItem[], year: number, limit = Infinity): string {
  const parts: string[] = [];
  let current = year;
  for (let index = items.length - 1; index >= Math.max(0, items.length - limit); index -= 1) {
    const item = items[index]!;
    if (item.year !== current) parts.push(`(${String(item.year % 100).padStart(2, '0')})`);
    current = item.year;
    parts.push(item.text);
  }
  return parts.join(' ');
}

/** The old form of the string: ranks over 9 as 0, cut at 24 characters. */
export function oldFormString(form: string): string {
  return form.replaceAll(/\b\d{2,}(?=[a-z])/g, '0').slice(0, 24);
}
