import { formatNumericDay } from '../lib';
import type { Race } from './Race';
import { raceLabel } from './raceLabel';

/**
 * Title of a race's page, the same in its document and in the window: « R1 C8 – Prix de Vesoul, Vincennes, 21/11/2026 ».
 * @param unnamed what stands for a race that has neither numbers nor a name
 */
export function racePageTitle(
  {
    meeting,
    number,
    name,
    racecourse,
    jour,
  }: Pick<Race, 'meeting' | 'number' | 'name' | 'racecourse' | 'jour'>,
  unnamed: string,
): string {
  const race = [raceLabel(meeting, number), name].filter(Boolean).join(' – ') || unnamed;
  return [race, racecourse, formatNumericDay(jour)].filter(Boolean).join(', ');
}
